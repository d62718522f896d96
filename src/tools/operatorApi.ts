import type { ServerFile } from '@/server/cars/feed/server-file';
import { reportFailure } from './failure';

/** An expected failure; the message is a sentence. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

/** Calls an API for operators on the server that holds the database. A body makes it a POST. */
export async function callServer({ address, operatorKey }: ServerFile, path: string, body?: object): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`${address}${path}`, {
      headers: { authorization: `Bearer ${operatorKey}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new CommandFailed("The server that holds the database can't be reached.", { cause: error });
  }
  if (!response.ok) throw new CommandFailed(`The server refused with status ${response.status}.`);
  return response;
}

const isExpected = (error: unknown): error is Error =>
  error instanceof CommandFailed ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Runs a command; an expected failure is one sentence and exit code 1. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (!isExpected(error)) return reportFailure(error);
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
