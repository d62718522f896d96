import type { InferType } from 'yup';
import { blockSchema, flagField, momentField, textField } from '../fields.schema';
import { backgroundField, buttonFields, textColorField } from '../parts/options.schema';

export const countdownTimerSchema = blockSchema('CountdownTimer', {
  Title: textField(),
  Text: textField(),
  ...buttonFields(),
  TargetDate: momentField(),
  HideDays: flagField(),
  HideHours: flagField(),
  HideMinutes: flagField(),
  HideSeconds: flagField(),
  /** '' uses the built-in label. */
  LabelDays: textField(),
  LabelHours: textField(),
  LabelMinutes: textField(),
  LabelSeconds: textField(),
  BackgroundColor: backgroundField(),
  HasMarginTop: flagField(),
  TextColor: textColorField(),
  FullWidth: flagField(),
  Outline: flagField(),
});

export type CountdownTimerFields = InferType<typeof countdownTimerSchema>;
