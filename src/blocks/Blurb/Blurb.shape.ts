import { object, type InferType } from 'yup';
import {
  blockShape,
  choiceField,
  flagField,
  headingField,
  linkField,
  listField,
  richTextBelowTitle,
  textField,
} from '../fields.shape';
import { backgroundField, distances, mediaFields } from '../parts/options.shape';

const blurbFields = {
  Title: textField(),
  TitleTag: headingField(),
  RichText: richTextBelowTitle(),
  Link: linkField(),
  ...mediaFields(),
  Reverse: flagField(),
  BackgroundColor: backgroundField(),
};

export const blurbShape = blockShape('Blurb', {
  ...blurbFields,
  HasMarginTop: flagField(),
  Width: choiceField(['FiftyFifty', 'OneThird'] as const, 'FiftyFifty'),
  UseTextAnimations: flagField(),
  UseMediaAnimations: flagField(),
});

export type BlurbFields = InferType<typeof blurbShape>;

const item = object({ ...blurbFields, TitleTag: headingField('H3') }).noUnknown();
export type BlurbItem = InferType<typeof item>;

const cloudFields = {
  Title: textField(),
  Items: listField(item),
  FiftyFifty: flagField(),
  BackgroundColor: backgroundField(),
  HasMarginTop: flagField(),
  Gap: choiceField(distances, ''),
  PaddingTop: choiceField(distances, ''),
  PaddingBottom: choiceField(distances, ''),
};

export const blurbCloudShape = blockShape('BlurbCloud', cloudFields);
export const blurbXmcShape = blockShape('BlurbXmc', cloudFields);

export type BlurbCloudFields = InferType<typeof blurbCloudShape>;
