import { object, type InferType } from 'yup';
import { choiceField } from '../fields.shape';

export const containerShape = object({ BackgroundColor: choiceField(['BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3', 'None'] as const, 'None') }).noUnknown();

export type ContainerFields = InferType<typeof containerShape>;
