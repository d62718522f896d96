import { combineSlices, createAction, createSlice, freeze, prepareAutoBatched } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Feature } from '@/effects/feature';
import { contextSlice, pageArrived } from './context';
import type { PageState } from './context';
import { entitiesSlice, mergeEntities } from './entities';
import type { PageSliceState, StaticState } from './rootState';

/** The state of the root reducer: the static slices, and lazy ones by name. */
export interface StoreState extends StaticState {
  [slice: string]: unknown;
}

/** Slices of features were injected. Batched: until then selectors fall back to the same initial states. */
export const featuresAttached = createAction(
  'store/featuresAttached',
  prepareAutoBatched<{ names: readonly string[] }>(),
);

const initialPage: PageSliceState = { stateId: null, attached: [] };
const pageSlice = createSlice({
  name: 'page',
  initialState: initialPage,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(featuresAttached, (page, { payload }) => ({
      ...page,
      attached: [...new Set([...page.attached, ...payload.names])],
    }));
  },
});

const staticSlices = new Set<string>([entitiesSlice.reducerPath, contextSlice.reducerPath, pageSlice.reducerPath]);

export interface Root {
  reducer(state: StoreState | undefined, action: UnknownAction): StoreState;
  /** Injects the feature's slices, which the next action initialises. True if they were not injected before. */
  inject(feature: Pick<Feature, 'name' | 'owner' | 'slices'>): boolean;
  /** The part of the state that is sent with a page, without visitor-owned slices and the store's own state. */
  pageStateOf(state: StoreState): PageState;
}

/**
 * The reducer of one store: entities, context and page, and the slices of attached features.
 * A page may bring the state of a feature whose code has not been loaded: such a slice is passed through unchanged, and
 * its reducer starts from it.
 */
export const makeRoot = (): Root => {
  const combined = combineSlices(entitiesSlice, contextSlice, pageSlice);
  const slices = new Map<string, { slice: Feature['slices'][number]; owner: Feature['owner'] }>();
  const names = new Set<string>();

  /**
   * The last merge of a page, memoised: the state that was rendered ahead is the very state of the dispatched action.
   */
  let lastMerge: { from: StoreState; payload: unknown; state: StoreState } | null = null;

  const isKnown = (path: string) => staticSlices.has(path) || slices.has(path);

  const arrive = (
    state: StoreState,
    { stateId, state: brought }: { stateId: string; state: PageState },
  ): StoreState => {
    const next: StoreState = {
      entities: mergeEntities(state.entities, brought.entities ?? {}),
      context: brought.context,
      page: { ...state.page, stateId },
    };
    for (const [path, { slice, owner }] of slices) {
      if (owner === 'visitor') next[path] = state[path];
      // A page-owned slice lasts as long as its page: without state from the new page it starts again.
      else next[path] = brought[path] ?? slice.getInitialState();
    }
    for (const path of Object.keys(brought)) if (!isKnown(path)) next[path] = brought[path];
    return next;
  };

  const reduceKnown = (state: StoreState | undefined, action: UnknownAction): StoreState => {
    const pending = Object.keys(state ?? {}).filter((path) => !isKnown(path));
    if (!state || pending.length === 0) return combined(state, action);
    const known = Object.fromEntries(Object.entries(state).filter(([path]) => isKnown(path)));
    const next: StoreState = combined(
      { ...known, entities: state.entities, context: state.context, page: state.page },
      action,
    );
    const changed = Object.keys(next).some((path) => next[path] !== state[path]);
    return changed ? { ...next, ...Object.fromEntries(pending.map((path) => [path, state[path]])) } : state;
  };

  const reduce = (state: StoreState | undefined, action: UnknownAction): StoreState => {
    if (!state || !pageArrived.match(action)) return reduceKnown(state, action);
    const { payload } = action;
    if (state.page.stateId === payload.stateId) return state;
    if (lastMerge?.from !== state || lastMerge.payload !== payload)
      lastMerge = { from: state, payload, state: reduceKnown(arrive(state, payload), action) };
    return lastMerge.state;
  };

  return {
    // Freezes state that did not pass immer: writing to it throws in development and tests, and the immutability check
    // skips frozen objects.
    reducer: process.env.NODE_ENV === 'production' ? reduce : (state, action) => freeze(reduce(state, action), true),
    inject: ({ name, owner, slices: added }) => {
      if (names.has(name)) return false;
      names.add(name);
      lastMerge = null;
      for (const slice of added) {
        const path = slice.reducerPath;
        if (isKnown(path)) throw new Error(`Two features want the slice '${path}'; the second is '${name}'.`);
        slices.set(path, { slice, owner });
        combined.inject({ reducerPath: path, reducer: slice.reducer });
      }
      return true;
    },
    pageStateOf: (state) => {
      if (!state.context) throw new Error('A page has no state before its context was given.');
      const sent: PageState = { entities: state.entities, context: state.context };
      for (const [path, { owner }] of slices) if (owner === 'page') sent[path] = state[path];
      return sent;
    },
  };
};
