// @ts-check
'use strict';

const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { CommandError } = require('./output');
const { begin, run } = require('./processes');
const { isHealthy } = require('./server');

const READY_WITHIN_MS = 10_000;

/** @throws CommandError where HAProxy is not installed */
async function findBalancer() {
  const found = await run('haproxy', ['-v']).catch(() => null);
  if (found?.code !== 0)
    throw new CommandError('HAProxy is not installed. On Debian: apt install haproxy; on a Mac: brew install haproxy.');
  return { text: found.stdout.split(' 20')[0]?.trim() ?? 'HAProxy', value: undefined };
}

/**
 * Requests go to the processes in turn; one that is not healthy gets none, and a request that reached no process goes
 * to another.
 * @param {number} port
 * @param {readonly number[]} processes their ports
 */
const configurationOf = (port, processes) => `global
  maxconn 8192
defaults
  mode http
  timeout connect 5s
  timeout check 5s
  timeout client 60s
  timeout server 60s
  timeout queue 10s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure
frontend sites
  bind :${port}
  default_backend processes
backend processes
  balance roundrobin
  option httpchk
  http-check send meth GET uri /readyz hdr Host localhost
${processes.map((one) => `  server process-${one} 127.0.0.1:${one} check inter 500ms fall 3 rise 1`).join('\n')}
`;

/**
 * @param {string} folder for its configuration
 * @param {number} port
 * @param {readonly number[]} processes
 */
async function startBalancer(folder, port, processes) {
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, configurationOf(port, processes));
  const child = begin('haproxy', ['-db', '-f', file]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-4_000);
    });
  const limit = performance.now() + READY_WITHIN_MS;
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null || performance.now() > limit)
      throw new CommandError('The balancer did not start.', output);
    await pause(100);
  }
  return { text: `answers on port ${port}`, value: child };
}

module.exports = { findBalancer, startBalancer };
