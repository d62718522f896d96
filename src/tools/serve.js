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

/** @param {string} trouble */
const tell = (trouble) => {
  process.stderr.write(`${trouble}\n`);
};

/** @param {unknown} error */
function fail(error) {
  tell(`The server cannot begin: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/**
 * The production server of a build: the framework's own, but that the build's scripts come as they were compressed once, when
 * they were built, instead of anew for every visitor, and that all else is packed and tagged by us. The scripts' names change with their
 * content, so they are kept for good.
 */
async function main() {
  const port = Number(process.env.PORT);
  // Of the two bundlers the one that made the build: with the other's runtime there would be two routers.
  const app = next({ dev: false, dir: ROOT, port, webpack: true });
  const handle = app.getRequestHandler();
  await app.prepare();
  const files = sirv(path.join(ROOT, process.env.FORECOURT_BUILD || '.next', 'static'), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
    setHeaders: (answer) => {
      for (const { key, value } of fileHeaders) answer.setHeader(key, value);
    },
  });
  http
    .createServer(listener(files, prepare, handle, tell))
    .once('error', fail)
    .listen(port);
}

main().catch(fail);
