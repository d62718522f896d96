import { parseArgs } from 'node:util';
import { ValidationError } from 'yup';
import type { ServerFile } from '@/server/cars/feed/server-file';
import { memberSchema } from '@/server/inbox/staff.routes';
import { createStaffStore, type NewMember, type StaffMember, type StaffStore } from '@/server/inbox/staff.store';
import { callServer, CommandFailed } from './operatorApi';
import { runOperatorCommand } from './operatorCommand';

const USAGE = `Usage:
  npm run staff -- list
  npm run staff -- add EMAIL --name NAME --site SITE [--site SITE …]   reads and replies submissions of these sites
  npm run staff -- add EMAIL --name NAME --group                       sees all sites, without personal data
  npm run staff -- remove EMAIL
  npm run staff -- sign-out EMAIL | --all                              ends sessions
`;

/** Through the server that holds the database. */
function onServer(server: ServerFile): StaffStore {
  const request = (path: string, body?: object): Promise<Response> => callServer(server, `/api/staff${path}`, body);
  return {
    list: async () => {
      const { members }: { members: StaffMember[] } = await (await request('')).json();
      return members;
    },
    save: async (member) => void (await request('', member)),
    remove: async (email) => {
      const { removed }: { removed: boolean } = await (await request('/remove', { email })).json();
      return removed;
    },
    signOut: async (email) => {
      const { sessions }: { sessions: number } = await (await request('/sign-out', { email })).json();
      return sessions;
    },
  };
}

const write = (line: string): void => void process.stdout.write(`${line}\n`);

const lineOf = ({ email, name, role, sites }: StaffMember): string =>
  [email, name, role, ...(sites.length > 0 ? [sites.join(', ')] : [])].join('  ');

async function list(staff: StaffStore): Promise<void> {
  const members = await staff.list();
  for (const member of members) write(lineOf(member));
  write(`${members.length} ${members.length === 1 ? 'member' : 'members'} of staff.`);
}

async function remove(staff: StaffStore, email: string): Promise<void> {
  if (!(await staff.remove(email))) throw new CommandFailed('No member of staff has this address.');
  write('Removed, and signed out.');
}

async function signOut(staff: StaffStore, email: string | null): Promise<void> {
  const count = await staff.signOut(email);
  write(`${count} ${count === 1 ? 'session' : 'sessions'} ended.`);
}

function memberOf(given: object): NewMember {
  try {
    return memberSchema.validateSync(given);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new CommandFailed(
      error.path === 'email' ? 'That is no mail address.' : `It can't be saved: ${error.message}.`,
    );
  }
}

/** The command of these arguments, checked before a database is opened. */
function commandOf(): ((staff: StaffStore) => Promise<void>) | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      site: { type: 'string', multiple: true },
      group: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const [action, email, ...more] = positionals;
  if (action === 'list' && email === undefined) return list;
  if (more.length === 0 && email !== undefined) {
    if (action === 'add') {
      const role = values.group ? 'group' : 'site';
      const member = memberOf({ email, name: values.name, role, sites: values.site ?? [] });
      return async (staff) => {
        await staff.save(member);
        write('Saved.');
      };
    }
    if (action === 'remove') return (staff) => remove(staff, email);
  }
  if (action === 'sign-out' && (email === undefined) === values.all) return (staff) => signOut(staff, email ?? null);
  throw new CommandFailed(`Name what to do.\n\n${USAGE}`);
}

runOperatorCommand({ usage: USAGE, commandOf, onDatabase: ({ orm }) => createStaffStore(orm), onServer });
