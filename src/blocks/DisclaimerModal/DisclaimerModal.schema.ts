import type { InferType } from 'yup';
import { blockSchema, linkField, richTextField, textField } from '../fields.schema';

export const disclaimerModalSchema = blockSchema('DisclaimerModal', {
  Title: textField(),
  Text: richTextField({ top: 3 }),
  ApproveText: textField(),
  DeclineLink: linkField(),
});

export type DisclaimerModalFields = InferType<typeof disclaimerModalSchema>;
