import { parsedJson } from '@/lib/parsedJson';
import { failed, ok } from '@/errors/result';
import type { Result } from '@/errors/result';
import { isRecord } from '@/lib/guards';

/** One action of a visit, redacted. `at` is in ms since the first. */
export interface RecordedAction {
  type: string;
  payload?: unknown;
  at: number;
}

export interface Recording {
  format: 'forecourt-recording';
  version: 2;
  /** The build of the site that made it. */
  build: string;
  /** The site's name, '' before the first page. */
  site: string;
  /** The state before the first action: the slices that declare public fields. */
  base: Record<string, unknown>;
  actions: RecordedAction[];
  /** The state after the last action, redacted alike: the expected result of a replay. */
  end: Record<string, unknown>;
}

const isAction = (value: unknown): value is RecordedAction =>
  isRecord(value) && typeof value.type === 'string' && typeof value.at === 'number';

const isRecording = (value: unknown): value is Recording =>
  isRecord(value) &&
  value.format === 'forecourt-recording' &&
  value.version === 2 &&
  typeof value.build === 'string' &&
  typeof value.site === 'string' &&
  isRecord(value.base) &&
  isRecord(value.end) &&
  Array.isArray(value.actions) &&
  value.actions.every(isAction);

/** From the text of a file. RECORDING_INVALID: not JSON, another format or version, or a missing field. */
export const readRecording = (text: string): Result<Recording> => {
  const value = parsedJson(text);
  return isRecording(value) ? ok(value) : failed('RECORDING_INVALID');
};

/**
 * The file that the import button of Redux DevTools takes: the actions and the state before them, each as JSON text.
 */
export interface DevToolsFile {
  payload: string;
  preloadedState: string;
}

export const toDevTools = ({ base, actions }: Recording): DevToolsFile => ({
  payload: JSON.stringify(
    actions.map(({ type, payload }) => ({ type, ...(payload === undefined ? {} : { payload }) })),
  ),
  preloadedState: JSON.stringify(base),
});
