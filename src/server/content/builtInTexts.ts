import { da } from '@/i18n/texts/da';
import { en } from '@/i18n/texts/en';
import { fi } from '@/i18n/texts/fi';
import { nb } from '@/i18n/texts/nb';
import { sk } from '@/i18n/texts/sk';
import { sv, type Texts } from '@/i18n/texts/sv';
import type { Language } from '@/sites/site.types';

const byLanguage: Readonly<Record<Language, Texts>> = { sv, nb, da, en, fi, sk };

/** Texts for developers are no content. */
const DEVELOPER_PREFIX = 'dev.';

function entriesOf(texts: Texts): readonly (readonly [key: string, phrase: string])[] {
  return Object.entries(texts)
    .filter(([key]) => !key.startsWith(DEVELOPER_PREFIX))
    .flatMap(([key, text]) =>
      typeof text === 'string'
        ? [[key, text] as const]
        : Object.entries(text).map(([form, value]) => [`${key}#${form}`, String(value)] as const),
    );
}

/** The built-in texts as dictionary entries; a text with plural forms has one entry per form: 'list.count#one'. */
export function builtInEntries(language: Language): readonly (readonly [key: string, phrase: string])[] {
  return entriesOf(byLanguage[language]);
}
