// @ts-check
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const sirv = require('sirv');
const { fileHeaders } = require('../../server/http/fileHeaders');

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response, next: () => void) => void} Handler
 */

/** Pages stay open, and in a CDN's cache, for this long after a build has replaced theirs. */
const RETENTION_MS = 7 * 86_400_000;
/** For those who deploy many times a day: a build is some megabytes. */
const MOST_BUILDS = 20;
/** A copy that is not complete; older ones are of a process that died. */
const PARTIAL = '.part';
const COPIED_WITHIN_MS = 10 * 60_000;

/**
 * `sirv` takes any range for one that the file has, and ends the process with those that it has not: files of code are
 * loaded whole. It also leaves a file open whose visitor has gone.
 * @param {Handler} files @returns {Handler}
 */
const guarded = (files) => (request, response, next) => {
  delete request.headers.range;
  response.once('pipe', (/** @type {import('node:stream').Readable} */ source) => {
    const close = () => source.destroy();
    if (response.destroyed) close();
    else response.once('close', close);
    source.once('error', () => response.destroy());
  });
  files(request, response, next);
};

/** The files of a build by their names, which contain a hash of the content. @param {string} folder @returns {Handler} */
const filesIn = (folder) =>
  sirv(folder, {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
    setHeaders: (response) => {
      for (const { key, value } of fileHeaders) response.setHeader(key, value);
    },
  });

/**
 * Names of the builds that were served, the latest first.
 * @param {string} store
 */
function buildsIn(store) {
  if (!fs.existsSync(store)) return [];
  return fs
    .readdirSync(store)
    .filter((name) => !name.endsWith(PARTIAL))
    .map((name) => ({ name, servedSince: fs.statSync(path.join(store, name)).mtimeMs }))
    .sort((one, other) => other.servedSince - one.servedSince);
}

/** @param {string} copy @param {number} now */
function isAbandoned(copy, now) {
  const changed = fs.statSync(copy, { throwIfNoEntry: false })?.mtimeMs;
  return changed !== undefined && changed < now - COPIED_WITHIN_MS;
}

/**
 * Stores the files of the build that is served from now on, and deletes those of builds that were replaced long ago.
 * @param {string} buildFolder
 * @param {string} store `DATA_DIR/files`
 * @param {number} [now]
 */
function storeFiles(buildFolder, store, now = Date.now()) {
  const id = fs.readFileSync(path.join(buildFolder, 'BUILD_ID'), 'utf8').trim();
  const stored = path.join(store, id);
  for (const name of fs.existsSync(store) ? fs.readdirSync(store) : [])
    if (name.endsWith(PARTIAL) && isAbandoned(path.join(store, name), now))
      fs.rmSync(path.join(store, name), { recursive: true, force: true });
  if (!fs.existsSync(stored)) {
    const copy = `${stored}.${process.pid}${PARTIAL}`;
    fs.cpSync(path.join(buildFolder, 'static'), copy, { recursive: true });
    try {
      fs.renameSync(copy, stored);
    } catch (error) {
      // Another process that started at the same time was first.
      fs.rmSync(copy, { recursive: true, force: true });
      if (!fs.existsSync(stored)) throw error;
    }
  }
  fs.utimesSync(stored, now / 1_000, now / 1_000);
  let replacedAt = now;
  for (const [index, { name, servedSince }] of buildsIn(store).entries()) {
    if (index >= MOST_BUILDS || replacedAt < now - RETENTION_MS)
      fs.rmSync(path.join(store, name), { recursive: true, force: true });
    replacedAt = servedSince;
  }
}

/**
 * Serves the files of a build, and those of the builds before it: a page that was opened before a deployment loads its
 * code afterwards.
 * @param {string} buildFolder
 * @param {string} store `DATA_DIR/files`
 * @returns {Handler}
 */
function staticFiles(buildFolder, store) {
  const own = filesIn(path.join(buildFolder, 'static'));
  /** @type {Map<string, Handler>} */
  const earlier = new Map();
  return guarded((request, response, next) =>
    own(request, response, () => {
      // Read again for each missing file: another process may have stored or deleted builds.
      const handlers = buildsIn(store).map(({ name }) => {
        const files = earlier.get(name) ?? filesIn(path.join(store, name));
        earlier.set(name, files);
        return files;
      });
      /** @param {number} index */
      const tryFrom = (index) => {
        const files = handlers[index];
        if (files) files(request, response, () => tryFrom(index + 1));
        else next();
      };
      tryFrom(0);
    }),
  );
}

module.exports = { staticFiles, storeFiles };
