import type { BrowserContext } from '@playwright/test';
import { TAG_MANAGER_ORIGIN } from '@/domain/sites/tagManager';
import type { Guard } from './guard';

export interface TagManagerSeen {
  /** Ids of the requested containers, once per request. */
  requested: string[];
}

/** The script of a container: a tag that sets its cookie while the latest consent of the data layer allows it. */
const CONTAINER = `(() => {
  const last = window.dataLayer.filter((item) => item[0] === 'consent').at(-1)[2];
  if (last.analytics_storage === 'granted') document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=3600';
  if (last.ad_storage === 'granted') document.cookie = '_gcl_au=1.1; Path=/; Max-Age=3600';
})();`;

/**
 * Responds instead of the tag manager, so that no request leaves this machine. The guard allows these requests and no
 * others.
 */
export async function interceptTagManager(context: BrowserContext, guard: Guard): Promise<TagManagerSeen> {
  const requested: string[] = [];
  guard.expect(new RegExp(`^third-party request: ${TAG_MANAGER_ORIGIN.replaceAll('.', '\\.')}/gtm\\.js`));
  await context.route(`${TAG_MANAGER_ORIGIN}/**`, async (route) => {
    requested.push(new URL(route.request().url()).searchParams.get('id') ?? '');
    await route.fulfill({ contentType: 'text/javascript', body: CONTAINER });
  });
  return { requested };
}
