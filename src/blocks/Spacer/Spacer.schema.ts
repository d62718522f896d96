import type { InferType } from 'yup';
import { blockSchema, choiceField } from '../fields.schema';
import { backgroundField } from '../parts/options.schema';

export const spacerSchema = blockSchema('Spacer', {
  Height: choiceField(['Small', 'Medium', 'Large'] as const, 'Medium'),
  BackgroundColor: backgroundField(),
});

export type SpacerFields = InferType<typeof spacerSchema>;
