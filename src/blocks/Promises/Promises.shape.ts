import { object, type InferType } from 'yup';
import { knownFields, listField, textField } from '../fields.shape';

/** What is promised without words is not promised: items without a title are left out by the view. */
export const promisesShape = knownFields({
  title: textField(),
  items: listField(object({ title: textField(), text: textField() })),
});

export type PromisesFields = InferType<typeof promisesShape>;
