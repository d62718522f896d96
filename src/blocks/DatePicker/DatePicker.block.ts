import { defineBlock } from '../defineBlock';
import { datePickerSamples } from './DatePicker.sample';
import { datePickerSchema } from './DatePicker.schema';

export const block = defineBlock({
  name: 'DatePicker',
  schema: datePickerSchema,
  content: { Title: 'text', Link: 'link' },
  samples: datePickerSamples,
  texts: ['block'],
});
