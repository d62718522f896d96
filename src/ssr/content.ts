import type { ContentPort } from '@/ports/content.port';
import { services, type OpenServices } from '@/server/app';
import { serverContent, type ContentOptions } from '@/store/serverContent';
import type { PageRoute } from './routeParams';

/** What is open in this process. @throws Error before the services are. */
export function openedServices(): OpenServices {
  const open = services();
  if (!open) throw new Error('The services are not open yet.');
  return open;
}

/** The content client of a page: an editor's page has its own. */
export const contentFor = ({ draft }: Pick<PageRoute, 'draft'>): ContentPort => draft?.content ?? contentPort();

/** The process's client of the content platform; its cache is cleared by every publication. */
export function contentPort(): ContentPort {
  const port = serverContent(contentOptions);
  const { contentListeners, stories } = openedServices();
  contentListeners.add(port.expire);
  if (stories) stories.service = port;
  return port;
}

/** How this process reaches the platform. */
export function contentOptions(): ContentOptions {
  const {
    contentSource: { endpoint, headers, embedded },
    app,
    log,
  } = openedServices();
  return {
    endpoint: embedded ? `http://localhost${endpoint}` : endpoint,
    headers,
    fetch: embedded ? async (input, init) => app.request(input, init) : (input, init) => globalThis.fetch(input, init),
    report: (what) => log.warn({ what }, 'content'),
  };
}
