import type { InferType } from 'yup';
import { blockShape, linkField, richTextField, textField } from '../fields.shape';

export const disclaimerModalShape = blockShape('DisclaimerModal', {
  Title: textField(),
  Text: richTextField({ top: 3 }),
  ApproveText: textField(),
  DeclineLink: linkField(),
});

export type DisclaimerModalFields = InferType<typeof disclaimerModalShape>;
