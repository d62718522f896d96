// @ts-check
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { backendHash, dataFolder } = require('./backendIdentity.js');
const { IsrStore, pruneOtherBuilds } = require('./isrStore.js');

/**
 * Next's `cacheHandler`: stores rendered pages. Next loads this file by its path, outside the bundle, and creates an
 * instance per request; the stores therefore live once per process, under a symbol on globalThis.
 *
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerContext} Context
 * @typedef {import('next/dist/server/response-cache').IncrementalCacheValue | null} PageValue
 */
const STORES = Symbol.for('forecourt.isr');

/** `PUBLICATIONS_KEY` of the content service: the last publication that a page shows, by the page's key. */
const PUBLICATIONS = Symbol.for('forecourt.publications');

/**
 * Whether an entry was made from content that includes the last publication of what it shows. Pages carry the number of
 * their content; for those without one (not found) the time counts.
 *
 * @param {string} key
 * @param {{ lastModified: number, value: PageValue }} entry
 */
function includesLastPublication(key, { lastModified, value }) {
  const lastPublication = Reflect.get(globalThis, PUBLICATIONS);
  const last = typeof lastPublication === 'function' ? lastPublication(key) : null;
  if (!last) return true;
  const pageData = value && 'pageData' in value ? value.pageData : null;
  const props = pageData && 'pageProps' in pageData ? pageData.pageProps : null;
  const revision = props && typeof props === 'object' ? Reflect.get(props, 'contentRevision') : null;
  return typeof revision === 'number' ? revision >= last.change : lastModified > last.receivedAt;
}

/** @returns {Map<string, InstanceType<typeof IsrStore>>} by folder */
function stores() {
  const known = Reflect.get(globalThis, STORES);
  if (known instanceof Map) return known;
  const fresh = new Map();
  Reflect.set(globalThis, STORES, fresh);
  return fresh;
}

/**
 * `DATA_DIR/isr/<build>-<hash of the back ends>`. Development and the build itself only use memory.
 *
 * @param {Pick<Context, 'dev' | 'serverDistDir'>} context
 * @returns {{ parent: string, buildId: string, folder: string } | null}
 */
function cacheLocation({ dev, serverDistDir }) {
  if (dev || !serverDistDir || process.env.NEXT_PHASE === 'phase-production-build') return null;
  const file = path.join(serverDistDir, '..', 'BUILD_ID');
  if (!existsSync(file)) return null;
  const buildId = readFileSync(file, 'utf8').trim();
  const parent = path.join(dataFolder(process.env), 'isr');
  return { parent, buildId, folder: path.join(parent, `${buildId}-${backendHash(process.env)}`) };
}

/** @type {Map<string, ReturnType<typeof cacheLocation>>} by build folder, read once */
const locations = new Map();

/** @param {Context} context @returns {InstanceType<typeof IsrStore>} */
function storeFor(context) {
  const about = JSON.stringify([context.dev, context.serverDistDir, process.env.DATA_DIR, process.env.DATABASE_URL]);
  const where = locations.get(about) ?? cacheLocation(context);
  locations.set(about, where);
  const key = where?.folder ?? '';
  const known = stores().get(key);
  if (known) return known;
  const fresh = new IsrStore({ folder: where?.folder ?? null });
  stores().set(key, fresh);
  if (where)
    pruneOtherBuilds(where.parent, where.buildId).catch((error) =>
      process.emitWarning(`Old cached pages cannot be removed: ${error.message}`, { code: 'FORECOURT_ISR' }),
    );
  return fresh;
}

class IsrCache {
  #store;

  /** @param {Context} context */
  constructor(context) {
    this.#store = storeFor(context);
  }

  /** @param {string} key @param {{ tags?: string[], softTags?: string[] }} [context] */
  get(key, context = {}) {
    const tags = [...(context.tags ?? []), ...(context.softTags ?? [])];
    return this.#store.get(key, tags, (entry) => includesLastPublication(key, entry));
  }

  /**
   * @param {string} key
   * @param {PageValue} value
   * @param {{ tags?: string[], cacheControl?: import('next/dist/server/lib/cache-control').CacheControl }} [context]
   */
  set(key, value, context = {}) {
    return this.#store.set(key, value, {
      cacheControl: context.cacheControl,
      tags: [...(context.tags ?? []), ...tagsOf(value)],
    });
  }

  /** @param {string | string[]} tags @param {{ expire?: number }} [durations] */
  revalidateTag(tags, durations) {
    return this.#store.revalidateTags([tags].flat(), durations);
  }

  resetRequestCache() {}
}

/** Cache tags from a response header. @param {PageValue} value @returns {string[]} */
function tagsOf(value) {
  const header = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined;
  return typeof header === 'string'
    ? header
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean)
    : [];
}

module.exports = IsrCache;
