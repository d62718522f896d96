// @ts-check
'use strict';

const { createServer } = require('node:http');
const path = require('node:path');
/** @type {typeof import('next').default} */
const next = /** @type {any} */ (require('next'));
const { dataFolder } = require('../server/cache/backendIdentity');
const { isApiUrl, isDirectApiUrl } = require('../server/http/apiPaths');
const { clientOf } = require('../server/http/network');
const { bounded } = require('./kit/bounded');
const { httpServer } = require('./kit/http-server');
const { listener } = require('./kit/listener');
const { loggedError, endOnUncaught, loggedLine } = require('./kit/logged-error');
const { prepare } = require('./kit/sending');
const { staticFiles, storeFiles } = require('./kit/static-files');

/** Called by the services on SIGTERM, before they close. */
const DRAIN = Symbol.for('forecourt.drain');
const ROOT = path.join(__dirname, '..', '..');

/** @param {string} message */
const log = (message) => {
  process.stderr.write(`${message}\n`);
};

/** Key of the back end's services, which `instrumentation.ts` opens in this process. */
const SERVICES = Symbol.for('forecourt.services');

/** @param {string} url */
function api(url) {
  if (!isDirectApiUrl(url)) return null;
  const handle = Reflect.get(globalThis, SERVICES)?.handle;
  return typeof handle === 'function' ? handle : null;
}

/**
 * The services' response about their health; false: another request, or they are not open yet.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @returns {boolean}
 */
const health = (request, response) => Reflect.get(globalThis, SERVICES)?.health?.(request, response) ?? false;

/**
 * A page from the back end's cache, or rendered for it; null: no page, or not the same for every visitor.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} render
 * @returns {Promise<void> | null}
 */
const page = (request, response, render) =>
  Reflect.get(globalThis, SERVICES)?.pages?.respond(request, response, render) ?? null;

/** @param {unknown} error */
function fail(error) {
  log(`The server cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

/**
 * The production server of a build: the framework's own, except that the build's scripts are compressed once at build
 * time instead of for every request, that those of earlier builds stay, that the API responds without the framework, that
 * pages which are the same for every visitor are kept in front of it, and that everything else is compressed and tagged by `sending.js`.
 */
async function main() {
  const port = Number(process.env.PORT);
  console.error = (...parts) => log(loggedLine(parts));
  endOnUncaught(process, log);
  // The bundler of the build: the runtime of the other would have a second router.
  // The framework puts its listener for upgrades on `httpServer`: on one that is never used. Ours refuses upgrades.
  const app = next({ dev: false, dir: ROOT, port, webpack: true, httpServer: createServer() });
  const handle = app.getRequestHandler();
  await app.prepare();
  const build = path.join(ROOT, process.env.FORECOURT_BUILD || '.next');
  const store = path.join(dataFolder(process.env), 'files');
  storeFiles(build, store);
  const files = staticFiles(build, store);
  const trustedProxies = Number(process.env.TRUSTED_PROXIES) || 0;
  /** @param {import('node:http').IncomingMessage} request */
  const client = (request) => clientOf(request, trustedProxies);
  const { server, drain } = httpServer(
    listener({
      health,
      files,
      prepare,
      isApi: isApiUrl,
      api,
      page,
      render: handle,
      handle: bounded(handle, client),
      clientOf: client,
      log,
    }),
    {
      trustedProxies,
      mostConnections: Number(process.env.MAX_CONNECTIONS) || undefined,
      report: (error) => log(`A request failed. ${loggedError(error)}`),
    },
  );
  Reflect.set(globalThis, DRAIN, drain);
  server.once('error', fail).listen(port);
}

main().catch(fail);
