import { object, type InferType } from 'yup';
import { knownFields, listField, textField } from '../fields.schema';

/** Items without a title are left out by the view. */
export const promisesSchema = knownFields({
  title: textField(),
  items: listField(object({ title: textField(), text: textField() })),
});

export type PromisesFields = InferType<typeof promisesSchema>;
