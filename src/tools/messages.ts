import { parseArgs } from 'node:util';
import type { ServerFile } from '@/server/cars/feed/server-file';
import { MOST_LISTED, type MessageOperations } from '@/server/messages/messages.routes';
import { createOutbox, isMessageId, type MessageSelection, type UnsentMessage } from '@/server/messages/outbox.store';
import { callServer, CommandFailed } from './operatorApi';
import { runOperatorCommand } from './operatorCommand';

const USAGE = `Usage:
  npm run messages -- list [--recipients]      mail and text messages that are not sent, the oldest first
  npm run messages -- retry ID … | --dead      send these again, or all that were given up
  npm run messages -- drop ID … | --dead       delete these, or all that were given up
`;

type Counts = Awaited<ReturnType<MessageOperations['counts']>>;
interface Listing {
  counts: Counts;
  messages: UnsentMessage[];
}

/** What the command does, on the database or through the server that holds it. */
interface Operations {
  list(): Promise<Listing>;
  change(action: 'retry' | 'drop', selection: MessageSelection): Promise<number>;
}

const onOutbox = (outbox: MessageOperations): Operations => ({
  list: async () => ({ counts: await outbox.counts(), messages: await outbox.unsent(MOST_LISTED) }),
  change: (action, selection) => outbox[action](selection),
});

function onServer(server: ServerFile): Operations {
  const request = (path: string, body?: object): Promise<Response> => callServer(server, `/api/messages${path}`, body);
  return {
    list: async () => {
      const listing: Listing = await (await request('')).json();
      return listing;
    },
    change: async (action, selection) => {
      const response = await request(`/${action}`, selection === 'dead' ? { dead: true } : { ids: selection });
      const { messages }: { messages: number } = await response.json();
      return messages;
    },
  };
}

const minuteOf = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

function lineOf(message: UnsentMessage, withRecipient: boolean): string {
  const { id, channel, state, attempts, createdAt, nextAttemptAt, lastError, recipient } = message;
  return [
    id,
    channel.padEnd(4),
    state.padEnd(7),
    `written ${minuteOf(createdAt)}`,
    `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
    ...(state === 'dead' ? [] : [`next ${minuteOf(nextAttemptAt)}`]),
    ...(lastError === null ? [] : [lastError]),
    ...(withRecipient ? [recipient] : []),
  ].join('  ');
}

async function list(operations: Operations, withRecipients: boolean): Promise<void> {
  const { counts, messages } = await operations.list();
  for (const message of messages) process.stdout.write(`${lineOf(message, withRecipients)}\n`);
  process.stdout.write(`${counts.waiting} waiting, ${counts.failed} failed, ${counts.dead} given up (times in UTC).\n`);
  if (messages.length === MOST_LISTED) process.stdout.write(`Only the oldest ${MOST_LISTED} are listed.\n`);
}

async function change(operations: Operations, action: 'retry' | 'drop', selection: MessageSelection): Promise<void> {
  const count = await operations.change(action, selection);
  const done = action === 'retry' ? 'queued again' : 'deleted';
  process.stdout.write(`${count} ${count === 1 ? 'message' : 'messages'} ${done}.\n`);
  const others = selection === 'dead' ? 0 : selection.length - count;
  if (others > 0) throw new CommandFailed(`${others} not: sent, being sent at the moment, or not there.`);
}

function selectionOf(ids: readonly string[], dead: boolean): MessageSelection {
  if (dead === ids.length > 0) throw new CommandFailed(`Name messages, or --dead.\n\n${USAGE}`);
  const wrong = ids.find((id) => !isMessageId(id));
  if (wrong !== undefined) throw new CommandFailed(`"${wrong}" is not the id of a message.`);
  return dead ? 'dead' : [...new Set(ids)];
}

/** The command of these arguments, checked before a database is opened. */
function commandOf(): ((operations: Operations) => Promise<void>) | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      recipients: { type: 'boolean', default: false },
      dead: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [action, ...ids] = positionals;
  if (values.help) return null;
  if (action === 'list' && ids.length === 0) return (operations) => list(operations, values.recipients);
  if (action === 'retry' || action === 'drop') {
    const selection = selectionOf(ids, values.dead);
    return (operations) => change(operations, action, selection);
  }
  throw new CommandFailed(`Name what to do.\n\n${USAGE}`);
}

runOperatorCommand({ usage: USAGE, commandOf, onDatabase: ({ orm }) => onOutbox(createOutbox(orm)), onServer });
