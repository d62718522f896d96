import { defineBlock, itemTemplate } from '../defineBlock';
import { socialLinkItem } from '../parts/items';
import { footerSamples } from './Footer.sample';
import { footerSchema } from './Footer.schema';

export const block = defineBlock({
  name: 'Footer',
  chunk: 'shell',
  schema: footerSchema,
  content: {
    Logo: 'image',
    Columns: itemTemplate('FooterColumn', {
      Title: 'text',
      Description: 'richtext',
      ColumnItems: itemTemplate('FooterItem', { Link: 'link' }),
    }),
    SocialLinks: socialLinkItem,
    BottomText: 'text',
  },
  samples: footerSamples,
  area: 'footer',
});
