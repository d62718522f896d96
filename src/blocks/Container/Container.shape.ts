import type { InferType } from 'yup';
import { choiceField, knownFields } from '../fields.shape';

export const containerShape = knownFields({
  BackgroundColor: choiceField(['BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3', 'None'] as const, 'None'),
});

export type ContainerFields = InferType<typeof containerShape>;
