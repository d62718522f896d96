import { combineSlices, createAction, createSlice, freeze, prepareAutoBatched } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Feature } from '@/effects/feature';
import { contextSlice, pageArrived } from './context';
import type { PageState } from './context';
import { entitiesSlice, mergeEntities } from './entities';
import type { PageSliceState, StaticState } from './rootState';

/** What the root reducer works on: the static slices, and lazy ones by name, whatever they hold. */
export interface StoreState extends StaticState {
  [slice: string]: unknown;
}

/** Slices of features were injected. Batched: their initial states are what selectors fell back to until then. */
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

const always = new Set<string>([entitiesSlice.reducerPath, contextSlice.reducerPath, pageSlice.reducerPath]);

export interface Root {
  reducer(state: StoreState | undefined, action: UnknownAction): StoreState;
  /** Makes the feature's slices known; they come alive with the next action. True when they were not known. */
  inject(feature: Pick<Feature, 'name' | 'owner' | 'slices'>): boolean;
  /** The state without what belongs to one visitor and to one store: what a page sends along. */
  pageStateOf(state: StoreState): PageState;
}

/**
 * One store's reducer: entities, context and page, and the slices of the features that were attached.
 * A page may bring the state of a feature whose code has not arrived: such a slice waits as it came, and its reducer
 * starts from it.
 */
export const makeRoot = (): Root => {
  const combined = combineSlices(entitiesSlice, contextSlice, pageSlice);
  const slices = new Map<string, { slice: Feature['slices'][number]; owner: Feature['owner'] }>();
  const names = new Set<string>();

  /** The last page's merge: reducing it again gives the same state, so that what was rendered ahead is not rendered again. */
  let lastMerge: { from: StoreState; payload: unknown; state: StoreState } | null = null;

  const isKnown = (path: string) => always.has(path) || slices.has(path);

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
      // A page that says nothing of a slice starts it anew: a page-owned slice lives as long as its page.
      else next[path] = brought[path] ?? slice.getInitialState();
    }
    for (const path of Object.keys(brought)) if (!isKnown(path)) next[path] = brought[path];
    return next;
  };

  const reduceKnown = (state: StoreState | undefined, action: UnknownAction): StoreState => {
    const waiting = Object.keys(state ?? {}).filter((path) => !isKnown(path));
    if (!state || waiting.length === 0) return combined(state, action);
    const known = Object.fromEntries(Object.entries(state).filter(([path]) => isKnown(path)));
    const next: StoreState = combined(
      { ...known, entities: state.entities, context: state.context, page: state.page },
      action,
    );
    const changed = Object.keys(next).some((path) => next[path] !== state[path]);
    return changed ? { ...next, ...Object.fromEntries(waiting.map((path) => [path, state[path]])) } : state;
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
    // What came past immer is frozen in development and tests: who writes to it hears of it there, and the checks of each action pass it over.
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
