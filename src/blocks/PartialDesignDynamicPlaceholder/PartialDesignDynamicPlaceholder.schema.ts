import type { InferType } from 'yup';
import { knownFields } from '../fields.schema';

export const partialDesignSchema = knownFields({});

export type PartialDesignFields = InferType<typeof partialDesignSchema>;
