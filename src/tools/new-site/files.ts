import type { Locale, StockName, ThemeName } from '@/sites/site.types';

export interface NewSite {
  name: string;
  title: string;
  locales: readonly [Locale, ...Locale[]];
  theme: ThemeName;
  /** null: the site sells no cars. */
  stock: StockName | null;
}

interface Market {
  currency: string;
  odometer: string;
  timeZone: string;
  paths: string;
}

const markets: Readonly<Record<Locale, Market>> = {
  'sv-SE': { currency: 'SEK', odometer: 'mil', timeZone: 'Europe/Stockholm', paths: 'sv' },
  'nb-NO': { currency: 'NOK', odometer: 'km', timeZone: 'Europe/Oslo', paths: 'nb' },
  'da-DK': { currency: 'DKK', odometer: 'km', timeZone: 'Europe/Copenhagen', paths: 'da' },
  'fi-FI': { currency: 'EUR', odometer: 'km', timeZone: 'Europe/Helsinki', paths: 'fi' },
  'sv-FI': { currency: 'EUR', odometer: 'km', timeZone: 'Europe/Helsinki', paths: 'sv' },
  'sk-SK': { currency: 'EUR', odometer: 'km', timeZone: 'Europe/Bratislava', paths: 'sk' },
  'en-GB': { currency: 'GBP', odometer: 'mi', timeZone: 'Europe/London', paths: 'en' },
  en: { currency: 'EUR', odometer: 'km', timeZone: 'Europe/Brussels', paths: 'en' },
};

export const isLocale = (text: string): text is Locale => Object.hasOwn(markets, text);

/** What a site's name may be: it becomes a host, a folder and part of an identifier. */
export const siteName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const identifier = (name: string): string =>
  `${name.replace(/-(\w)/g, (_, character: string) => character.toUpperCase())}Site`;

function siteFile(site: NewSite): string {
  const { name, title, locales, theme, stock } = site;
  const { currency, odometer, timeZone, paths } = markets[locales[0]];
  const cars =
    stock === null
      ? ''
      : `  cars: { stock: '${stock}', index: 'cars-${name}', filters: [] },\n  facilities: { stock: '${stock}', index: 'sites-${name}' },\n`;
  return `import { languages } from './languages';
import { nativePaths } from './paths';
import type { Site } from './site.types';

export const ${identifier(name)}: Site = {
  name: '${name}',
  title: ${quoted(title)},
  hosts: ['${name}.example'],
  languages: languages(${locales.map((locale) => `'${locale}'`).join(', ')}),
  theme: '${theme}',
${cars}  currency: '${currency}',
  odometer: '${odometer}',
  timeZone: '${timeZone}',
  paths: nativePaths.${paths},
  customerService: { email: '${mailOf(site)}' },
  tagManager: 'GTM-EXAMPLE${name.replaceAll(/[^a-z]/g, '').toUpperCase()}',
  features: {},
};
`;
}

const texts: Readonly<
  Record<
    string,
    {
      welcome: string;
      text: string;
      more: string;
      contact: string;
      home: string;
      picture: string;
      latest: string;
      all: string;
      bodies: string;
      makes: string;
    }
  >
> = {
  sv: {
    welcome: 'Välkommen till',
    text: 'Här tar din nästa resa sin början.',
    more: 'Läs mer om oss, och hör av dig.',
    contact: 'Kontakt',
    home: 'Start',
    picture: 'Mörkgrön kombi, snett framifrån',
    latest: 'Nyinkommet',
    all: 'Visa alla bilar',
    bodies: 'Vilken sorts bil passar dig?',
    makes: 'Välj märke',
  },
  nb: {
    welcome: 'Velkommen til',
    text: 'Her begynner din neste reise.',
    more: 'Les mer om oss, og ta kontakt.',
    contact: 'Kontakt',
    home: 'Hjem',
    picture: 'Mørkegrønn stasjonsvogn, skrått forfra',
    latest: 'Nyankommet',
    all: 'Vis alle biler',
    bodies: 'Hvilken type bil passer deg?',
    makes: 'Velg merke',
  },
  da: {
    welcome: 'Velkommen til',
    text: 'Her begynder din næste rejse.',
    more: 'Læs mere om os, og kontakt os.',
    contact: 'Kontakt',
    home: 'Hjem',
    picture: 'Mørkegrøn stationcar, skråt forfra',
    latest: 'Nyankommet',
    all: 'Vis alle biler',
    bodies: 'Hvilken slags bil passer dig?',
    makes: 'Vælg mærke',
  },
  fi: {
    welcome: 'Tervetuloa:',
    text: 'Tästä alkaa seuraava matkasi.',
    more: 'Lue lisää meistä ja ota yhteyttä.',
    contact: 'Yhteystiedot',
    home: 'Etusivu',
    picture: 'Tummanvihreä farmari viistosti edestä',
    latest: 'Juuri saapuneet',
    all: 'Näytä kaikki autot',
    bodies: 'Millainen auto sopii sinulle?',
    makes: 'Valitse merkki',
  },
  sk: {
    welcome: 'Vitajte na stránke',
    text: 'Tu sa začína vaša ďalšia cesta.',
    more: 'Prečítajte si o nás a ozvite sa.',
    contact: 'Kontakt',
    home: 'Domov',
    picture: 'Tmavozelené kombi, šikmo spredu',
    latest: 'Práve prišli',
    all: 'Zobraziť všetky autá',
    bodies: 'Aké auto sa k vám hodí?',
    makes: 'Vyberte značku',
  },
  en: {
    welcome: 'Welcome to',
    text: 'Your next journey starts here.',
    more: 'Read more about us, and get in touch.',
    contact: 'Contact',
    home: 'Home',
    picture: 'Dark green estate, seen from the front at an angle',
    latest: 'Just in',
    all: 'See all cars',
    bodies: 'What kind of car suits you?',
    makes: 'Choose a make',
  },
};

const listPaths: Readonly<Record<string, string>> = {
  sv: '/kop-bil/alla-bilar-i-lager',
  nb: '/kjop-bil/alle-biler-pa-lager',
  da: '/kob-bil/alle-biler-pa-lager',
  fi: '/osta-auto/kaikki-autot',
  sk: '/kupit-auto/vsetky-auta',
  en: '/used-cars/all-cars-in-stock',
};

/** The home page in one language; all other pages are the shared ones until the site has its own. */
function homeFile({ title, locales, stock }: NewSite, locale: Locale): string {
  const pageTexts = texts[locale.slice(0, 2)] ?? texts.en;
  const list = listPaths[markets[locales[0]].paths] ?? '/';
  if (!pageTexts) throw new Error(`There are no words in ${locale}.`);
  const image = `{ src: /-/jssmedia/cars/estate/front34-pine.avif, alt: ${JSON.stringify(pageTexts.picture)}, width: 1600, height: 900 }`;
  const search = stock === null ? '' : `\n      HeroBannerHasSearchBar: true\n      HeroBannerSearchUrl: ${list}`;
  const cars =
    stock === null
      ? ''
      : `
  - LatestCars: { title: ${JSON.stringify(pageTexts.latest)}, linkText: ${JSON.stringify(pageTexts.all)}, linkUrl: ${list} }
  - BodyTypes: { title: ${JSON.stringify(pageTexts.bodies)}, listUrl: ${list} }
  - BrandLinks: { title: ${JSON.stringify(pageTexts.makes)}, listUrl: ${list} }`;
  const description = JSON.stringify(`${pageTexts.welcome} ${title}. ${pageTexts.text} ${pageTexts.more}`);
  return `sort: 0
fields:
  metaTitle: ${JSON.stringify(title)}
  navTitle: ${JSON.stringify(pageTexts.home)}
  metaDescription: ${description}
  ogDescription: ${description}
blocks:
  - HeroBanner:
      Content: Image
      Image: ${image}
      Title: ${JSON.stringify(`${pageTexts.welcome} ${title}`)}
      Text: ${JSON.stringify(pageTexts.text)}
      TextColor: Black${search}${cars}
`;
}

const mailOf = ({ name }: NewSite): string => `info@${name}.example`;

/** The language's shared footer, with the site's own address. */
const footerFile = (site: NewSite, locale: Locale, shared: string): string => `${shared.trimEnd()}
        - Title: ${texts[locale.slice(0, 2)]?.contact}
          ColumnItems:
            - Link:
                href: mailto:${mailOf(site)}
                text: ${mailOf(site)}
`;

/** The site's own files, by their paths. @param sharedFooter that of a language */
export function newSiteFiles(site: NewSite, sharedFooter: (locale: Locale) => string): Map<string, string> {
  const homes = site.locales.map((locale): [string, string] => [
    `src/server/content/files/${site.name}/${locale}/home.yaml`,
    homeFile(site, locale),
  ]);
  const footers = site.locales.map((locale): [string, string] => [
    `src/server/content/files/${site.name}/${locale}/partials/footer.yaml`,
    footerFile(site, locale, sharedFooter(locale)),
  ]);
  return new Map([[`src/sites/${site.name}.ts`, siteFile(site)], ...homes, ...footers]);
}

export interface Insertion {
  file: string;
  /** Must occur once in the file. */
  before: string;
  text: string;
}

/** The list of sites in the sources. */
export function insertionsOf({ name, locales, theme, stock }: NewSite): readonly Insertion[] {
  const { currency, odometer } = markets[locales[0]];
  return [
    { file: 'src/sites/site.types.ts', before: ';\n\n/** BCP 47 tags', text: `\n  | '${name}'` },
    {
      file: 'src/sites/sites.ts',
      before: '\nconst byName',
      text: `import { ${identifier(name)} } from './${name}';\n`,
    },
    {
      file: 'src/sites/sites.ts',
      before: '};\n\n/** Every site of the house',
      text: `  '${name}': ${identifier(name)},\n`,
    },
    {
      file: 'test/sites/sites.test.ts',
      before: "];\n\ndescribe('sites'",
      text: `  ['${name}', '${locales.join(' ')}', '${theme}', '${currency}', '${odometer}', ${stock === null ? 'null' : `'${stock}'`}],\n`,
    },
  ];
}
