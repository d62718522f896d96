// @ts-check
'use strict';

const FILES = '/_next/static/';

/** @typedef {import('node:http').IncomingMessage} Asked @typedef {import('node:http').ServerResponse} Answer */

/**
 * What answers a request: the build's files by name, everything else, and files that are not there, by the framework and
 * prepared for sending. What the framework fails on is told and ends that request alone, as an error of the server's while nothing of an answer has left.
 * @param {(request: Asked, answer: Answer, next: () => void) => void} files addresses below `/_next/static`, without it
 * @param {(request: Asked, answer: Answer) => void} prepare
 * @param {(request: Asked, answer: Answer) => Promise<void>} handle
 * @param {(trouble: string) => void} tell
 * @returns {(request: Asked, answer: Answer) => void}
 */
function listener(files, prepare, handle, tell) {
  /** @param {Asked} request @param {Answer} answer */
  const framework = async (request, answer) => {
    try {
      prepare(request, answer);
      await handle(request, answer);
    } catch (error) {
      tell(`A request could not be answered. ${error instanceof Error ? error.stack : String(error)}`);
      if (answer.headersSent) answer.destroy();
      else
        answer
          .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
          .end('Internal Server Error');
    }
  };
  return (request, answer) => {
    const { url = '/' } = request;
    if (!url.startsWith(FILES)) {
      void framework(request, answer);
      return;
    }
    request.url = url.slice(FILES.length - 1);
    files(request, answer, () => {
      request.url = url;
      void framework(request, answer);
    });
  };
}

module.exports = { listener };
