import { defineBlock } from '../defineBlock';
import { barLinkItem } from '../parts/items';
import { navigationSamples } from './Navigation.sample';
import { navigationSchema } from './Navigation.schema';

export const block = defineBlock({
  name: 'Navigation',
  chunk: 'shell',
  schema: navigationSchema,
  content: {
    Logo: 'image',
    LogoWidth: 'integer',
    LogoHeight: 'integer',
    HasDarkTheme: 'checkbox',
    SlimNav: 'checkbox',
    ShowSeparator: 'checkbox',
    ExtraNavigationItems: barLinkItem,
    HasMessage: 'checkbox',
    MessageType: 'droplist',
    MessageIcon: 'droplist',
    MessageTitle: 'text',
    MessageText: 'richtext',
    UseMegaMenu: 'checkbox',
    MessagePlacement: 'droplist',
  },
  samples: navigationSamples,
  props: 'navigation',
  area: 'header',
});
