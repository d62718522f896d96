import type { InferType } from 'yup';
import { blockSchema, choiceField, flagField, imageField, linkField, textField, videoField } from '../fields.schema';
import { buttonTypes, textColorField } from '../parts/options.schema';

export const ctaBannerSchema = blockSchema('CTABanner', {
  Title: textField(),
  Text: textField(),
  Link: linkField(),
  ButtonType: choiceField([...buttonTypes, 'None'] as const, 'Primary'),
  Image: imageField(),
  ImagePhone: imageField(),
  VideoDesktop: videoField(),
  VideoPhone: videoField(),
  Width: choiceField(['FullWidth', 'Constrained'] as const, 'FullWidth'),
  Variant: choiceField(['Big'] as const, ''),
  CenterContent: flagField(),
  TextColor: textColorField(),
  TextBackground: flagField(),
  HasMarginTop: flagField(),
});

export type CTABannerFields = InferType<typeof ctaBannerSchema>;
