import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '@/lib/guards';
import type { Clock } from '@/ports/clock.port';

export interface RecorderLimits {
  /** Facts kept. */
  actions: number;
  /** Size of the kept payloads as JSON, in characters. */
  size: number;
}

export interface Recorder {
  /** Comes last in the chain, next to the reducer: actions are then kept in the order in which they were reduced. */
  middleware: Middleware;
  /** The kept part of the visit as it was, personal data and all: never to leave the page (redactVisit). */
  visit(): KeptVisit;
}

interface StoredAction {
  type: string;
  payload: unknown;
  /** ms since the epoch */
  at: number;
}

export interface KeptVisit {
  build: string;
  /** The state before the first fact. */
  start: unknown;
  actions: readonly StoredAction[];
  /** The state after the last. */
  end: unknown;
}

interface Kept extends StoredAction {
  before: unknown;
  /** 0 until it has been weighed. */
  size: number;
}

const defaultLimits: RecorderLimits = { actions: 500, size: 2_000_000 };

const isAction = (value: unknown): value is UnknownAction => isRecord(value) && typeof value.type === 'string';

const sizeOf = (payload: unknown): number => {
  try {
    return JSON.stringify(payload)?.length ?? 0;
  } catch {
    // Not JSON (a circle): it can't be exported, so it counts as more than there is room for.
    return Number.POSITIVE_INFINITY;
  }
};

/**
 * Keeps the last actions of a visit with the state before each: states share their unchanged parts, so this costs
 * little, and whichever fact is the oldest, the base is at hand.
 */
export const createRecorder = ({
  build,
  clock,
  limits = defaultLimits,
  later = (run) => run(),
}: {
  build: string;
  clock: Clock;
  limits?: RecorderLimits;
  /** Does what need not be done before the next paint: a long list takes as long to weigh as to merge. */
  later?: (run: () => void) => void;
}): Recorder => {
  const kept: Kept[] = [];
  const unweighed: Kept[] = [];
  let size = 0;
  let current: () => unknown = () => ({});

  const letOldGo = () => {
    while (kept.length > 0 && (kept.length > limits.actions || size > limits.size)) {
      const oldest = kept.shift();
      // From infinity there is no way back by subtraction.
      size = oldest && Number.isFinite(size) ? size - oldest.size : kept.reduce((sum, one) => sum + one.size, 0);
    }
  };
  const weigh = () => {
    for (const entry of unweighed.splice(0)) {
      if (!kept.includes(entry)) continue;
      entry.size = sizeOf(entry.payload);
      size += entry.size;
    }
    letOldGo();
  };
  const keep = (entry: Kept) => {
    kept.push(entry);
    letOldGo();
    if (unweighed.push(entry) === 1) later(weigh);
  };

  const middleware: Middleware = ({ getState }) => {
    current = getState;
    return (next) => (action) => {
      if (!isAction(action)) return next(action);
      const entry: Kept = { before: getState(), type: action.type, payload: action.payload, at: clock.now(), size: 0 };
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

  const visit = (): KeptVisit => {
    const end = current();
    return { build, start: kept[0]?.before ?? end, actions: [...kept], end };
  };

  return { middleware, visit };
};
