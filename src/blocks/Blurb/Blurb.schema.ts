import { object, type InferType } from 'yup';
import {
  blockSchema,
  choiceField,
  flagField,
  headingField,
  linkField,
  listField,
  richTextBelowTitle,
  textField,
} from '../fields.schema';
import { backgroundField, distances, mediaFields } from '../parts/options.schema';

const blurbFields = {
  Title: textField(),
  TitleTag: headingField(),
  RichText: richTextBelowTitle(),
  Link: linkField(),
  ...mediaFields(),
  Reverse: flagField(),
  BackgroundColor: backgroundField(),
};

export const blurbSchema = blockSchema('Blurb', {
  ...blurbFields,
  HasMarginTop: flagField(),
  Width: choiceField(['FiftyFifty', 'OneThird'] as const, 'FiftyFifty'),
  UseTextAnimations: flagField(),
  UseMediaAnimations: flagField(),
});

export type BlurbFields = InferType<typeof blurbSchema>;

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

export const blurbCloudSchema = blockSchema('BlurbCloud', cloudFields);
export const blurbXmcSchema = blockSchema('BlurbXmc', cloudFields);

export type BlurbCloudFields = InferType<typeof blurbCloudSchema>;
