import { object, string, type InferType } from 'yup';

export const latestCarsShape = object({
  title: string().trim().required(),
  linkText: string().trim().default(''),
  linkUrl: string().trim().matches(/^\/(?![/\\])/).optional(),
}).noUnknown();

export type LatestCarsFields = InferType<typeof latestCarsShape>;
