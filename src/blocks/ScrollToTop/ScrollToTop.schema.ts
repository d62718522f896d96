import type { InferType } from 'yup';
import { knownFields } from '../fields.schema';

export const scrollToTopSchema = knownFields({});

export type ScrollToTopFields = InferType<typeof scrollToTopSchema>;
