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
import { siteEntries } from '@/i18n/siteTexts';
import { translate } from '@/i18n/text';
import { publicPath } from '@/sites/resolver';
import { routeKey } from '@/sites/routeTable';
import type { Site } from '@/sites/site.types';
import { contentFor, openedServices } from './content';
import type { PageRoute } from './routeParams';
import { termFor } from './stockTerms';

/** The list request of an address, in values of the stock. */
export interface ListRequest extends DecodedListQuery {
  /** Absent where only the query has parameters. */
  landing?: Landing;
}

/** A site's landing pages, in the language of its paths. */
export const landingPathsOf = ({ paths, languages }: Site): LandingPaths => ({
  makes: paths.makes,
  kinds: paths.kinds,
  carList: paths.carList,
  language: languages[0].language,
});

const NO_VALUES: QueryVocabulary['values'] = {};

async function stockValues({ cars }: Site): Promise<QueryVocabulary['values']> {
  const found = cars ? await openedServices().search?.vocabulary(cars.index) : undefined;
  // If the search fails, the list itself reports it.
  return found?.ok ? found.value.values : NO_VALUES;
}

/** Reads path and query of a list; null for a path that is not a list, a redirect for legacy parameters. */
export async function readListRequest(
  route: PageRoute,
  search: string,
): Promise<ListRequest | { redirect: Redirect } | null> {
  const { site, language } = route;
  const key = routeKey(route.path);
  const values = await stockValues(site);
  const found = key === site.paths.carList ? null : readLanding(landingPathsOf(site), key, values);
  if (!site.cars || (found === null && key !== site.paths.carList)) return null;
  const path = publicPath(language, route.path);
  const tidied = normalizeSearch(search, values);
  if (tidied !== null) return { redirect: { destination: `${encodeURI(path)}?${tidied}`, statusCode: 308 } };
  const { terms, unknown } = knownTerms(decodeListQuery(search).query.terms, values);
  if (!found && unknown.length === 0) return decodeListQuery(search);
  const landing: Landing = {
    path,
    terms: found?.terms ?? {},
    unknown,
    ...(found ? await landingTexts(found, route, terms) : { title: '', lead: '' }),
  };
  return { ...readListAddress({ landing }, path, search), landing };
}

/** A landing page of exactly these values, where a path for them exists. */
export async function valuesLanding(
  { site, language }: PageRoute,
  terms: CarListQuery['terms'],
): Promise<Landing | null> {
  const path = valuesPath(terms, landingPathsOf(site), await stockValues(site));
  return path === null ? null : { path: publicPath(language, path), terms, title: '', lead: '', unknown: [] };
}

/** Heading and lead of a landing page, in the page's language. */
async function landingTexts(
  { subject }: ResolvedLanding,
  route: PageRoute,
  extraTerms: CarListQuery['terms'],
): Promise<Pick<Landing, 'title' | 'lead'>> {
  if (subject.kind === 'values') return { title: '', lead: '' };
  const {
    site,
    language: { language, locale },
  } = route;
  const dictionary = await contentFor(route).dictionary({ site: site.name, locale });
  const texts = pickTexts(
    language,
    ['list'],
    siteEntries(site, language, dictionary.ok ? dictionary.value : undefined),
  );
  const what =
    subject.kind === 'make'
      ? [subject.brand, termFor(route, 'car_model', subject.model)].filter(Boolean).join(' ')
      : subject.kind === 'kind'
        ? subject.title[language]
        : termFor(route, subject.facet, subject.value);
  // With further filters the page has fewer cars than the lead describes.
  const lead =
    Object.keys(extraTerms).length > 0
      ? ''
      : translate(texts, locale, subject.kind === 'make' ? 'list.landingMake' : 'list.landingKind', { what });
  return { title: translate(texts, locale, 'list.landingTitle', { what }), lead };
}
