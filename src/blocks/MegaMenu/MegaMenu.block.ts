import { defineBlock } from '../defineBlock';
import { megaMenuSamples } from './MegaMenu.sample';
import { megaMenuSchema } from './MegaMenu.schema';

export const block = defineBlock({
  name: 'MegaMenu',
  chunk: 'shell',
  schema: megaMenuSchema,
  content: {
    Logo: 'image',
    LogoWidth: 'integer',
    LogoHeight: 'integer',
    HasMessage: 'checkbox',
    MessageType: 'droplist',
    MessageIcon: 'droplist',
    MessageTitle: 'text',
    MessageText: 'richtext',
    MessagePlacement: 'droplist',
  },
  samples: megaMenuSamples,
  props: 'megaMenu',
  area: 'header',
  withoutPage: 'Navigation shows it where UseMegaMenu is on, as in the Swedish store.',
});
