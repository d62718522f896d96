import type { PageBlock } from '@/blocks/blocks.types';
import type { PublicPaths } from '@/domain/sites/routes';
import { pickTexts } from '@/i18n/pickTexts';
import { siteEntries } from '@/i18n/siteTexts';
import { translate } from '@/i18n/text';
import type { Site, SiteLanguage, ThemeName } from '@/sites/site.types';
import { checkedBlock } from './checkedBlock';
import { asPages, standardMenu } from './standardMenu';

export interface PageFrame {
  header: PageBlock[];
  footer: PageBlock[];
}

/** Themes of dealer brands have a card below each entry; the house's own have panels. */
const dropdowns: ReadonlySet<ThemeName> = new Set(['aurora', 'terra', 'truck', 'restaurant']);

/** Header and footer of a site, made of its own data. */
export function standardFrame(site: Site, language: SiteLanguage, paths: PublicPaths): PageFrame {
  const texts = pickTexts(language.language, ['frame', 'list'], siteEntries(site, language.language));
  const t = (key: Parameters<typeof translate>[2]) => translate(texts, language.locale, key);
  const menu = standardMenu(site, language, paths, texts);
  const inStock = menu[0]?.Children[0]?.Children ?? [];
  const columns = [
    {
      Title: '',
      Description: site.cars ? t('frame.footerAbout') : '',
      ColumnItems: [{ Link: { href: paths.home, text: t('frame.homePage') } }],
    },
    ...(inStock.length > 0
      ? [
          {
            Title: t('frame.buyCar'),
            Description: '',
            ColumnItems: inStock.map(({ Title, Url }) => ({ Link: { href: Url, text: Title } })),
          },
        ]
      : []),
  ];
  return {
    header: [
      dropdowns.has(site.theme)
        ? checkedBlock({ block: 'Navigation', fields: { Items: asPages(menu) } }, 'header')
        : checkedBlock({ block: 'MegaMenu', fields: { Items: menu } }, 'header'),
    ],
    footer: [
      ...(site.features.creditWarning ? [checkedBlock({ block: 'CreditWarning', fields: {} }, 'credit-warning')] : []),
      checkedBlock({ block: 'Footer', fields: { Columns: columns } }, 'footer'),
    ],
  };
}
