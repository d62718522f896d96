import { parsedJson } from '@/lib/parsedJson';
import { failed, ok } from '@/errors/result';
import type { Result } from '@/errors/result';
import { isRecord } from '@/lib/guards';

/** One event of a visit, personal data replaced. `at` counts milliseconds from the first. */
export interface RecordedAction {
  type: string;
  payload?: unknown;
  /** Nobody declared what in it is personal: the payload was left out, and replaying passes over the fact. */
  withheld?: true;
  at: number;
}

export interface Recording {
  format: 'forecourt-recording';
  version: 1;
  /** The build of the site that made it. */
  build: string;
  /** The site's name, '' where no page had arrived. */
  site: string;
  /** The state before the first fact: the slices whose personal data is declared. */
  base: Record<string, unknown>;
  actions: RecordedAction[];
  /** The state after the last fact, redacted alike: what a replay must come to. */
  end: Record<string, unknown>;
}

const isAction = (value: unknown): value is RecordedAction =>
  isRecord(value) &&
  typeof value.type === 'string' &&
  typeof value.at === 'number' &&
  (value.withheld === undefined || value.withheld === true);

const isRecording = (value: unknown): value is Recording =>
  isRecord(value) &&
  value.format === 'forecourt-recording' &&
  value.version === 1 &&
  typeof value.build === 'string' &&
  typeof value.site === 'string' &&
  isRecord(value.base) &&
  isRecord(value.end) &&
  Array.isArray(value.actions) &&
  value.actions.every(isAction);

/** From the text of a file. RECORDING_INVALID: no JSON, another format or version, or a broken frame. */
export const readRecording = (text: string): Result<Recording> => {
  const value = parsedJson(text);
  return isRecording(value) ? ok(value) : failed('RECORDING_INVALID');
};

/** The file that the import button of Redux DevTools takes: the actions and the state before them, each as JSON text. */
export interface DevToolsFile {
  payload: string;
  preloadedState: string;
}

/** A withheld fact keeps its place under a type that no reducer knows. */
export const toDevTools = ({ base, actions }: Recording): DevToolsFile => ({
  payload: JSON.stringify(
    actions.map(({ type, payload, withheld }) =>
      withheld ? { type: `withheld:${type}` } : { type, ...(payload === undefined ? {} : { payload }) },
    ),
  ),
  preloadedState: JSON.stringify(base),
});
