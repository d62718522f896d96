import type { FaultRow } from '../row.types';

/** Of the content platform and of pages, told by the server. */
export const contentRows = {
  UNKNOWN_SITE: {
    spec: '2 §8 Unknown site name', port: 'page', status: 404, retry: 'never',
    waysOut: ['none'], text: 'error.unknownSite', telemetry: 'unknown_site',
  },
  PAGE_NOT_FOUND: {
    spec: '1 §8 404 hero', port: 'page', status: 404, retry: 'never',
    waysOut: ['home'], text: 'error.pageNotFound', telemetry: 'page_not_found',
  },
  MISSING_IMAGE: {
    spec: '2 §8 Missing image', port: 'page', status: 404, retry: 'never',
    waysOut: ['none'], text: 'error.missingImageText', telemetry: 'missing_image',
  },
  SECTION_FAILED: {
    spec: '1 §8 A section fails to render', port: 'page', status: 500, retry: 'never',
    waysOut: ['reload'], text: 'error.sectionFailed', telemetry: 'section_failed',
  },
  CONTENT_FAILED: {
    spec: 'ours', port: 'content', status: 503, retry: 'never',
    waysOut: ['reload'], text: 'error.unavailable', telemetry: 'content_failed',
  },
  NAVIGATION_FAILED: {
    spec: '1 §8 Navigation data failure', port: 'content', status: 503, retry: 'never',
    waysOut: ['none'], text: null, telemetry: 'navigation_failed',
  },
  PAGE_VIEW_FAILED: {
    spec: '1 §8 Page-view tracking failure', port: 'telemetry', status: 502, retry: 'never',
    waysOut: ['none'], text: null, telemetry: 'page_view_failed',
  },
} as const satisfies Record<string, FaultRow>;
