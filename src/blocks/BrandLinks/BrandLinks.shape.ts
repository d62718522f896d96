import { object, string, type InferType } from 'yup';

export const brandLinksShape = object({
  title: string().trim().required(),
  listUrl: string().trim().matches(/^\/(?![/\\])/).required(),
}).noUnknown();

export type BrandLinksFields = InferType<typeof brandLinksShape>;
