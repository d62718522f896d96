import type { InferType } from 'yup';
import { blockShape, choiceField } from '../fields.shape';
import { backgroundField } from '../parts/options.shape';

export const spacerShape = blockShape('Spacer', {
  Height: choiceField(['Small', 'Medium', 'Large'] as const, 'Medium'),
  BackgroundColor: backgroundField(),
});

export type SpacerFields = InferType<typeof spacerShape>;
