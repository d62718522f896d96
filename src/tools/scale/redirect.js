// @ts-check
'use strict';

const { createServer } = require('node:http');
const { anyFreePort } = require('../kit/server');
const { send } = require('../kit/plainRequest');
const { stop } = require('../kit/processes');
const { API_KEY, SITE, assert, fetchPage, inTime, untilAllShow } = require('./requests');

/** @typedef {import('./requests').Group} Group */

const SECRET = 'a-secret-of-publications';
const FROM = '/flyttad-av-redaktionen';
const RULE = {
  pattern: FROM,
  target: '/om-nordvik',
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: false,
  isLanguagePreserved: false,
  locale: '',
};

/** Adds the rule wherever a response lists redirects. @param {unknown} value */
function addRule(value) {
  if (value === null || typeof value !== 'object') return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'redirects' && Array.isArray(inner)) inner.push(RULE);
    else addRule(inner);
  }
}

/**
 * A content platform whose editors can add a redirect: the content of one of our processes, and the rule once `add` was
 * called. Ours has redirects in files, which a process reads when it starts.
 * @param {number} source
 */
async function startPlatform(source) {
  let added = false;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part) => {
      body += part;
    });
    request.once('end', () => {
      const headers = { host: `${SITE}.localhost`, 'content-type': 'application/json', sc_apikey: API_KEY };
      send(source, '/api/graphql/v1', { method: 'POST', headers, body }).then(
        ({ status, text }) => {
          /** @type {unknown} */
          const content = JSON.parse(text);
          if (added) addRule(content);
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
        },
        () => response.writeHead(502).end(),
      );
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    add() {
      added = true;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * A redirect that is published on another platform: its message reaches one process, and all redirect.
 * @param {Group} group
 */
async function redirect({ processes, start }) {
  const [source = 0] = processes.keys();
  const platform = await startPlatform(source);
  const ports = [await anyFreePort(), await anyFreePort()];
  const env = { GRAPH_QL_ENDPOINT: platform.url, SITECORE_REVALIDATE_SECRET: SECRET };
  const installation = [];
  try {
    for (const port of ports) installation.push(await start(port, env));
    const statusOf = async (/** @type {number} */ port) => (await fetchPage(port, FROM)).status;
    await untilAllShow(ports, async (port) => (await statusOf(port)) === 404);
    platform.add();
    const published = await fetchPage(ports[0] ?? 0, '/api/content/published', {
      method: 'POST',
      headers: { 'x-revalidate-secret': SECRET },
      body: { invocation_id: 'redirect', updates: [{ identifier: 'redirect-map', entity_culture: 'sv-SE' }] },
    });
    assert(published.status === 202, `The message of the publication was not taken: ${published.text}`);
    return inTime(await untilAllShow(ports, async (port) => (await statusOf(port)) === 301), 'A redirect');
  } finally {
    platform.stop();
    await Promise.all(installation.map(stop));
  }
}

module.exports = { redirect };
