import type { LanguageChoice } from '@/blocks/parts/menuBar.schema';
import { carKinds, kindSlug } from '@/domain/cars/carKinds';
import { routeOf } from '@/domain/sites/routes';
import { languageName } from '@/i18n/regionNames';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { Crumb, RouteLanguage } from '@/ports/content.port';
import { routeKey, siteRoutes } from '@/sites/routeTable';
import type { Site, SiteLanguage } from '@/sites/site.types';
import type { PageRoute } from './routeParams';

const HOME = '/';
const NO_PAGES: ReadonlyMap<string, string> = new Map();

/** Paths that the site itself has, in every language: the list, its landing pages, and cars. */
function isOwn(site: Site, path: string): boolean {
  const { cars, paths } = site;
  const { kind } = routeOf({ home: HOME, ...paths }, path, cars !== undefined);
  return (
    kind === 'carList' ||
    kind === 'carDetail' ||
    (cars !== undefined && (path.startsWith(`${paths.carList}/`) || isMake(site, path) || isKind(site, path)))
  );
}

const isPage = ({ name, languages }: Site, path: string): boolean =>
  languages.some(({ locale }) => siteRoutes(name)?.pages.get(locale)?.has(path));

/** A landing page of a make or model; a page of content below a make is no model of it. */
const isMake = (site: Site, path: string): boolean => {
  const [make, ...below] = path.startsWith(`${site.paths.makes}/`)
    ? path.slice(site.paths.makes.length + 1).split('/')
    : [];
  return make !== undefined && (below.length === 0 || !isPage(site, path));
};

/** A landing page of a kind of car; other paths at that level are pages of content, in the languages that have them. */
function isKind(site: Site, path: string): boolean {
  const { paths, languages } = site;
  const [{ language }] = languages;
  return (
    path.startsWith(`${paths.kinds}/`) &&
    (carKinds.some((kind) => path === `${paths.kinds}/${kindSlug(kind, language)}`) || !isPage(site, path))
  );
}

/** The page of a path in another language; null without one. Pages have one id in all languages. */
function counterpart(site: Site, from: SiteLanguage, to: SiteLanguage, path: string): string | null {
  if (path === HOME || isOwn(site, path)) return path;
  const pages = siteRoutes(site.name)?.pages;
  const there = pages?.get(to.locale) ?? NO_PAGES;
  const id = pages?.get(from.locale)?.get(path);
  if (id === undefined) return there.has(path) ? path : null;
  for (const [other, otherId] of there) if (otherId === id && !other.includes('*')) return other;
  return null;
}

/** The page of a path in another language, else that of the nearest page above it. */
function nearestIn(site: Site, from: SiteLanguage, to: SiteLanguage, path: string): { path: string; of: string } {
  for (let of = routeKey(path); of !== HOME; of = of.slice(0, of.lastIndexOf('/')) || HOME) {
    const found = counterpart(site, from, to, of);
    if (found !== null) return { path: found, of };
  }
  return { path: HOME, of: HOME };
}

/** Choices of a page, with the table of addresses that they were made of. */
const made = new WeakMap<readonly RouteLanguage[], { routes: unknown; choices: readonly LanguageChoice[] }>();

/**
 * The languages to choose from on a page: where it has no counterpart, the link leads to the nearest page above it and
 * says so.
 * @param known the page's versions, from content
 * @param trailOf the pages down to a path, in the page's language
 */
export async function otherLanguages(
  { site, language, path }: PageRoute,
  known: readonly RouteLanguage[],
  trailOf: (path: string) => Promise<readonly Crumb[]>,
): Promise<readonly LanguageChoice[]> {
  const routes = siteRoutes(site.name);
  const cached = made.get(known);
  if (cached && cached.routes === routes) return cached.choices;
  const has = ({ locale }: SiteLanguage) => known.some(({ name }) => name.toLowerCase() === locale.toLowerCase());
  const missing = site.languages.filter((other) => other.locale !== language.locale && !has(other));
  const elsewhere = missing.map(async (other): Promise<LanguageChoice> => {
    const nearest = nearestIn(site, language, other, path);
    const isCounterpart = nearest.of === routeKey(path);
    const trail = isCounterpart || nearest.of === HOME ? [] : await trailOf(nearest.of);
    return {
      name: other.locale,
      displayName: '',
      englishName: '',
      nativeName: '',
      path: nearest.path,
      note: isCounterpart
        ? ''
        : noteOf(language, other, nearest.of === HOME ? null : (trail.at(-1)?.title ?? site.title)),
    };
  });
  const choices = [
    ...known.map((version): LanguageChoice => ({ ...version, note: '' })),
    ...(await Promise.all(elsewhere)),
  ];
  // Pages that content does not know share one empty list.
  if (known.length > 0) made.set(known, { routes, choices });
  return choices;
}

/** 'Sidan finns inte på engelska: till Köp bil'. `page`: null for the home page. */
function noteOf({ language, locale }: SiteLanguage, other: SiteLanguage, page: string | null): string {
  const params = { language: languageName(locale, other.language) };
  const texts = pickTexts(language, ['frame']);
  return page === null
    ? translate(texts, locale, 'frame.languageAtHome', params)
    : translate(texts, locale, 'frame.languageElsewhere', { ...params, page });
}
