import type { AllowedOrigins } from '@/domain/securityHeaders';
import type { Site } from './site.types';

const TAG_MANAGER: AllowedOrigins = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

/** What a site's configuration lets its pages load from elsewhere. A permission only: nothing foreign loads before consent. */
export const allowedOrigins = (site: Pick<Site, 'tagManager' | 'cars'>): AllowedOrigins =>
  ({ ...(site.tagManager ? TAG_MANAGER : {}), ...(site.cars ? { anyImage: true } : {}) });
