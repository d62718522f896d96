import { carKinds, kindSlug } from '@/domain/cars/carKinds';
import { studioPicture, type StudioBody } from '@/domain/cars/carPicture';
import type { MegaMenuItem, NavigationItem } from '@/domain/content/menu';
import type { PublicPaths } from '@/domain/sites/routes';
import { translate, type PageTexts } from '@/i18n/text';
import type { TextKey } from '@/i18n/texts/sv';
import type { Language, Site, SiteLanguage, StockName } from '@/sites/site.types';

/** Facet values of the stock by language; stock uses its market's language, whatever the page's. */
const stockTerms: Readonly<
  Record<Language, { fuel: readonly string[]; body: readonly string[]; gearbox: readonly string[] }>
> = {
  sv: {
    fuel: ['El', 'Laddhybrid', 'Bensin', 'Diesel'],
    body: ['SUV', 'Kombi', 'Halvkombi', 'Sedan', 'Familjebuss', 'Skåpbil'],
    gearbox: ['Automat', 'Manuell'],
  },
  nb: {
    fuel: ['Elektrisk', 'Ladbar hybrid', 'Bensin', 'Diesel'],
    body: ['SUV', 'Stasjonsvogn', 'Kombi 5-dørs', 'Sedan', 'Flerbruksbil', 'Varebil'],
    gearbox: ['Automat', 'Manuell'],
  },
  da: {
    fuel: ['El', 'Plug-in hybrid', 'Benzin', 'Diesel'],
    body: ['SUV', 'Stationcar', 'Hatchback', 'Sedan', 'MPV', 'Varevogn'],
    gearbox: ['Automatisk', 'Manuelt'],
  },
  en: {
    fuel: ['Electric', 'Plug-in hybrid', 'Petrol', 'Diesel'],
    body: ['SUV', 'Estate', 'Hatchback', 'Saloon', 'MPV', 'Van'],
    gearbox: ['Automatic', 'Manual'],
  },
  fi: {
    fuel: ['Sähkö', 'Ladattava hybridi', 'Bensiini', 'Diesel'],
    body: ['Katumaasturi', 'Farmari', 'Viistoperä', 'Porrasperä', 'Tila-auto', 'Pakettiauto'],
    gearbox: ['Automaatti', 'Manuaali'],
  },
  sk: {
    fuel: ['Elektro', 'Plug-in hybrid', 'Benzín', 'Nafta'],
    body: ['SUV', 'Kombi', 'Hatchback', 'Sedan', 'MPV', 'Dodávka'],
    gearbox: ['Automatická', 'Manuálna'],
  },
};
const studioBodies: readonly StudioBody[] = ['suv', 'estate', 'hatch', 'saloon', 'mpv', 'van'];
const stockLanguages: Readonly<Record<StockName, Language>> = {
  se: 'sv',
  no: 'nb',
  uk: 'en',
  fi: 'fi',
  sk: 'sk',
  dk: 'da',
  eu: 'en',
};

/** Menu entries for the stock from the site's own data. */
export function standardMenu(
  site: Site,
  language: SiteLanguage,
  { carList, kinds }: PublicPaths,
  texts: PageTexts,
): MegaMenuItem[] {
  if (!site.cars) return [];
  const t = (key: TextKey) => translate(texts, language.locale, key);
  const stockLanguage = stockLanguages[site.cars.stock];
  const stock = stockTerms[stockLanguage];
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
    stockTerms[language.language][facet].map((title, index): MegaMenuItem => {
      const value = stock[facet][index] ?? '';
      const chosen = entry(title, `car_${facet}=${encodeURIComponent(value)}`, [], picture(index));
      return { ...chosen, Url: landing(facet, value) ?? chosen.Url };
    });
  const pictures = (index: number): string =>
    studioBodies[index] ? studioPicture(studioBodies[index], 'side', 'silver') : '';
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
