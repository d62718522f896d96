import type { Feature } from '@/effects/feature';
import { isObject } from '@/lib/guards';
import { timeline } from '@/machine/replay';
import type { Recording, RecordedAction } from './recording';
import { featuresAttached, makeRoot } from './root';
import type { StoreState } from './root';
import { isDeepEqual } from './isDeepEqual';

const namesIn = (base: Recording['base']): readonly unknown[] => {
  const page = base.page;
  return isObject(page) && 'attached' in page && Array.isArray(page.attached) ? page.attached : [];
};

/**
 * Every state of a recorded visit: the base, then one after each action. Features are attached where they were
 * attached in the visit; slices of features that are missing keep their recorded state. Throws on a state of another
 * form.
 */
export const replayStates = ({ base, actions }: Recording, features: readonly Feature[]): StoreState[] => {
  const root = makeRoot();
  const attach = (name: unknown) => {
    const feature = features.find((one) => one.name === name);
    if (feature) root.inject(feature);
  };
  const reduce = (state: StoreState, { type, payload }: RecordedAction): StoreState => {
    const action = { type, payload };
    if (featuresAttached.match(action)) action.payload.names.forEach(attach);
    return root.reducer(state, action);
  };
  namesIn(base).forEach(attach);
  return timeline(reduce, Object.assign({}, root.reducer(undefined, { type: 'store/made' }), base), actions);
};

/** Whether a replay ends in the recorded state, in all recorded slices. */
export const endsAsRecorded = ({ end }: Recording, states: readonly StoreState[]): boolean => {
  const last: Record<string, unknown> = JSON.parse(JSON.stringify(states.at(-1) ?? {}));
  return Object.entries(end).every(([slice, value]) => isDeepEqual(last[slice], value));
};
