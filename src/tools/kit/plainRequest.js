// @ts-check
'use strict';

const http = require('node:http');

const LIMIT_MS = 30_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });

/**
 * One request to this machine, with any host.
 * @param {number} port
 * @param {string} path
 * @param {{ method: string, headers: Record<string, string>, body?: string | undefined }} given
 * @returns {Promise<{ status: number, text: string }>}
 */
function send(port, path, { method, headers, body }) {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path, method, headers, agent, timeout: LIMIT_MS },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.once('error', reject);
      },
    );
    request.once('timeout', () => request.destroy(new Error(`No response within ${LIMIT_MS / 1000} s.`)));
    request.once('error', (error) => {
      // The server has closed a connection that waited too long, just before it was used again.
      const wasClosed = request.reusedSocket && /** @type {NodeJS.ErrnoException} */ (error).code === 'ECONNRESET';
      if (wasClosed) send(port, path, { method, headers, body }).then(resolve, reject);
      else reject(error);
    });
    request.end(body);
  });
}

module.exports = { send };
