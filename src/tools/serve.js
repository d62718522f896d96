// @ts-check
'use strict';

const http = require('node:http');
const path = require('node:path');
/** @type {typeof import('next').default} */
const next = /** @type {any} */ (require('next'));
const sirv = require('sirv');
const { fileHeaders } = require('../server/http/fileHeaders');
const { listener } = require('./kit/listener');
const { prepare } = require('./kit/sending');

const ROOT = path.join(__dirname, '..', '..');

/** @param {string} message */
const log = (message) => {
  process.stderr.write(`${message}\n`);
};

/** @param {unknown} error */
function fail(error) {
  log(`The server cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/**
 * The production server of a build: the framework's own, except that the build's scripts are compressed once at build
 * time instead of for every request, and that everything else is compressed and tagged by `sending.js`. The scripts'
 * names contain a hash of their content, so they are immutable.
 */
async function main() {
  const port = Number(process.env.PORT);
  // The bundler of the build: the runtime of the other would have a second router.
  const app = next({ dev: false, dir: ROOT, port, webpack: true });
  const handle = app.getRequestHandler();
  await app.prepare();
  const files = sirv(path.join(ROOT, process.env.FORECOURT_BUILD || '.next', 'static'), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
    setHeaders: (response) => {
      for (const { key, value } of fileHeaders) response.setHeader(key, value);
    },
  });
  http
    .createServer(listener(files, prepare, handle, log))
    .once('error', fail)
    .listen(port);
}

main().catch(fail);
