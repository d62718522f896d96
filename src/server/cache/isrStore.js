// @ts-check
const { createHash, randomUUID } = require('node:crypto');
const { mkdir, readdir, readFile, rename, rm, writeFile } = require('node:fs/promises');
const path = require('node:path');
const { deserialize, serialize } = require('node:v8');

/**
 * @typedef {import('next/dist/server/response-cache').IncrementalCacheValue | null} PageValue
 * @typedef {import('next/dist/server/lib/cache-control').CacheControl} CacheControl
 * @typedef {{ key: string, lastModified: number, value: PageValue, cacheControl?: CacheControl, tags: string[] }} Entry
 * @typedef {{ stale?: number, expired?: number }} TagTimes when entries under a tag grew stale or invalid, ms since the epoch
 */

const DIGEST_BYTES = 32;
const TAGS_KEY = 'tags';
/** Little: the page cache in front holds what is asked for often, packed, and others come from the folder. */
const MEMORY_LIMIT = 16 * 1024 * 1024;

/**
 * Rendered pages in memory, most recently used last, and behind that in a folder, so that a restart keeps them. A file
 * that is damaged, half-written or another page's counts as absent.
 */
class IsrStore {
  /** @type {Map<string, { entry: Entry, bytes: number }>} */
  #memory = new Map();
  #memoryBytes = 0;
  /** @type {Promise<Map<string, TagTimes>> | undefined} */
  #tags;
  #warned = false;

  /** @param {{ folder: string | null, memoryLimit?: number }} options no folder: memory only; the limit is in bytes */
  constructor({ folder, memoryLimit = MEMORY_LIMIT }) {
    this.folder = folder;
    this.memoryLimit = memoryLimit;
  }

  /**
   * @param {string} key
   * @param {readonly string[]} [tags] tags in addition to those of the entry
   * @param {(entry: Entry) => boolean} [isCurrent] another entry is not served
   * @returns {Promise<{ lastModified: number, value: PageValue, cacheControl?: CacheControl } | null>} lastModified -1 makes Next render the page again
   */
  async get(key, tags = [], isCurrent = () => true) {
    const remembered = this.#memory.get(key)?.entry;
    // Another process with the same folder may have rendered the page again.
    const entry = remembered && isCurrent(remembered) ? remembered : await this.#fromDisk(key);
    if (!entry || !isCurrent(entry)) return null;
    this.#remember(entry, entry === remembered ? this.#memory.get(key)?.bytes : undefined);
    const times = await this.#tagTimes();
    const now = Date.now();
    let { lastModified } = entry;
    for (const tag of [...entry.tags, ...tags]) {
      const { expired, stale } = times.get(tag) ?? {};
      if (expired !== undefined && expired <= now && expired >= entry.lastModified) return null;
      if (stale !== undefined && stale >= entry.lastModified) lastModified = -1;
    }
    return { lastModified, value: entry.value, ...(entry.cacheControl ? { cacheControl: entry.cacheControl } : {}) };
  }

  /**
   * @param {string} key
   * @param {PageValue} value null is a page that is known to be absent
   * @param {{ cacheControl?: CacheControl, tags?: readonly string[] }} [about]
   */
  async set(key, value, { cacheControl, tags = [] } = {}) {
    /** @type {Entry} */
    const entry = { key, lastModified: Date.now(), value, tags: [...tags], ...(cacheControl ? { cacheControl } : {}) };
    const payload = serialize(entry);
    this.#remember(entry, payload.length);
    await this.#toDisk(key, payload);
  }

  /**
   * @param {readonly string[]} tags
   * @param {{ expire?: number }} [durations] seconds until the pages may not even be shown stale; without: from now on
   */
  async revalidateTags(tags, durations) {
    const times = await this.#tagTimes();
    const now = Date.now();
    for (const tag of tags) {
      times.set(
        tag,
        durations
          ? { stale: now, ...(durations.expire === undefined ? {} : { expired: now + durations.expire * 1000 }) }
          : { ...times.get(tag), expired: now },
      );
    }
    await this.#toDisk(TAGS_KEY, serialize({ key: TAGS_KEY, times: [...times] }));
  }

  /** @param {Entry} entry @param {number} [bytes] */
  #remember(entry, bytes = serialize(entry).length) {
    const known = this.#memory.get(entry.key);
    if (known) this.#memoryBytes -= known.bytes;
    this.#memory.delete(entry.key);
    if (bytes > this.memoryLimit) return;
    this.#memory.set(entry.key, { entry, bytes });
    this.#memoryBytes += bytes;
    for (const [key, { bytes: freed }] of this.#memory) {
      if (this.#memoryBytes <= this.memoryLimit) break;
      this.#memory.delete(key);
      this.#memoryBytes -= freed;
    }
  }

  #tagTimes() {
    this.#tags ??= this.#read(TAGS_KEY).then((stored) => {
      const times = stored === null ? null : Reflect.get(stored, 'times');
      return new Map(Array.isArray(times) ? times : []);
    });
    return this.#tags;
  }

  /** @param {string} key @returns {Promise<Entry | null>} */
  async #fromDisk(key) {
    const stored = await this.#read(key);
    return stored !== null && isEntry(stored) ? stored : null;
  }

  /** @param {string} key @returns {string | null} */
  #file(key) {
    return this.folder === null ? null : path.join(this.folder, createHash('sha256').update(key).digest('hex'));
  }

  /** @param {string} key @returns {Promise<object | null>} null for whatever is not exactly what was written */
  async #read(key) {
    const file = this.#file(key);
    if (file === null) return null;
    try {
      const bytes = await readFile(file);
      const payload = bytes.subarray(DIGEST_BYTES);
      if (!digest(payload).equals(bytes.subarray(0, DIGEST_BYTES))) return null;
      const stored = deserialize(payload);
      return typeof stored === 'object' && stored !== null && Reflect.get(stored, 'key') === key ? stored : null;
    } catch (error) {
      if (!isAbsent(error)) this.#warn('read', error);
      return null;
    }
  }

  /** On a full or read-only disk the page stays in memory only. @param {string} key @param {Buffer} payload */
  async #toDisk(key, payload) {
    const file = this.#file(key);
    if (file === null) return;
    const partFile = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(partFile, Buffer.concat([digest(payload), payload]));
      await rename(partFile, file);
    } catch (error) {
      this.#warn('written', error);
      await rm(partFile, { force: true }).catch(() => undefined);
    }
  }

  /** @param {string} how @param {unknown} error */
  #warn(how, error) {
    if (this.#warned) return;
    this.#warned = true;
    process.emitWarning(`A cached page cannot be ${how}: ${error instanceof Error ? error.message : String(error)}`, {
      code: 'FORECOURT_ISR',
    });
  }
}

/** @param {Buffer} payload */
const digest = (payload) => createHash('sha256').update(payload).digest();

/** @param {unknown} error */
const isAbsent = (error) => typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** @param {object} stored @returns {stored is Entry} */
const isEntry = (stored) =>
  'lastModified' in stored &&
  typeof stored.lastModified === 'number' &&
  'value' in stored &&
  'tags' in stored &&
  Array.isArray(stored.tags);

/**
 * Removes the folders of other builds. The same build under other back ends stays: its source may come back.
 *
 * @param {string} parent DATA_DIR/isr
 * @param {string} buildId
 */
async function pruneOtherBuilds(parent, buildId) {
  const folders = await readdir(parent).catch(() => []);
  const others = folders.filter((name) => !name.startsWith(`${buildId}-`));
  await Promise.all(others.map((name) => rm(path.join(parent, name), { recursive: true, force: true })));
}

module.exports = { IsrStore, pruneOtherBuilds };
