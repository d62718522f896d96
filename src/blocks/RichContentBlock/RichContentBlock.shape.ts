import type { InferType } from 'yup';
import { blockShape, choiceField, flagField, headingField, richTextBelowTitle, textField } from '../fields.shape';
import { distances } from '../parts/options.shape';

export const richContentBlockShape = blockShape('RichContentBlock', {
  Title: textField(),
  TitleTag: headingField(),
  RichText: richTextBelowTitle(),
  Centered: flagField(),
  MarginTop: choiceField(distances, ''),
  MarginBottom: choiceField(distances, ''),
});

export type RichContentBlockFields = InferType<typeof richContentBlockShape>;
