import { intlTag } from './format';
import type { Format } from './format';

/** In one sentence: 'Oljebyte, Hjulskifte och Balansering' */
export const listText = (names: readonly string[], { locale }: Pick<Format, 'locale'>): string =>
  new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(names);
