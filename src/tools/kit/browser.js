// @ts-check
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { node, packaged, run } = require('./processes');
const { CommandError } = require('./output');

/** The same engine without a window: browser tests take half of the time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const PROGRAM_NAMES = [...SHELLS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const KNOWN_FILES = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Whether this file is a browser that starts; some systems have a stub there. @param {string} file */
async function starts(file) {
  if (!fs.existsSync(file)) return false;
  const result = await run(file, ['--version'], { limitMs: 30_000 }).catch(() => undefined);
  return result?.code === 0 && /\d+\.\d+/.test(result.stdout);
}

/** @param {NodeJS.ProcessEnv} env @returns {string[]} files that may be a Chromium, best first */
function candidates(env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const { chromium } = /** @type {typeof import('@playwright/test')} */ (require(packaged('@playwright/test')));
  return [
    ...PROGRAM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...KNOWN_FILES,
    chromium.executablePath(),
  ].filter((file) => fs.existsSync(file));
}

/** @param {readonly string[]} files */
async function firstThatWorks(files) {
  for (const file of files) if (await starts(file)) return file;
  return undefined;
}

/**
 * Installs one of Debian's packages, where this user may: the first that gives a browser that starts.
 * @param {readonly string[]} packages
 * @returns {Promise<string>} what apt-get printed
 */
async function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return '';
  // Without a network apt-get waits for long.
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, limitMs: 5 * 60_000 };
  let { output } = await run('apt-get', ['update', '-q'], options);
  for (const name of packages) {
    output += (await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], options)).output;
    if (await firstThatWorks(candidates(process.env))) break;
  }
  return output;
}

/** Debian's package when root may install it, else Playwright's own download. @returns {Promise<string>} its output */
async function installBrowser() {
  // Older releases have the full browser only.
  let output = await installFromDebian(['chromium-headless-shell', 'chromium']);
  if (await firstThatWorks(candidates(process.env))) return output;
  for (const more of process.getuid?.() === 0 ? [[], ['--with-deps']] : [[]]) {
    output += (await node([packaged('@playwright/test/cli.js'), 'install', ...more, 'chromium'])).output;
    if (await firstThatWorks(candidates(process.env))) break;
  }
  return output;
}

/** @param {string | undefined} file */
const isShell = (file) => file !== undefined && SHELLS.includes(path.basename(file));

/**
 * A Chromium for the browser tests: the one CHROMIUM names, a headless shell that is here or can be installed, a full
 * browser that is here, else one that gets installed.
 * @returns {Promise<{ text: string, value: string }>} its file
 */
async function chromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (await starts(named)) return { text: named, value: named };
    throw new CommandError(`CHROMIUM names ${named}, which is no browser that starts.`);
  }
  const found = await firstThatWorks(candidates(process.env));
  if (found && isShell(found)) return { text: found, value: found };
  const output = found ? await installFromDebian(SHELLS.slice(0, 1)) : await installBrowser();
  const best = await firstThatWorks(candidates(process.env));
  if (!best) throw new CommandError('Chromium could not be installed; set CHROMIUM to the file of one.', output);
  return { text: best === found ? best : `${best}, installed`, value: best };
}

module.exports = { chromium };
