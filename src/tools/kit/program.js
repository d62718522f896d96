// @ts-check
'use strict';

const path = require('node:path');
const { pathToFileURL } = require('node:url');

/** Makes Node read TypeScript; it has no types of its own. */
const LOADER = 'tsx';
const TOOLS = path.join(__dirname, '..');

/**
 * Runs a TypeScript program of the project in this process, with the arguments after its name.
 * @param {string} name its file in src/tools, without the ending
 */
async function run(name) {
  const file = path.join(TOOLS, `${name}.ts`);
  process.argv.splice(1, 2, file);
  try {
    await import(LOADER);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    process.stderr.write('The packages are not installed yet: run npm start once, or npm install.\n');
    process.exitCode = 1;
    return;
  }
  await import(pathToFileURL(file).href);
}

module.exports = run;
