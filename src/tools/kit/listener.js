// @ts-check
'use strict';

const { loggedError } = require('./logged-error');

const FILES = '/_next/static/';

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */

/**
 * Request listener: the build's files are served by name; everything else, and missing files, by the framework after
 * `prepare`. An error of the framework is logged and ends that request alone, with status 500 unless headers have been
 * sent.
 * @param {(request: Request, response: Response, next: () => void) => void} files addresses below `/_next/static`,
 * without it
 * @param {(request: Request, response: Response) => void} prepare
 * @param {(request: Request, response: Response) => Promise<void>} handle
 * @param {(message: string) => void} log
 * @returns {(request: Request, response: Response) => void}
 */
function listener(files, prepare, handle, log) {
  /** @param {Request} request @param {Response} response */
  const framework = async (request, response) => {
    try {
      prepare(request, response);
      await handle(request, response);
    } catch (error) {
      log(`A request failed. ${loggedError(error)}`);
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
          .end('Internal Server Error');
    }
  };
  return (request, response) => {
    const { url = '/' } = request;
    if (!url.startsWith(FILES)) {
      void framework(request, response);
      return;
    }
    request.url = url.slice(FILES.length - 1);
    files(request, response, () => {
      request.url = url;
      void framework(request, response);
    });
  };
}

module.exports = { listener };
