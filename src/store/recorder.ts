import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '@/lib/guards';
import type { Clock } from '@/ports/clock.port';

export interface RecorderLimits {
  /** Number of actions. */
  actions: number;
  /** Size of their payloads as JSON, in characters. */
  size: number;
}

export interface Recorder {
  /** Last in the chain, next to the reducer: actions are stored in the order in which they are reduced. */
  middleware: Middleware;
  /** The stored part of the visit with its personal data. It leaves the page only through `redactVisit`. */
  visit(): RecordedVisit;
}

interface StoredAction {
  type: string;
  payload: unknown;
  /** ms since the epoch */
  at: number;
}

export interface RecordedVisit {
  build: string;
  /** The state before the first action. */
  start: unknown;
  actions: readonly StoredAction[];
  /** The state after the last. */
  end: unknown;
}

interface RecordedEntry extends StoredAction {
  before: unknown;
  /** 0 until `updateSizes` has run. */
  size: number;
}

const defaultLimits: RecorderLimits = { actions: 500, size: 2_000_000 };

const isAction = (value: unknown): value is UnknownAction => isRecord(value) && typeof value.type === 'string';

const sizeOf = (payload: unknown): number => {
  try {
    return JSON.stringify(payload)?.length ?? 0;
  } catch {
    // Not JSON (a cycle): it can't be exported, so it is over the limit.
    return Number.POSITIVE_INFINITY;
  }
};

/**
 * Stores the last actions of a visit with the state before each. States share their unchanged parts, so this is cheap,
 * and the state before the oldest action is always known.
 */
export const createRecorder = ({
  build,
  clock,
  limits = defaultLimits,
  defer = (run) => run(),
}: {
  build: string;
  clock: Clock;
  limits?: RecorderLimits;
  /** Runs work after the next paint: measuring a long list takes as long as merging it. */
  defer?: (run: () => void) => void;
}): Recorder => {
  const stored: RecordedEntry[] = [];
  const unmeasured: RecordedEntry[] = [];
  let size = 0;
  let current: () => unknown = () => ({});

  const dropOldest = () => {
    while (stored.length > 0 && (stored.length > limits.actions || size > limits.size)) {
      const oldest = stored.shift();
      // Infinity minus infinity is NaN.
      size = oldest && Number.isFinite(size) ? size - oldest.size : stored.reduce((sum, one) => sum + one.size, 0);
    }
  };
  const updateSizes = () => {
    for (const entry of unmeasured.splice(0)) {
      if (!stored.includes(entry)) continue;
      entry.size = sizeOf(entry.payload);
      size += entry.size;
    }
    dropOldest();
  };
  const store = (entry: RecordedEntry) => {
    stored.push(entry);
    dropOldest();
    if (unmeasured.push(entry) === 1) defer(updateSizes);
  };

  const middleware: Middleware = ({ getState }) => {
    current = getState;
    return (next) => (action) => {
      if (!isAction(action)) return next(action);
      const entry: RecordedEntry = {
        before: getState(),
        type: action.type,
        payload: action.payload,
        at: clock.now(),
        size: 0,
      };
      store(entry);
      try {
        return next(action);
      } catch (error) {
        // A reducer threw: nothing changed.
        if (stored.at(-1) === entry) {
          stored.pop();
          size -= entry.size;
        }
        throw error;
      }
    };
  };

  const visit = (): RecordedVisit => {
    const end = current();
    return { build, start: stored[0]?.before ?? end, actions: [...stored], end };
  };

  return { middleware, visit };
};
