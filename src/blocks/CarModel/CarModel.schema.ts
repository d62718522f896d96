import type { InferType } from 'yup';
import { blockSchema, headingField, imageField, linkField, textField } from '../fields.schema';

export const carModelSchema = blockSchema('CarModel', {
  Title: textField(),
  TitleTag: headingField('H1'),
  Text: textField(),
  Image: imageField(),
  Link: linkField(),
  SecondLink: linkField(),
  Label1: textField(),
  LabelValue1: textField(),
  Label2: textField(),
  LabelValue2: textField(),
  Label3: textField(),
  LabelValue3: textField(),
  Label4: textField(),
  LabelValue4: textField(),
});

export type CarModelFields = InferType<typeof carModelSchema>;
