import { defineBlock } from '../defineBlock';
import { buttonContent, sectionContent } from '../parts/options.schema';
import { countdownTimerSamples } from './CountdownTimer.sample';
import { countdownTimerSchema } from './CountdownTimer.schema';

export const block = defineBlock({
  name: 'CountdownTimer',
  schema: countdownTimerSchema,
  content: {
    Title: 'text',
    Text: 'multiline',
    ...buttonContent,
    TargetDate: 'datetime',
    HideDays: 'checkbox',
    HideHours: 'checkbox',
    HideMinutes: 'checkbox',
    HideSeconds: 'checkbox',
    LabelDays: 'text',
    LabelHours: 'text',
    LabelMinutes: 'text',
    LabelSeconds: 'text',
    ...sectionContent,
    TextColor: 'droplist',
    FullWidth: 'checkbox',
    Outline: 'checkbox',
  },
  samples: countdownTimerSamples,
  texts: ['block'],
});
