import { port } from './sagaContext';
import { select, takeFromSlices, type ActionCreator, type Saga } from './sagaEffects';
import type { WatchRow } from './watch';

export interface SessionSave<Root, State> {
  slice: { readonly name: string; readonly actions: Readonly<Record<string, { type: string }>> };
  key: string;
  select: (root: Root) => State;
  /** null: there is nothing to save. */
  encode: (state: State) => string | null;
  /** Actions after which what is stored is still to be read. */
  except: readonly ActionCreator[];
}

/** Saves a slice after each of its actions and before any later effect: the id of a request before it is sent. */
export const saveToSession = <Root, State>({
  slice,
  key,
  select: selector,
  encode,
  except,
}: SessionSave<Root, State>): WatchRow => ({
  name: `${slice.name} save`,
  *saga(): Saga {
    const skipped = new Set(except.map(({ type }) => type));
    for (;;) {
      const { type } = yield* takeFromSlices(slice);
      if (skipped.has(type)) continue;
      const text = encode(yield* select(selector));
      const session = yield* port('session');
      if (text !== null) session.write(key, text);
    }
  },
});
