import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { PersonalRules } from '@/effects/feature';
import type { Clock } from '@/ports/clock.port';
import type { Recording, RecordedFact } from './recording';
import { createRedactor } from './redaction';

export interface RecorderLimits {
  /** Facts kept. */
  facts: number;
  /** Size of the kept payloads as JSON, in characters. */
  size: number;
}

export interface Recorder {
  /** Comes last in the chain, next to the reducer: facts are then kept in the order in which they were reduced. */
  middleware: Middleware;
  /** The kept part of the visit, personal data replaced by the rules. */
  exportRecording(rules: PersonalRules): Recording;
}

interface Kept {
  before: unknown;
  type: string;
  payload: unknown;
  at: number;
  size: number;
}

const defaultLimits: RecorderLimits = { facts: 500, size: 2_000_000 };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isAction = (value: unknown): value is UnknownAction => isObject(value) && typeof value.type === 'string';

const sizeOf = (payload: unknown): number => {
  try {
    return JSON.stringify(payload)?.length ?? 0;
  } catch {
    // Not JSON (a circle): it can't be exported, so it counts as more than there is room for.
    return Number.POSITIVE_INFINITY;
  }
};

/** As JSON would have it: fields that are undefined are gone, so that the live recording equals the file. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/**
 * Keeps the last facts of a visit with the state before each: states share their unchanged parts, so this costs
 * little, and whichever fact is the oldest, the base is at hand.
 */
export const createRecorder = ({ build, clock, limits = defaultLimits }: { build: string; clock: Clock; limits?: RecorderLimits }): Recorder => {
  const kept: Kept[] = [];
  let size = 0;
  let current: () => unknown = () => ({});

  const keep = (entry: Kept) => {
    kept.push(entry);
    size += entry.size;
    while (kept.length > 0 && (kept.length > limits.facts || size > limits.size)) {
      const oldest = kept.shift();
      // From infinity there is no way back by subtraction.
      size = oldest && Number.isFinite(size) ? size - oldest.size : kept.reduce((sum, one) => sum + one.size, 0);
    }
  };

  const middleware: Middleware = ({ getState }) => {
    current = getState;
    return (next) => (action) => {
      if (!isAction(action)) return next(action);
      const entry: Kept = { before: getState(), type: action.type, payload: action.payload, at: clock.now(), size: sizeOf(action.payload) };
      keep(entry);
      try {
        return next(action);
      } catch (error) {
        // A fact that no reducer could take has changed nothing.
        if (kept.at(-1) === entry) {
          kept.pop();
          size -= entry.size;
        }
        throw error;
      }
    };
  };

  const exportRecording = (rules: PersonalRules): Recording => {
    const redactor = createRedactor(rules);
    const redacted = (state: unknown) => redactor.state(isObject(state) ? state : {});
    const start = kept[0]?.at ?? 0;
    const end = current();
    const base = redacted(kept[0]?.before ?? end);
    const facts = kept.map(({ type, payload, at }): RecordedFact => ({ type, ...redactor.payload(type, payload), at: at - start }));
    const context = isObject(end) && isObject(end.context) ? end.context : {};
    const site = typeof context.site === 'string' ? context.site : '';
    return asJson({ format: 'forecourt-recording', version: 1, build, site, base, facts, end: redacted(end) });
  };

  return { middleware, exportRecording };
};
