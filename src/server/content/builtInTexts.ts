import { da } from '@/i18n/texts/da';
import { en } from '@/i18n/texts/en';
import { fi } from '@/i18n/texts/fi';
import { nb } from '@/i18n/texts/nb';
import { sk } from '@/i18n/texts/sk';
import { sv, type Texts } from '@/i18n/texts/sv';
import { entriesOf, siteEntries } from '@/i18n/siteTexts';
import type { Language, Site } from '@/sites/site.types';

const byLanguage: Readonly<Record<Language, Texts>> = { sv, nb, da, en, fi, sk };

/** Texts for developers are no content. */
const DEVELOPER_PREFIX = 'dev.';

/** The built-in texts of a site as dictionary entries; a text with plural forms has one entry per form: 'list.count#one'. */
export const builtInEntries = (site: Pick<Site, 'cars'>, language: Language): Map<string, string> =>
  new Map([
    ...entriesOf(byLanguage[language]).filter(([key]) => !key.startsWith(DEVELOPER_PREFIX)),
    ...Object.entries(siteEntries(site, language)),
  ]);
