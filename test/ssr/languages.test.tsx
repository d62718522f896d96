/** @jest-environment ./test/kit/asOnServer.js */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Blocks } from '@/blocks/Blocks';
import { CarsPageBlock } from '@/blocks/CarsPageBlock';
import { FrameContextProvider } from '@/blocks/FrameContext';
import { PageHeadTags } from '@/ui/frame/PageHeadTags';
import type { Facility } from '@/domain/dealers/facility';
import type { QueryLanguage } from '@/domain/search/query/understanding';
import { translatedFields, termPairs } from '@/domain/vocabulary/stockTerms';
import { termLanguages } from '@/domain/vocabulary/vocabulary.types';
import { TextsProvider } from '@/i18n/TextsProvider';
import { generateCars } from '@/server/cars/seed/cars.seed';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import type { Car } from '@/domain/cars/car';
import type { Site, SiteLanguage, SiteName, StockName } from '@/sites/site.types';
import { allSites } from '@/sites/sites';
import { getCarsProps } from '@/ssr/cars';
import { getLiveProps } from '@/ssr/live';
import type { PageProps } from '@/ssr/page.types';
import { StoreProvider } from '@/store/StoreProvider';
import { openServices, visitOf, type Opened } from './ssrKit';

jest.mock('next/router', () => ({ useRouter: () => ({ events: { on: () => undefined, off: () => undefined } }) }));
// The head is read with the page.
jest.mock('next/head', () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }));

/** Enough for every fuel, body, gearbox and colour. */
const CARS = 120;
const stocks = new Map<StockName, Car[]>();
const carsOf = (stock: StockName): Car[] => {
  const known = stocks.get(stock);
  if (known) return known;
  const cars: Car[] = [];
  stocks.set(stock, cars);
  for (const car of generateCars(stock)) if (cars.push(car) === CARS) break;
  return cars;
};

async function* places(given: readonly Facility[]) {
  for (const [index, facility] of given.entries())
    yield { id: facility.site_id, version: index + 1, document: { ...facility } };
}

let opened: Opened;
beforeAll(async () => {
  opened = await openServices(
    Object.fromEntries(allSites.flatMap(({ cars }) => (cars ? [[cars.index, carsOf(cars.stock)]] : []))),
    allSites.map(({ name }) => name),
  );
  for (const { facilities } of allSites)
    if (facilities) await opened.search.rebuild(facilities.index, places(generateFacilities(facilities.stock)));
}, 120_000);
afterAll(() => opened.close());

const ports = () => {
  throw new Error('No page of the server asks the browser.');
};

const htmlOf = ({ frame, head, texts, terms, state, stateId, header, footer }: PageProps, page: ReactNode): string =>
  renderToString(
    <TextsProvider texts={texts} terms={terms} language={frame.language} locale={frame.lang}>
      <StoreProvider pageState={state} stateId={stateId} ports={ports}>
        <FrameContextProvider site={frame.site} language={frame.siteLanguage}>
          <PageHeadTags {...head} />
          <Blocks blocks={header} />
          {page}
          <Blocks blocks={footer} />
        </FrameContextProvider>
      </StoreProvider>
    </TextsProvider>,
  );

async function pageHtml(site: SiteName, { locale }: SiteLanguage, path: string): Promise<string> {
  const cars = await getCarsProps(visitOf(site, path, locale));
  if ('props' in cars) {
    const props = await cars.props;
    if (props.trail) return htmlOf(props, <CarsPageBlock trail={props.trail} />);
  }
  const live = await getLiveProps(visitOf(site, path, locale));
  if (!('props' in live)) throw new Error(`${site} ${locale} ${path} leads elsewhere.`);
  const props = await live.props;
  return htmlOf(props, <Blocks blocks={props.blocks} />);
}

/** What can be read or heard: text, and the attributes that are read out; not what is marked as another language. */
function readable(html: string): string {
  const own = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)(?=[^>]*\slang=)[^>]*>[\s\S]*?<\/\1>/g, ' ');
  const attributes = [...own.matchAll(/\s(?:alt|title|placeholder|content|aria-label|aria-description)="([^"]*)"/g)];
  return [
    own.replace(/<[^>]+>/g, ' | '),
    ...attributes.flatMap(([, text = '']) => (/^(https?:)?\//.test(text) ? [] : [text])),
  ]
    .join(' | ')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

/** Words of every sentence; those of one language are foreign to each other that lacks them. */
const everyday: Readonly<Record<QueryLanguage, string>> = {
  sv: 'och inte är från eller våra vår för att på all alla bilar mer läs av till med som den det hk mil vi du er for',
  nb: 'og ikke er fra eller våre vår for å på all alle biler mer les av til med som den det hk mil vi du at',
  da: 'og ikke er fra eller vores for at på alle biler mere læs af til med som den det hk vi du vor',
  en: 'the and with your our from are of all cars more read for at den hp',
  fi: 'tai ovat ei kaikki autot meidän lisää sekä myös voit meille alla alle',
  sk: 'alebo nie sú všetky autá viac pre od sme vaše den',
};
const everydayTerms = (language: QueryLanguage): string[] => everyday[language].split(' ');
/** Translations of another language's column that mean something in this one, too. */
const homonyms: Partial<Record<QueryLanguage, readonly string[]>> = {
  sv: ['Service', 'Sort', 'Mekaniker', 'Kupé', 'Hybrid'],
  nb: ['Service', 'Kombi'],
  da: ['Service', 'ABS'],
  en: ['ABS', 'Sort'],
};

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (alternatives: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${alternatives})(?![\\p{L}\\p{N}-])`, flags);
const terms = (language: QueryLanguage): string[] =>
  translatedFields.flatMap((field) =>
    termPairs(field, language, language).flatMap(([word]) => (word.length > 1 ? [word] : [])),
  );

/** Translations of the vocabulary that only other languages have. */
function foreignTerms(language: QueryLanguage): RegExp {
  const own = new Set([...terms(language), ...(homonyms[language] ?? [])]);
  const others = termLanguages.flatMap((other) => (other === language ? [] : terms(other)));
  const only = [...new Set(others)].filter((word) => !own.has(word)).toSorted((a, b) => b.length - a.length);
  return anyOf(only.map(escaped).join('|'), 'gu');
}

/** The paths to read of a site in a language: all of content in its second language, and the pages of cars and places. */
function pathsOf({ name, languages, cars, facilities, paths }: Site, language: SiteLanguage): string[] {
  const content = opened.content.contentTrees.tree(name, language.locale, 'published')?.byRoute.keys() ?? [];
  const pages = [...content].filter((path) => !path.includes('*'));
  const shown = cars ? carsOf(cars.stock) : [];
  const examples = [
    ...new Map(shown.map((car) => [car.car_fuel, car])).values(),
    ...new Map(shown.map((car) => [car.car_body, car])).values(),
  ];
  const inSecond = language !== languages[0];
  return [
    ...pages,
    ...(cars ? [paths.carList] : []),
    ...examples
      .slice(0, inSecond ? 6 : 1)
      .map(({ car_id, slug }) => `${paths.carBase}/${car_id}/${encodeURIComponent(slug)}`),
    ...(facilities ? generateFacilities(facilities.stock).slice(0, 2) : []).map(
      ({ slug }) => `${paths.facilities}/${slug}`,
    ),
  ];
}

/** Names that the stock gives, and those of the group's sites, which no page translates. */
const namesOf = ({ cars }: Site): RegExp =>
  anyOf(
    (cars ? carsOf(cars.stock) : [])
      .flatMap(({ car_version, car_model_text, car_model }) => [car_model_text, car_version, car_model])
      .concat(allSites.map(({ title }) => title))
      .flatMap((name) => (name ? [escaped(name)] : []))
      .toSorted((a, b) => b.length - a.length)
      .join('|'),
    'gu',
  );

/** Choices of a form that stand to the letter (L-01, decision 24). */
const SPECIFIED = /Aircondition service/g;

const cases = allSites.flatMap((site) => site.languages.map((language) => [site.name, language.locale] as const));

it.each(cases)(
  'A-15 %s in %s shows no word of another language',
  async (name, locale) => {
    const site = allSites.find((one) => one.name === name)!;
    const language = site.languages.find((one) => one.locale === locale)!;
    const own = new Set(everydayTerms(language.language));
    const foreign = termLanguages.flatMap(everydayTerms).filter((word) => !own.has(word));
    const rules = [foreignTerms(language.language), anyOf(foreign.join('|'), 'giu')];
    const names = namesOf(site);
    const found: string[] = [];
    for (const path of pathsOf(site, language)) {
      // The letter above towns in alphabetical order is no word: 'Å'.
      const text = readable(await pageHtml(site.name, language, path))
        .replace(names, '…')
        .replace(SPECIFIED, '…')
        .replace(/(?<=\| )\p{Lu}(?= \|)/gu, '');
      for (const rule of rules)
        for (const match of text.matchAll(rule))
          found.push(`${path}: ${text.slice(Math.max(0, match.index - 30), match.index + 40)}`);
    }
    expect(found).toEqual([]);
  },
  120_000,
);

it('A-09 a car names its page in the other language', async () => {
  const [car] = carsOf('se');
  const address = `/kop-bil/${car?.car_id}/${car?.slug}`;
  const found = await getCarsProps(visitOf('car-store-se', address, 'en'));
  expect('props' in found && (await found.props).head?.alternates.map(({ href }) => new URL(href).pathname)).toEqual([
    address,
    `/en${address}`,
    address,
  ]);
});

it('I-01 A-15 facilities are found by the name of a town that the page shows', async () => {
  const html = await pageHtml(
    'car-store-fi',
    { locale: 'sv-FI', language: 'sv', prefix: 'sv' },
    '/toimipisteet?keyphrase=%C3%85bo',
  );
  expect(readable(html)).toContain('Nordvik Auto Turku');
  expect(readable(html)).not.toContain('Nordvik Auto Oulu');
});
