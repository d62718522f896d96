import { object, string, type InferType } from 'yup';

export const bodyTypesShape = object({
  title: string().trim().required(),
  /** The car list, which takes the body as a filter. */
  listUrl: string().trim().matches(/^\/(?![/\\])/).required(),
}).noUnknown();

export type BodyTypesFields = InferType<typeof bodyTypesShape>;
