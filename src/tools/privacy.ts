import { parseArgs } from 'node:util';
import type { ServerFile } from '@/server/cars/feed/server-file';
import type { Config } from '@/server/config';
import type { Database } from '@/server/database/orm';
import {
  createPrivacyService,
  type Erasure,
  type PersonalExport,
  type PrivacyService,
} from '@/server/privacy/privacy.service';
import { openUploadFolder, UPLOAD_ID } from '@/server/uploads/uploadFolder';
import { callServer, CommandFailed } from './operatorApi';
import { runOperatorCommand } from './operatorCommand';

const USAGE = `Usage:
  npm run privacy -- export MAIL    prints all data of the person with this mail address, as JSON
  npm run privacy -- erase MAIL     deletes it, and says what has to stay
`;

/** Through the server that holds the database. */
function onServer(server: ServerFile): PrivacyService {
  return {
    export: async (mail) => {
      const data: PersonalExport = await (await callServer(server, '/api/privacy/export', { mail })).json();
      return data;
    },
    erase: async (mail) => {
      const erasure: Erasure = await (await callServer(server, '/api/privacy/erase', { mail })).json();
      return erasure;
    },
  };
}

const write = (line: string): void => void process.stdout.write(`${line}\n`);

function report({ erased, stays }: Erasure): void {
  const counts = Object.entries(erased);
  for (const [table, rows] of counts) write(`Erased: ${rows} in ${table}.`);
  for (const { table, rows, reason } of stays) write(`Stays: ${rows} in ${table}. ${reason}`);
  if (counts.length === 0 && stays.length === 0) write('Nothing is stored about this address.');
  write("Invoices and work orders are in the group's business system, where the law on bookkeeping keeps them.");
}

/** The command of these arguments, checked before a database is opened. */
function commandOf(): ((privacy: PrivacyService) => Promise<void>) | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) return null;
  const [action, mail, ...more] = positionals;
  if ((action !== 'export' && action !== 'erase') || mail === undefined || more.length > 0)
    throw new CommandFailed(`Name what to do.\n\n${USAGE}`);
  if (!/^[^\s@]+@[^\s@]+$/.test(mail)) throw new CommandFailed('That is no mail address.');
  return action === 'export'
    ? async (privacy) => write(JSON.stringify(await privacy.export(mail), null, 2))
    : async (privacy) => report(await privacy.erase(mail));
}

function onDatabase({ orm }: Database, config: Config): PrivacyService {
  const files = openUploadFolder(config.uploads.folder);
  const removePictures = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) if (UPLOAD_ID.test(id)) await files.remove('attached', id);
  };
  return createPrivacyService({ orm, removePictures });
}

runOperatorCommand({ usage: USAGE, commandOf, onDatabase, onServer });
