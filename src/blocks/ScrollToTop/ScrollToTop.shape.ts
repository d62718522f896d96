import { object, type InferType } from 'yup';

export const scrollToTopShape = object({}).noUnknown();

export type ScrollToTopFields = InferType<typeof scrollToTopShape>;
