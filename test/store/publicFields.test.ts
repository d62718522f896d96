import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature } from '@/effects/feature';
import type { PublicFields } from '@/effects/publicFields';
import { readRecording, type Recording } from '@/store/recording';
import { replayStates } from '@/store/replayRecording';
import type { StoreState } from '@/store/root';
import { storePublicFields } from '@/store/storePublicFields';
import { allFeatures } from '@test/kit/allFeatures';
import { everyBinding } from '@test/kit/bindings';
import { statesOf, visits } from './visits';

const folder = join(__dirname, '../recordings');
const recordings = readdirSync(folder).map((name): Recording => {
  const result = readRecording(readFileSync(join(folder, name), 'utf8'));
  if (!result.ok) throw new Error(`${name}: ${result.error.code}`);
  return result.value;
});

/** The values at a path: 'a.*.b', as in publicFields. */
function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  const inner = step === '*' ? Object.values(value) : Object.hasOwn(value, step) ? [Reflect.get(value, step)] : [];
  return inner.flatMap((one) => valuesAt(one, rest));
}

/** All ranges are alike: one of them is enough. */
const stepsOf = (path: string): string[] =>
  path
    .replace(/ranges\.\w+\.\w+/, 'ranges.*.*')
    .replace(/^range\.\w+/, 'range.*')
    .replace(/\?$/, '')
    .split('.')
    .filter((step) => step !== '');

/** The edges of every flow, played on its real reducer with sample actions. */
const bindings = everyBinding(join(__dirname, '../..'));
const statesOfEdges = (reducerPath: string): unknown[] =>
  bindings
    .filter((binding) => binding.reducerPath === reducerPath)
    .flatMap(({ edges }) => edges.map(({ run }) => run().after));

const seenPayloads = (type: string): unknown[] =>
  [...recordings, ...visits, ...bindings].flatMap(({ actions }) =>
    actions.filter((action) => action.type === type).map((action) => action.payload),
  );

/** Declared for every flow by `publicFields`: one flow with a refused event is enough. */
const isRefusal = (path: string): boolean => path.startsWith('flow.refused.');

describe('what is public', () => {
  let declared: PublicFields[];
  let features: Feature[];
  let states: readonly StoreState[];
  beforeAll(async () => {
    features = await allFeatures();
    states = [...recordings.flatMap((recording) => replayStates(recording, features)), ...visits.flatMap(statesOf)];
    declared = [...storePublicFields, ...features.flatMap((feature) => feature.public)];
  });

  it('M-02 exists: every declared path was met in a recorded or played state or action', () => {
    const missing: string[] = [];
    const check = (name: string, paths: readonly string[], seen: readonly unknown[]) => {
      for (const path of paths) {
        if (path.endsWith('#') || path.endsWith(':slices')) continue;
        if (!seen.some((value) => valuesAt(value, stepsOf(path)).length > 0))
          missing.push(
            `${name}: ${path} is in no recording, no binding of a flow and no visit of test/store/visits.ts`,
          );
      }
    };
    for (const { state, actions } of declared) {
      for (const [slice, paths] of Object.entries(state))
        check(
          slice,
          paths.filter((path) => !isRefusal(path) || slice === 'bookingLink'),
          [...states.map((state) => state[slice]), ...statesOfEdges(slice)],
        );
      for (const [type, paths] of Object.entries(actions)) {
        check(type, paths, seenPayloads(type));
      }
    }
    expect(missing).toEqual([]);
  });

  it('M-02 is declared by every slice of every feature, once', () => {
    const slices = features.flatMap((feature) => feature.slices.map(({ reducerPath }) => reducerPath));
    const named = features.flatMap((feature) => feature.public.flatMap(({ state }) => Object.keys(state)));
    expect(named.toSorted()).toEqual(slices.toSorted());
  });
});
