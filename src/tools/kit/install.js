// @ts-check
'use strict';

const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { alone } = require('./lock');
const { ROOT, node, run } = require('./processes');
const { CommandError } = require('./output');

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */

/** @param {string} file */
const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);

/** @param {string} text @returns {Record<string, Entry>} */
const entries = (text) => JSON.parse(text).packages;

/**
 * The content of our marker: the lock file and the platform that the packages were installed for. @param {string} lock
 */
const fingerprint = (lock) => createHash('sha256').update(`${process.platform} ${process.arch}\n${lock}`).digest('hex');

/**
 * Whether npm would put an optional package here: those for other platforms stay away. Without a platform it is a
 * fallback of some other package, and npm decides.
 * @param {Entry} entry
 */
function isForHere({ os, cpu, libc }) {
  if (!os?.includes(process.platform) || !cpu?.includes(process.arch)) return false;
  if (!libc) return true;
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return libc.includes(report.header.glibcVersionRuntime ? 'glibc' : 'musl');
}

/**
 * Whether node_modules matches package-lock.json: by our marker, or by npm's own record of a finished installation (npm
 * writes it last, so an interrupted installation has none).
 * @param {string} root
 */
function isInstalled(root = ROOT) {
  const lock = read(path.join(root, 'package-lock.json'));
  const record = read(path.join(root, 'node_modules', '.package-lock.json'));
  if (!lock || !record) return false;
  if (read(path.join(root, 'node_modules', '.forecourt')) === fingerprint(lock)) return true;
  const installed = entries(record);
  return Object.entries(entries(lock)).every(([folder, wanted]) => {
    if (folder === '') return true;
    const found = installed[folder];
    if (!found) return wanted.optional === true && !isForHere(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** Runs npm: the one that started us, by the Node that runs us, else the one in the PATH. @param {string[]} args */
function npm(args) {
  const started = process.env.npm_execpath;
  return started && path.basename(started) === 'npm-cli.js' && fs.existsSync(started)
    ? node([started, ...args])
    : run('npm', args);
}

/**
 * Installs what is missing; does nothing when complete. Two commands at once wait for each other. `npm install` rather
 * than `npm ci`: it replaces only what differs, and a package of Lighthouse depends on the latest version of another,
 * for which `npm ci` refuses every older lock file.
 * @param {string} root folder of the package-lock.json: the project's, or that of a bench with packages of its own
 */
async function install(root = ROOT) {
  if (isInstalled(root)) return { text: 'in place', value: undefined };
  return alone(path.join(ROOT, '.forecourt', 'install.lock'), async () => {
    if (isInstalled(root)) return { text: 'in place', value: undefined };
    const modules = path.join(root, 'node_modules');
    // An interrupted installation may leave half a package, which npm would accept as complete.
    if (!fs.existsSync(path.join(modules, '.package-lock.json'))) fs.rmSync(modules, { recursive: true, force: true });
    const result = await npm([
      'install',
      '--prefix',
      root,
      '--no-save',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]).catch((error) => {
      throw new CommandError(`npm could not be started: ${error.message}.`);
    });
    if (result.code !== 0)
      throw new CommandError('The packages could not be installed; npm says why above.', result.output);
    const lock = read(path.join(root, 'package-lock.json')) ?? '';
    fs.writeFileSync(path.join(modules, '.forecourt'), fingerprint(lock));
    return { text: 'installed', value: undefined };
  });
}

module.exports = { install, isInstalled };
