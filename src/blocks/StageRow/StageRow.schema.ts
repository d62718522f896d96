import { object, type InferType } from 'yup';
import { blockSchema, choiceField, flagField, imageField, linkField, listField, textField } from '../fields.schema';
import { backgroundField } from '../parts/options.schema';

const card = object({
  Title: textField(),
  PreTitle: textField(),
  Text: textField(),
  Image: imageField(),
  Link: linkField(),
}).noUnknown();
export type StageCard = InferType<typeof card>;

const cardVariants = ['Plain', 'Outlined', 'Filled'] as const;

const rowFields = {
  Title: textField(),
  Items: listField(card),
  CardVariant: choiceField(cardVariants, 'Plain'),
  BackgroundVariant: backgroundField(),
};

export const stageRowSchema = blockSchema('StageRow', {
  ...rowFields,
  UseFourColumns: flagField(),
  Centered: flagField(),
});
export const stageRowHorizontalSchema = blockSchema('StageRowHorizontal', rowFields);

export type StageRowFields = InferType<typeof stageRowSchema>;
export type StageRowHorizontalFields = InferType<typeof stageRowHorizontalSchema>;
