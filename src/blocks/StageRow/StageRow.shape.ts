import { object, type InferType } from 'yup';
import { blockShape, choiceField, flagField, imageField, linkField, listField, textField } from '../fields.shape';
import { backgroundField } from '../parts/options.shape';

const card = object({
  Title: textField(),
  PreTitle: textField(),
  Text: textField(),
  Image: imageField(),
  Link: linkField(),
}).noUnknown();
export type StageCard = InferType<typeof card>;

export const cardVariants = ['Plain', 'Outlined', 'Filled'] as const;

const rowFields = {
  Title: textField(),
  Items: listField(card),
  CardVariant: choiceField(cardVariants, 'Plain'),
  BackgroundVariant: backgroundField(),
};

export const stageRowShape = blockShape('StageRow', {
  ...rowFields,
  UseFourColumns: flagField(),
  Centered: flagField(),
});
export const stageRowHorizontalShape = blockShape('StageRowHorizontal', rowFields);

export type StageRowFields = InferType<typeof stageRowShape>;
export type StageRowHorizontalFields = InferType<typeof stageRowHorizontalShape>;
