// @ts-check
'use strict';

const http = require('node:http');
const path = require('node:path');
/** @type {typeof import('next').default} */
const next = /** @type {any} */ (require('next'));
const { dataFolder } = require('../server/cache/backendIdentity');
const { listener } = require('./kit/listener');
const { loggedLine } = require('./kit/logged-error');
const { prepare } = require('./kit/sending');
const { staticFiles, storeFiles } = require('./kit/static-files');

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
 * time instead of for every request, that those of earlier builds stay, and that everything else is compressed and
 * tagged by `sending.js`.
 */
async function main() {
  const port = Number(process.env.PORT);
  console.error = (...parts) => log(loggedLine(parts));
  // The bundler of the build: the runtime of the other would have a second router.
  const app = next({ dev: false, dir: ROOT, port, webpack: true });
  const handle = app.getRequestHandler();
  await app.prepare();
  const build = path.join(ROOT, process.env.FORECOURT_BUILD || '.next');
  const store = path.join(dataFolder(process.env), 'files');
  storeFiles(build, store);
  const files = staticFiles(build, store);
  http
    .createServer(listener(files, prepare, handle, log))
    .once('error', fail)
    .listen(port);
}

main().catch(fail);
