import type { InferType } from 'yup';
import {
  blockSchema,
  choiceField,
  flagField,
  headingField,
  imageField,
  linkField,
  textField,
  videoField,
} from '../fields.schema';
import { buttonFields, textColorField } from '../parts/options.schema';

export const heroBannerSchema = blockSchema('HeroBanner', {
  Content: choiceField(['Image', 'Video'] as const, 'Image'),
  Image: imageField(),
  ImagePhone: imageField(),
  VideoDesktop: videoField(),
  VideoPhone: videoField(),
  HasControlBar: flagField(),
  Title: textField(),
  TitleTag: headingField('H1'),
  Text: textField(),
  ...buttonFields(),
  SecondLink: linkField(),
  TextColor: textColorField(),
  HeroBannerHasSearchBar: flagField(),
  HeroBannerSearchUrl: linkField(),
  HasMarginTop: flagField(),
  CenterContent: flagField(),
  ContentPlacement: choiceField(['Top', 'Bottom'] as const, ''),
  Variant: choiceField(['FullScreen', 'Low'] as const, ''),
});

export type HeroBannerFields = InferType<typeof heroBannerSchema>;
