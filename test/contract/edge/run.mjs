// Installs the clients where they are missing, and runs the suite. The clients require a newer Node than they need.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(here, '../../..');
const run = (command, args, cwd) =>
  spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, 'test/tsconfig.json') },
  }).status ?? 1;

const installed = ['jss22', 'jss23', '@sitecore-content-sdk/content', '@sitecore-content-sdk/core'].every((name) =>
  existsSync(path.join(here, 'node_modules', name, 'package.json')),
);
const status = installed ? 0 : run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], here);
process.exitCode =
  status === 0
    ? run(process.execPath, ['--import', 'tsx', '--test', '--test-reporter=spec', path.join(here, 'clients.mjs')], root)
    : status;
