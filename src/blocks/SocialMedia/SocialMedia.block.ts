import { defineBlock } from '../defineBlock';
import { socialLinkItem } from '../parts/items';
import { socialMediaSamples } from './SocialMedia.sample';
import { socialMediaSchema } from './SocialMedia.schema';

export const block = defineBlock({
  name: 'SocialMedia',
  schema: socialMediaSchema,
  content: { Title: 'text', Channels: socialLinkItem, HasShareMenu: 'checkbox' },
  samples: socialMediaSamples,
});
