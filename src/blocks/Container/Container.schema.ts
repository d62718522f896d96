import type { InferType } from 'yup';
import { choiceField, knownFields } from '../fields.schema';

export const containerSchema = knownFields({
  BackgroundColor: choiceField(['BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3', 'None'] as const, 'None'),
});

export type ContainerFields = InferType<typeof containerSchema>;
