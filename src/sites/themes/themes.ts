import type { ThemeTokens } from '@/ui/tokens';
import type { ThemeName } from '../site.types';
import { auction } from './auction';
import { aurora } from './aurora';
import { logistics } from './logistics';
import { nordvik } from './nordvik';
import { restaurant } from './restaurant';
import { terra } from './terra';
import { truck } from './truck';

/** Server side only: the page carries its theme as style text, the browser needs no theme object. */
export const themes: Readonly<Record<ThemeName, ThemeTokens>> = {
  nordvik,
  aurora,
  terra,
  auction,
  truck,
  restaurant,
  logistics,
};

export const isThemeName = (name: string): name is ThemeName => Object.hasOwn(themes, name);
