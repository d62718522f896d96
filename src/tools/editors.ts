import { parseArgs } from 'node:util';
import type { ServerFile } from '@/server/cars/feed/server-file';
import {
  createEditorSessionsStore,
  type EditorSessionsStore,
  type OpenEditorSession,
} from '@/server/content/editing/editorSessions.store';
import { callServer, CommandFailed } from './operatorApi';
import { runOperatorCommand } from './operatorCommand';

const USAGE = `Usage:
  npm run editors -- list             open sessions of editors
  npm run editors -- end ID | --all   ends one, or all
`;

type Sessions = Pick<EditorSessionsStore, 'list' | 'end'>;

const onServer = (server: ServerFile): Sessions => ({
  list: async () => {
    const response = await callServer(server, '/api/editors');
    const { sessions }: { sessions: OpenEditorSession[] } = await response.json();
    return sessions;
  },
  end: async (id) => {
    const response = await callServer(server, '/api/editors/end', { id });
    const { ended }: { ended: number } = await response.json();
    return ended;
  },
});

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const sessionsOf = (count: number): string => `${count} ${count === 1 ? 'session' : 'sessions'}`;
const minuteOf = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

async function list(sessions: Sessions): Promise<void> {
  const open = await sessions.list();
  for (const { id, site, editor, createdAt, expiresAt } of open)
    write(`${id}  ${site}  since ${minuteOf(createdAt)}  until ${minuteOf(expiresAt)}  ${editor}`);
  write(`${sessionsOf(open.length)} (times in UTC).`);
}

async function end(sessions: Sessions, id: string | null): Promise<void> {
  const ended = await sessions.end(id);
  if (id !== null && ended === 0) throw new CommandFailed('No session has this id.');
  write(`${sessionsOf(ended)} ended.`);
}

/** The command of these arguments, checked before a database is opened. */
function commandOf(): ((sessions: Sessions) => Promise<void>) | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) return null;
  const [action, id, ...more] = positionals;
  if (action === 'list' && id === undefined) return list;
  if (action === 'end' && more.length === 0 && (id === undefined) === values.all)
    return (sessions) => end(sessions, id ?? null);
  throw new CommandFailed(`Name what to do.\n\n${USAGE}`);
}

runOperatorCommand({ usage: USAGE, commandOf, onDatabase: ({ orm }) => createEditorSessionsStore(orm), onServer });
