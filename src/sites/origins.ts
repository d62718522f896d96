import type { AllowedOrigins } from '@/domain/securityHeaders';
import { TAG_MANAGER_ORIGIN } from '@/domain/tagManager';
import type { Site } from './site.types';

const TAG_MANAGER: AllowedOrigins = {
  script: [TAG_MANAGER_ORIGIN],
  image: [TAG_MANAGER_ORIGIN, 'https://*.google-analytics.com'],
  connect: [TAG_MANAGER_ORIGIN, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/** What a site's configuration lets its pages load from elsewhere. A permission only: nothing foreign loads before consent. */
export const allowedOrigins = (site: Pick<Site, 'tagManager' | 'cars'>): AllowedOrigins =>
  ({ ...(site.tagManager ? TAG_MANAGER : {}), ...(site.cars ? { anyImage: true } : {}) });
