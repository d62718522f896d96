import type { InferType } from 'yup';
import { blockSchema, choiceField, flagField, headingField, richTextBelowTitle, textField } from '../fields.schema';
import { distances } from '../parts/options.schema';

export const richContentBlockSchema = blockSchema('RichContentBlock', {
  Title: textField(),
  TitleTag: headingField(),
  RichText: richTextBelowTitle(),
  Centered: flagField(),
  MarginTop: choiceField(distances, ''),
  MarginBottom: choiceField(distances, ''),
});

export type RichContentBlockFields = InferType<typeof richContentBlockSchema>;
