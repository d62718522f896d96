import { defineBlock } from '../defineBlock';
import { disclaimerModalSamples } from './DisclaimerModal.sample';
import { disclaimerModalSchema } from './DisclaimerModal.schema';

export const block = defineBlock({
  name: 'DisclaimerModal',
  schema: disclaimerModalSchema,
  content: { Title: 'text', Text: 'richtext', ApproveText: 'text', DeclineLink: 'link' },
  samples: disclaimerModalSamples,
  texts: ['block'],
  overlay: true,
});
