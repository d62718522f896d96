import { defineBlock } from '../defineBlock';
import { alertBarSamples } from './AlertBar.sample';
import { alertBarSchema } from './AlertBar.schema';

export const block = defineBlock({
  name: 'Message',
  chunk: 'alert',
  schema: alertBarSchema,
  content: {
    HasMessage: 'checkbox',
    MessageType: 'droplist',
    MessageIcon: 'droplist',
    MessageTitle: 'text',
    MessageText: 'richtext',
  },
  samples: alertBarSamples,
});
