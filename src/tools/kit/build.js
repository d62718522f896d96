// @ts-check
'use strict';

const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { compressFiles } = require('./compress-files');
const { isRunning } = require('../../server/database/processLock');
const { alone } = require('./lock');
const { ROOT, node, packaged } = require('./processes');
const { CommandError } = require('./output');

const LIMIT_MS = 8 * 60_000;
const STAMP = 'forecourt.json';
/** Folders for builds. The second and third are used only while servers still run from the ones before. */
const FOLDERS = ['.next', '.next-2', '.next-3'];
/** The inputs of a build. Tools are not among them; files under public are read at run time. */
const SOURCES = ['src', 'next.config.js', 'package.json', 'package-lock.json', 'tsconfig.json'];
const NOT_BUILT = path.join('src', 'tools');

/**
 * Every file below a path, sorted, relative to the root.
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(root, folder) {
  if (folder === NOT_BUILT) return [];
  const file = path.join(root, folder);
  if (!fs.existsSync(file)) return [];
  if (!fs.statSync(file).isDirectory()) return [folder];
  return fs
    .readdirSync(file)
    .sort()
    .flatMap((name) => filesBelow(root, path.join(folder, name)));
}

/**
 * The hash of the inputs of a build: the sources and the version of Node.
 * @param {string} root
 */
function sourceHash(root = ROOT) {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]}\n`);
  for (const file of SOURCES.flatMap((folder) => filesBelow(root, folder))) {
    hash
      .update(`${file.split(path.sep).join('/')}\n`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\n');
  }
  return hash.digest('hex');
}

/**
 * The hash of the finished build that is in a folder; undefined where none does. A stamp that was cut short is none.
 * @param {string} folder
 * @param {string} root
 * @returns {string | undefined}
 */
function stampOf(folder, root = ROOT) {
  const file = path.join(root, folder, STAMP);
  // Parts of it may have been deleted.
  if (!fs.existsSync(file) || !fs.existsSync(path.join(root, folder, 'BUILD_ID'))) return undefined;
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).sources;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** @param {string} folder */
const usersOf = (folder) => path.join(ROOT, '.forecourt', 'servers', folder);

/** Whether a server runs from the build in this place. @param {string} buildFolder */
function isInUse(buildFolder) {
  const folder = usersOf(buildFolder);
  if (!fs.existsSync(folder)) return false;
  return fs.readdirSync(folder).some((pid) => {
    if (isRunning(Number(pid))) return true;
    fs.rmSync(path.join(folder, pid), { force: true });
    return false;
  });
}

/**
 * Records that this process serves from a build, until it ends.
 * @param {string} folder
 */
function claim(folder) {
  const mark = path.join(usersOf(folder), String(process.pid));
  fs.mkdirSync(path.dirname(mark), { recursive: true });
  fs.writeFileSync(mark, '');
  process.once('exit', () => fs.rmSync(mark, { force: true }));
}

/**
 * Makes sure that a build of the present sources exists and that this process may serve from it. A build in use by
 * another server is never touched, and two commands never build at the same time.
 * @param {string} [known] the hash of the sources, where it has been taken just now
 * @returns {Promise<{ text: string, value: string }>} the folder, relative to the root: the FORECOURT_BUILD of the
 * server
 */
function build(known) {
  return alone(path.join(ROOT, '.forecourt', 'build.lock'), async () => {
    const present = known ?? sourceHash();
    const ready = FOLDERS.find((folder) => stampOf(folder) === present);
    if (ready) {
      claim(ready);
      return { text: 'up to date', value: ready };
    }
    const free = FOLDERS.find((folder) => !isInUse(folder));
    if (!free) throw new CommandError('Servers still run from three older builds; stop one of them first.');
    fs.rmSync(path.join(ROOT, free, STAMP), { force: true });
    // They may have changed while this command waited for another's build.
    const sources = sourceHash();
    const result = await node([packaged('next/dist/bin/next'), 'build', '--webpack'], {
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', FORECOURT_BUILD: free },
      limitMs: LIMIT_MS,
    });
    if (result.timedOut)
      throw new CommandError(`The build did not end within ${LIMIT_MS / 60_000} minutes.`, result.output);
    if (result.code !== 0) throw new CommandError('The build failed; its report stands above.', result.output);
    await compressFiles(path.join(ROOT, free, 'static'));
    fs.writeFileSync(path.join(ROOT, free, STAMP), JSON.stringify({ sources }));
    claim(free);
    return { text: 'built', value: free };
  });
}

module.exports = { build, sourceHash, stampOf };
