import type { FieldMap } from '@/domain/content/layout';
import { EUROPE, ownLanguageName, regionName } from '@/i18n/regionNames';
import { allowedOrigins } from '@/sites/origins';
import { publicPath } from '@/sites/resolver';
import type { Site } from '@/sites/site.types';
import { allSites } from '@/sites/sites';
import { openedServices } from './content';
import type { PageRoute } from './routeParams';

/** Fields that blocks get from what is known of the sites, by block. */
export function siteBlockProps(
  names: ReadonlySet<string>,
  route: Pick<PageRoute, 'site' | 'language'>,
): Readonly<Record<string, FieldMap>> {
  return {
    ...(names.has('SiteSelection') ? { SiteSelection: { Sites: choices(route) } } : {}),
    ...(names.has('EmbeddedComponent')
      ? { EmbeddedComponent: { Frames: allowedOrigins(route.site).frame ?? [] } }
      : {}),
  };
}

/** Of the site's own language; a site for all of Europe has none. */
const countryOf = ({ languages: [{ locale }] }: Site): string => locale.split('-')[1] ?? EUROPE;

function choices({ site: here, language: shown }: Pick<PageRoute, 'site' | 'language'>): FieldMap[] {
  const { origin } = openedServices();
  return allSites.flatMap((site) =>
    site.languages.map((language): FieldMap => ({
      Name: site.title,
      Country: regionName(shown.locale, countryOf(site)),
      Language: ownLanguageName(language.locale),
      Lang: language.locale,
      Link: `${origin(site)}${publicPath(language, '/')}`,
      Current: site.name === here.name && language.locale === shown.locale,
    })),
  );
}
