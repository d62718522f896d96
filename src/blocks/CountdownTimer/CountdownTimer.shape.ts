import type { InferType } from 'yup';
import { blockShape, flagField, momentField, textField } from '../fields.shape';
import { backgroundField, buttonFields, textColorField } from '../parts/options.shape';

export const countdownTimerShape = blockShape('CountdownTimer', {
  Title: textField(),
  Text: textField(),
  ...buttonFields(),
  TargetDate: momentField(),
  HideDays: flagField(),
  HideHours: flagField(),
  HideMinutes: flagField(),
  HideSeconds: flagField(),
  /** '' is the site's own word. */
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

export type CountdownTimerFields = InferType<typeof countdownTimerShape>;
