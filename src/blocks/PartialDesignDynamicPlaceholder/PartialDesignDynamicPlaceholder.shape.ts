import { object, type InferType } from 'yup';

export const partialDesignShape = object({}).noUnknown();

export type PartialDesignFields = InferType<typeof partialDesignShape>;
