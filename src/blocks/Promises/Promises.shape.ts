import { array, object, string, type InferType } from 'yup';

export const promisesShape = object({
  title: string().trim().required(),
  items: array(object({ title: string().trim().required(), text: string().trim().required() }).required()).min(1).max(6).required(),
}).noUnknown();

export type PromisesFields = InferType<typeof promisesShape>;
