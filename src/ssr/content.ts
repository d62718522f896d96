import type { ContentPort } from '@/ports/content.port';
import { services, type OpenServices } from '@/server/app';
import { serverContent } from '@/store/serverContent';

/** What is open in this process. @throws Error before the services are. */
export function openedServices(): OpenServices {
  const open = services();
  if (!open) throw new Error('The services are not open yet.');
  return open;
}

/** The process's client of the content platform; it asks anew after every publication. */
export function contentPort(): ContentPort {
  const { contentSource: { endpoint, headers, embedded }, door, log, contentListeners } = openedServices();
  const port = serverContent(() => ({
    endpoint: embedded ? `http://localhost${endpoint}` : endpoint,
    headers,
    fetch: embedded ? async (input, init) => door.request(input, init) : (input, init) => globalThis.fetch(input, init),
    report: (what) => log.warn({ what }, 'content'),
  }));
  contentListeners.add(port.expire);
  return port;
}
