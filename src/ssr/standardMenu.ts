import { carKinds, kindSlug } from '@/domain/cars/carKinds';
import { studioPicture } from '@/domain/cars/carPicture';
import type { MegaMenuItem, NavigationItem } from '@/domain/content/menu';
import type { PublicPaths } from '@/domain/sites/routes';
import { carTerms } from '@/domain/vocabulary/carTerms';
import { termIn } from '@/domain/vocabulary/vocabulary.types';
import { translate, type PageTexts } from '@/i18n/text';
import type { TextKey } from '@/i18n/texts/sv';
import type { Site, SiteLanguage } from '@/sites/site.types';

/** Translations of the vocabulary that the menu offers. */
const offered = {
  fuel: ['electric', 'plugin', 'petrol', 'diesel'],
  body: ['suv', 'estate', 'hatch', 'saloon', 'mpv', 'van'],
  gearbox: ['automatic', 'manual'],
} as const;
const offeredTerms = {
  fuel: offered.fuel.map((key) => carTerms.car_fuel[key]),
  body: offered.body.map((key) => carTerms.car_body[key]),
  gearbox: offered.gearbox.map((key) => carTerms.car_gearbox[key]),
} as const;
/** Menu entries for the stock from the site's own data. */
export function standardMenu(
  site: Site,
  language: SiteLanguage,
  { carList, kinds }: PublicPaths,
  texts: PageTexts,
): MegaMenuItem[] {
  if (!site.cars) return [];
  const t = (key: TextKey) => translate(texts, language.locale, key);
  const stockLanguage = site.languages[0].language;
  const entry = (
    Title: string,
    query: string,
    Children: readonly MegaMenuItem[] = [],
    ImageUrl = '',
  ): MegaMenuItem => ({
    Title,
    Url: query === '' ? carList : `${carList}?${query}`,
    HideInNavigation: false,
    TopSelected: false,
    ImageUrl,
    Children,
  });
  const group = (Title: string, Children: readonly MegaMenuItem[]): MegaMenuItem => ({
    Title,
    Url: '',
    HideInNavigation: false,
    TopSelected: false,
    ImageUrl: '',
    Children,
  });
  const landing = (facet: string, value: string): string | null => {
    const kind = carKinds.find((one) => one.facet === `car_${facet}` && one.value[stockLanguage] === value);
    return kind ? `${kinds}/${kindSlug(kind, site.languages[0].language)}` : null;
  };
  const choices = (facet: 'fuel' | 'body' | 'gearbox', picture: (index: number) => string = () => '') =>
    offeredTerms[facet].map((terms, index): MegaMenuItem => {
      const value = termIn(terms, stockLanguage);
      const chosen = entry(
        termIn(terms, language.language),
        `car_${facet}=${encodeURIComponent(value)}`,
        [],
        picture(index),
      );
      return { ...chosen, Url: landing(facet, value) ?? chosen.Url };
    });
  const pictures = (index: number): string =>
    offered.body[index] ? studioPicture(offered.body[index], 'side', 'silver') : '';
  return [
    {
      ...entry(t('frame.buyCar'), ''),
      Children: [
        group(t('frame.inStock'), [
          entry(t('frame.allCars'), ''),
          entry(t('frame.latestCars'), 'sort=car_publishdate_asc'),
          entry(t('frame.cheapestCars'), 'sort=car_price_asc'),
          entry(t('frame.fewestMiles'), 'sort=car_mileage_asc'),
        ]),
        group(t('list.facet.car_fuel'), choices('fuel')),
        group(t('list.facet.car_gearbox'), choices('gearbox')),
      ],
    },
    group(t('list.facet.car_body'), choices('body', pictures)),
    entry(t('frame.latestCars'), 'sort=car_publishdate_asc'),
  ];
}

/** The same as pages of a site. */
export const asPages = (entries: readonly MegaMenuItem[]): NavigationItem[] =>
  entries.map(({ Title, Url, ImageUrl, Children }) => ({
    name: Title,
    url: { path: Url },
    navigationTitle: Title,
    hideInNavigation: '',
    isNavigableInMenuWhenItHasChildren: '1',
    externalLink: '',
    ImageUrl,
    children: asPages(Children),
  }));
