import { object, type InferType } from 'yup';
import { blockSchema, linkField, listField, textField } from '../fields.schema';

const terms = object({ Title: textField(), Link: linkField() }).noUnknown();

export const serviceRequestBlockSchema = blockSchema('ServiceRequest', {
  Title: textField(),
  Text: textField(),
  /** Next to the box that says that it was read: how details are handled. */
  Terms: listField(terms),
});

export type ServiceRequestFields = InferType<typeof serviceRequestBlockSchema>;
