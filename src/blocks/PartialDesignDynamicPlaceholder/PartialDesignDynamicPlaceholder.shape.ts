import type { InferType } from 'yup';
import { knownFields } from '../fields.shape';

export const partialDesignShape = knownFields({});

export type PartialDesignFields = InferType<typeof partialDesignShape>;
