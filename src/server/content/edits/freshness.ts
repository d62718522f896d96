import { treeKey, type Overrides, type ContentTrees } from '../contentTrees';
import { cachedAddress, isOnNoPage, onlyPageShowing } from './reach';

/** The last publication that a cached page shows. */
interface LastPublication {
  /** The number of its change: content of that number and above includes it. */
  change: number;
  /** When this process received it, ms since the epoch. */
  receivedAt: number;
}

export interface Freshness {
  /** Takes over the published changes. */
  update(published: Overrides): void;
  /** Of a cached page, by its address or Next's key of it; `null` if nothing that it shows was ever published. */
  lastPublication(cacheKey: string): LastPublication | null;
}

/**
 * Key on globalThis of `lastPublication`: Next loads the page cache outside the bundle. A cached page that was made from
 * content older than its last publication is not served, in any process, also after a crash.
 */
export const PUBLICATIONS_KEY = Symbol.for('forecourt.publications');

const ADDRESS = /^\/_sites\/([^/]+)\/([^/]+)(?:\/|$)/;
/** Next's keys begin with a folder of the route. */
export const addressIn = (key: string): string => key.replace(/^.*\/\$(?=\/)/, '');
export const addressKey = (address: string): string => address.replace(/(?<=.)\/+$/, '').toLowerCase();

export function createFreshness(
  { site: siteOf, tree: treeOf }: Pick<ContentTrees, 'site' | 'tree'>,
  now: () => number = Date.now,
): Freshness {
  /** By address, or by tree where every page shows the change. */
  const last = new Map<string, LastPublication>();
  const note = (key: string, change: number): void => {
    if ((last.get(key)?.change ?? 0) < change) last.set(key, { change, receivedAt: now() });
  };
  return {
    update(published) {
      for (const [key, overrides] of published) {
        const [siteName = '', locale = ''] = key.split('/');
        const site = siteOf(siteName);
        const language = site?.languages.find((one) => treeKey('', one.locale) === treeKey('', locale));
        const tree = treeOf(siteName, locale, 'published');
        if (!site || !language || !tree) continue;
        for (const [id, { stamp, authors = {} }] of overrides) {
          const item = tree.byId.get(id);
          if (item && isOnNoPage(item)) continue;
          const fields = Object.entries(authors);
          // Versions of older releases do not know which fields they changed.
          for (const [field, { change }] of fields.length > 0 ? fields : [['', { change: stamp }] as const]) {
            const page = item ? onlyPageShowing(item, field) : null;
            note(page ? addressKey(cachedAddress(page, site, language)) : key, change);
          }
        }
      }
    },
    lastPublication(cacheKey) {
      const address = addressIn(cacheKey);
      const [, site = '', locale = ''] = ADDRESS.exec(address) ?? [];
      const [own, all] = [last.get(addressKey(address)), last.get(treeKey(site, locale))];
      if (!own || !all) return own ?? all ?? null;
      return own.change > all.change ? own : all;
    },
  };
}
