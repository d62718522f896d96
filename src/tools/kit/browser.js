// @ts-check
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { node, packaged, run } = require('./processes');
const { CommandError } = require('./output');

/** The headless shell is the same engine without a window: browser tests take a quarter less time. */
const PROGRAM_NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
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
 * Debian's package when root may install it, else Playwright's own download. @returns {Promise<string>} summary of the
 * installation
 */
async function installBrowser() {
  let output = '';
  const isRoot = process.getuid?.() === 0;
  if (isRoot && fs.existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    output += (await run('apt-get', ['update', '-q'], { env })).output;
    // Older releases have the full browser only.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      output += (await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], { env })).output;
      if (await firstThatWorks(candidates(process.env))) return output;
    }
  }
  for (const more of isRoot ? [[], ['--with-deps']] : [[]]) {
    output += (await node([packaged('@playwright/test/cli.js'), 'install', ...more, 'chromium'])).output;
    if (await firstThatWorks(candidates(process.env))) break;
  }
  return output;
}

/**
 * A Chromium for the browser tests: the one CHROMIUM names, one that is here, else one that gets installed.
 * @returns {Promise<{ text: string, value: string }>} its file
 */
async function chromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (await starts(named)) return { text: named, value: named };
    throw new CommandError(`CHROMIUM names ${named}, which is no browser that starts.`);
  }
  const found = await firstThatWorks(candidates(process.env));
  if (found) return { text: found, value: found };
  const output = await installBrowser();
  const installed = await firstThatWorks(candidates(process.env));
  if (!installed) throw new CommandError('Chromium could not be installed; set CHROMIUM to the file of one.', output);
  return { text: `${installed}, installed`, value: installed };
}

module.exports = { chromium };
