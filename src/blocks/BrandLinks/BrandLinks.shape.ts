import { object, type InferType } from 'yup';
import { linkField, textField } from '../fields.shape';

/** `listUrl`: the car list, which takes what is chosen as a filter. */
export const brandLinksShape = object({ title: textField(), listUrl: linkField() }).noUnknown();

export type BrandLinksFields = InferType<typeof brandLinksShape>;
