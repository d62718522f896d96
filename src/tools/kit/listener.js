// @ts-check
'use strict';

const { loggedError } = require('./logged-error');
const { createPace } = require('./pace');
const { withoutConnection } = require('./withoutConnection');

const FILES = '/_next/static/';
/**
 * Pages and files are read. For the body of any other request to them the framework would replace the request's own
 * listeners, and a client that left then would end the process (ECONNRESET without a listener).
 */
const READING = new Set(['GET', 'HEAD']);
/** Editors: their component library sends a changed component to its page. Cookies of src/domain/content/editing.ts. */
const EDITING = /(?:^|;\s*)editing(?:_canvas|_preview)?=/;

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */

/** @typedef {(request: Request, response: Response) => Promise<void>} Handle */

/**
 * Request listener: the build's files are served by name, pages by `page` where it answers; everything else, and
 * missing files, after `prepare`, by the API where the address is one of its own, else by the framework. An error is
 * logged and ends that request alone, with status 500 unless headers have been sent. Other methods than GET and HEAD are the API's alone, but for
 * POST by editors.
 * @param {object} parts
 * @param {(request: Request, response: Response) => boolean} parts.health asked first; false: not its request
 * @param {(request: Request, response: Response, next: () => void) => void} parts.files addresses below
 * `/_next/static`, without it
 * @param {(request: Request, response: Response) => void} parts.prepare
 * @param {(url: string) => boolean} parts.isApi whether the API serves an address, be it within the framework
 * @param {(url: string) => Handle | null} parts.api null: not an address of the API, or it is not open yet
 * @param {(request: Request, response: Response, render: Handle) => Promise<void> | null} parts.page null: not its
 * request
 * @param {Handle} parts.render the framework, for `page`, which bounds its renderings itself
 * @param {Handle} parts.handle the framework, for all that is left
 * @param {(request: Request) => string} parts.clientOf whom a request is served for
 * @param {(message: string) => void} parts.log
 * @returns {(request: Request, response: Response) => void}
 */
function listener({ health, files, prepare, isApi, api, page, render, handle, clientOf, log }) {
  const pace = createPace();
  /** @param {Request} request @param {Response} response */
  const respond = async (request, response) => {
    const { url = '/', method = '' } = request;
    try {
      const own = api(url);
      if (!READING.has(method) && !own) {
        if (isApi(url) || (method === 'POST' && EDITING.test(request.headers.cookie ?? ''))) {
          prepare(request, response);
          // Before its turn: a body that never ends would hold a place of the framework that others wait for.
          const complete = await withoutConnection(request);
          if (complete) await handle(complete, response);
          else response.writeHead(413, { 'Cache-Control': 'no-store' }).end();
          return;
        }
        response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).end();
        return;
      }
      const responded = own ? null : page(request, response, render);
      if (responded) {
        await responded;
        return;
      }
      prepare(request, response);
      // Its files are small: they are sent whole. For a range that a file has not it would render its page of errors.
      if (!own) delete request.headers.range;
      await (own ?? handle)(request, response);
    } catch (error) {
      // Its client left, or was cut off, while the body came.
      if (request.destroyed && !request.complete) {
        response.destroy();
        return;
      }
      log(`A request failed. ${loggedError(error)}`);
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
          .end('Internal Server Error');
    }
  };
  /** @param {Request} request @param {Response} response */
  const begin = (request, response) =>
    pace(clientOf(request), () => {
      // Who left meanwhile costs nothing.
      if (!response.destroyed) void respond(request, response);
    });
  return (request, response) => {
    if (health(request, response)) return;
    const { url = '/' } = request;
    if (!url.startsWith(FILES)) {
      begin(request, response);
      return;
    }
    request.url = url.slice(FILES.length - 1);
    files(request, response, () => {
      request.url = url;
      begin(request, response);
    });
  };
}

module.exports = { listener };
