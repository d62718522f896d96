import { carKinds, kindSlug } from '@/domain/cars/carKinds';
import { studioPicture, type StudioBody } from '@/domain/cars/carPicture';
import type { MegaMenuItem, NavigationItem } from '@/domain/content/menu';
import type { PublicPaths } from '@/domain/sites/routes';
import { translate, type PageTexts } from '@/i18n/text';
import type { TextKey } from '@/i18n/texts/sv';
import type { Language, Site, SiteLanguage, StockName } from '@/sites/site.types';

/** Words by which stock is told apart; stock speaks its market's language, whatever the page's. */
const words: Readonly<
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
const drawn: readonly StudioBody[] = ['suv', 'estate', 'hatch', 'saloon', 'mpv', 'van'];
const spoken: Readonly<Record<StockName, Language>> = {
  se: 'sv',
  no: 'nb',
  uk: 'en',
  fi: 'fi',
  sk: 'sk',
  dk: 'da',
  eu: 'en',
};

/** Ways into the stock, as the site's own data give them. */
export function standardMenu(
  site: Site,
  language: SiteLanguage,
  { carList, kinds }: PublicPaths,
  texts: PageTexts,
): MegaMenuItem[] {
  if (!site.cars) return [];
  const t = (key: TextKey) => translate(texts, language.locale, key);
  const spoke = spoken[site.cars.stock];
  const stock = words[spoke];
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
    const kind = carKinds.find((one) => one.facet === `car_${facet}` && one.value[spoke] === value);
    return kind ? `${kinds}/${kindSlug(kind, site.languages[0].language)}` : null;
  };
  const choices = (facet: 'fuel' | 'body' | 'gearbox', picture: (at: number) => string = () => '') =>
    words[language.language][facet].map((title, at): MegaMenuItem => {
      const value = stock[facet][at] ?? '';
      const chosen = entry(title, `car_${facet}=${encodeURIComponent(value)}`, [], picture(at));
      return { ...chosen, Url: landing(facet, value) ?? chosen.Url };
    });
  const pictures = (at: number): string => (drawn[at] ? studioPicture(drawn[at], 'side', 'silver') : '');
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
