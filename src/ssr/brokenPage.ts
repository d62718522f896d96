import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import { publicPath, resolvePath, resolveSite } from '@/sites/resolver';
import type { Locale, ThemeName } from '@/sites/site.types';

export interface BrokenProps {
  /** Language and theme of the document. */
  frame: { lang: Locale; theme: ThemeName };
  title: string;
  text: string;
  homeText: string;
  homeHref: string;
}

/**
 * Data of the fallback error page for a site's host: its theme and language, without anything that may fail. null for
 * an unknown host.
 */
export function brokenPage(host: string | undefined, path: string): BrokenProps | null {
  const site = resolveSite(host);
  if (!site) return null;
  const { language } = resolvePath(site, path.split('?')[0] ?? '/');
  const texts = pickTexts(language.language, ['error']);
  const t = (key: Parameters<typeof translate>[2]) => translate(texts, language.locale, key);
  return {
    frame: { lang: language.locale, theme: site.theme },
    title: t('error.brokenTitle'),
    text: t('error.brokenText'),
    homeText: t('error.actionHome'),
    homeHref: publicPath(language, '/'),
  };
}
