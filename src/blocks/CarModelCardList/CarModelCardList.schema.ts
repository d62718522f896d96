import { object, type InferType } from 'yup';
import { blockSchema, flagField, imageField, linkField, listField, textField } from '../fields.schema';

const card = object({
  Title: textField(),
  Text: textField(),
  Image: imageField(),
  /** The list of its cars in stock. */
  Link: linkField(),
  /** Its own page; the card leads there. */
  PageLink: linkField(),
  SecondLink: linkField(),
  IsCampaign: flagField(),
  Campaign: textField(),
  Label1: textField(),
  LabelValue1: textField(),
  Label2: textField(),
  LabelValue2: textField(),
  Label3: textField(),
  LabelValue3: textField(),
  Label4: textField(),
  LabelValue4: textField(),
}).noUnknown();
export type ModelCard = InferType<typeof card>;

export const carModelCardListSchema = blockSchema('CarModelCardList', {
  Title: textField(),
  Items: listField(card),
  Centered: flagField(),
});

export type CarModelCardListFields = InferType<typeof carModelCardListSchema>;
