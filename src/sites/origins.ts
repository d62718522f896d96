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

/**
 * Origins from which a site's pages may load, from its configuration. A permission only: third-party content loads
 * after consent or on request of the visitor. `tiles` is the origin of the maps' tiles, `media` of content's pictures
 * and films.
 */
export const allowedOrigins = (
  site: Pick<Site, 'tagManager' | 'cars' | 'facilities'>,
  tiles: string | null = null,
  media: readonly string[] = [],
): AllowedOrigins => {
  const tags = site.tagManager ? TAG_MANAGER : {};
  const pictures = [...(tiles && site.facilities ? [tiles] : []), ...media];
  return {
    frame: FILMS,
    ...tags,
    ...(site.cars ? { anyImage: true } : {}),
    ...(pictures.length > 0 ? { image: [...(tags.image ?? []), ...pictures] } : {}),
    ...(media.length > 0 ? { media } : {}),
  };
};
