import type { InferType } from 'yup';
import { knownFields } from '../fields.shape';

export const scrollToTopShape = knownFields({});

export type ScrollToTopFields = InferType<typeof scrollToTopShape>;
