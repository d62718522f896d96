// @ts-check
'use strict';

const { print } = require('./output');

/** Prints the addresses of the sites. @param {import('./server').Settings} given */
function printAddresses({ port, mode, sites }) {
  const width = Math.max(...sites.map(({ name }) => name.length)) * 2 + `http://.localhost:${port}`.length;
  print();
  if (mode === 'demo') print(`  ${'Directory of all sites'.padEnd(24)}http://localhost:${port}`);
  /** @param {string} title titles shared by several sites get the country @param {string} name */
  const label = (title, name) =>
    sites.filter((site) => site.title === title).length > 1
      ? `${title} ${name.split('-').at(-1)?.toUpperCase()}`
      : title;
  for (const { name, title } of sites)
    print(`  ${label(title, name).padEnd(24)}${`http://${name}.localhost:${port}`.padEnd(width)}`.trimEnd());
  print();
  print('  Stop with Ctrl+C.');
  print();
}

module.exports = { printAddresses };
