import { MARKETING_ORIGINS } from '@/domain/sites/marketingForms';
import type { AllowedOrigins } from '@/domain/sites/securityHeaders';
import { TAG_MANAGER_ORIGIN } from '@/domain/sites/tagManager';
import type { Site } from './site.types';

const TAG_MANAGER: AllowedOrigins = {
  script: [TAG_MANAGER_ORIGIN],
  image: [TAG_MANAGER_ORIGIN, 'https://*.google-analytics.com'],
  connect: [TAG_MANAGER_ORIGIN, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/** Where a film is fetched from when a visitor plays it (specification 1, 2.6). */
const FILMS = ['https://www.youtube-nocookie.com'];

/** The origins of both, by use. */
const together = (one: AllowedOrigins, other: AllowedOrigins): AllowedOrigins => {
  const all: AllowedOrigins = { ...one };
  for (const use of ['script', 'image', 'connect', 'frame', 'form'] as const) {
    const origins = [...(one[use] ?? []), ...(other[use] ?? [])];
    if (origins.length > 0) all[use] = origins;
  }
  return all;
};

type SiteOfOrigins = Pick<Site, 'tagManager' | 'marketingForms' | 'facilities'>;

/** The site without scripts of others, for pages that know a secret of the visitor's. */
export const withoutTags = ({ facilities }: SiteOfOrigins): SiteOfOrigins => ({ ...(facilities && { facilities }) });

/**
 * Origins from which a site's pages may load, from its configuration. A permission only: third-party content loads
 * after consent or on request of the visitor. `tiles` is the origin of the maps' tiles, `media` of content's pictures
 * and films.
 */
export const allowedOrigins = (
  site: SiteOfOrigins,
  tiles: string | null = null,
  media: readonly string[] = [],
): AllowedOrigins => {
  const tags = together(site.tagManager ? TAG_MANAGER : {}, site.marketingForms ? MARKETING_ORIGINS : {});
  const pictures = [...(tiles && site.facilities ? [tiles] : []), ...media];
  return {
    ...tags,
    frame: [...FILMS, ...(tags.frame ?? [])],
    ...(pictures.length > 0 ? { image: [...(tags.image ?? []), ...pictures] } : {}),
    ...(media.length > 0 ? { media } : {}),
  };
};
