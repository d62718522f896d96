import type { Redirect } from 'next';
import { type CarListQuery, decodeListQuery, type DecodedListQuery } from '@/domain/search/carList';
import {
  knownTerms,
  readLanding,
  valuesPath,
  type ResolvedLanding,
  type LandingPaths,
} from '@/domain/search/landingPages';
import { readListAddress } from '@/domain/search/listAddress';
import { normalizeSearch } from '@/domain/search/legacyParameters';
import type { QueryVocabulary } from '@/domain/search/query/understanding';
import type { Landing } from '@/domain/sites/routes';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import { publicPath } from '@/sites/resolver';
import { routeKey } from '@/sites/routeTable';
import type { Site } from '@/sites/site.types';
import { contentFor, openedServices } from './content';
import type { PageRoute } from './routeParams';

/** What an address of the list asks, in the words of the stock. */
export interface AskedList extends DecodedListQuery {
  /** Absent where the path says nothing beside the query. */
  landing?: Landing;
}

/** A site's landing pages, in the language of its paths. */
export const landingPlaces = ({ paths, languages }: Site): LandingPaths => ({
  makes: paths.makes,
  kinds: paths.kinds,
  carList: paths.carList,
  language: languages[0].language,
});

const NO_WORDS: QueryVocabulary['values'] = {};

async function wordsOf({ cars }: Site): Promise<QueryVocabulary['values']> {
  const found = cars ? await openedServices().search?.vocabulary(cars.index) : undefined;
  // A stock that can't be asked fails with the list itself.
  return found?.ok ? found.value.values : NO_WORDS;
}

/** Reads path and query of a list; null for a path that is no list, a redirect for an old way to ask. */
export async function askedList(place: PageRoute, search: string): Promise<AskedList | { redirect: Redirect } | null> {
  const { site, language } = place;
  const key = routeKey(place.path);
  const values = await wordsOf(site);
  const found = key === site.paths.carList ? null : readLanding(landingPlaces(site), key, values);
  if (!site.cars || (found === null && key !== site.paths.carList)) return null;
  const path = publicPath(language, place.path);
  const tidied = normalizeSearch(search, values);
  if (tidied !== null) return { redirect: { destination: `${encodeURI(path)}?${tidied}`, statusCode: 308 } };
  const { terms, unknown } = knownTerms(decodeListQuery(search).query.terms, values);
  if (!found && unknown.length === 0) return decodeListQuery(search);
  const landing: Landing = {
    path,
    terms: found?.terms ?? {},
    unknown,
    ...(found ? await words(found, place, terms) : { title: '', lead: '' }),
  };
  return { ...readListAddress({ landing }, path, search), landing };
}

/** A landing page of nothing but these values, where a path can say them. */
export async function valuesLanding(
  { site, language }: PageRoute,
  terms: CarListQuery['terms'],
): Promise<Landing | null> {
  const path = valuesPath(terms, landingPlaces(site), await wordsOf(site));
  return path === null ? null : { path: publicPath(language, path), terms, title: '', lead: '', unknown: [] };
}

/** Heading and first words of a landing page, in the page's language. */
async function words(
  { subject }: ResolvedLanding,
  place: PageRoute,
  beside: CarListQuery['terms'],
): Promise<Pick<Landing, 'title' | 'lead'>> {
  if (subject.kind === 'values') return { title: '', lead: '' };
  const {
    site,
    language: { language, locale },
  } = place;
  const dictionary = await contentFor(place).dictionary({ site: site.name, locale });
  const texts = pickTexts(language, ['list'], dictionary.ok ? dictionary.value : undefined);
  const what =
    subject.kind === 'make'
      ? [subject.brand, subject.model].filter(Boolean).join(' ')
      : subject.kind === 'kind'
        ? subject.title[language]
        : subject.value;
  // Narrowed further, the page is of fewer cars than its words say.
  const lead =
    Object.keys(beside).length > 0
      ? ''
      : translate(texts, locale, subject.kind === 'make' ? 'list.landingMake' : 'list.landingKind', { what });
  return { title: translate(texts, locale, 'list.landingTitle', { what }), lead };
}
