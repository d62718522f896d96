// @ts-check
'use strict';

const { say } = require('./say');

/** Prints where everything is. @param {import('./server').Settings} given */
function sayAddresses({ port, mode, sites }) {
  const width = Math.max(...sites.map(({ name }) => name.length)) * 2 + `http://.localhost:${port}`.length;
  say();
  if (mode === 'demo') say(`  ${'Directory of all sites'.padEnd(24)}http://localhost:${port}`);
  for (const { name, title } of sites) say(`  ${title.padEnd(24)}${`http://${name}.localhost:${port}`.padEnd(width)}`.trimEnd());
  say();
  say('  Stop with Ctrl+C.');
  say();
}

module.exports = { sayAddresses };
