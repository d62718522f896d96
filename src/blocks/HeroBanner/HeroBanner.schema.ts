import { object, type InferType } from 'yup';
import {
  blockSchema,
  choiceField,
  flagField,
  headingField,
  imageField,
  linkField,
  listField,
  numberField,
  textField,
  videoField,
} from '../fields.schema';
import { buttonFields, textColorField } from '../parts/options.schema';

/** What a truck is searched by. */
const truck = object({
  Kind: textField(),
  Axles: textField(),
  Price: numberField(0),
}).noUnknown();

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
  /** Facts below a search: '{facilities} anläggningar · 14 dagars bytesrätt'; '{closing}' where ClosingLots follows. */
  Proof: textField(),
  ...buttonFields(),
  SecondLink: linkField(),
  TextColor: textColorField(),
  HeroBannerHasSearchBar: flagField(),
  HeroBannerSearchUrl: linkField(),
  /** '{searchedTrucks}': the search is one of them. */
  Trucks: listField(truck),
  HasMarginTop: flagField(),
  CenterContent: flagField(),
  ContentPlacement: choiceField(['Top', 'Bottom'] as const, ''),
  Variant: choiceField(['FullScreen', 'Low'] as const, ''),
});

export type HeroBannerFields = InferType<typeof heroBannerSchema>;
