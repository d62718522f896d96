import type { Feature } from '@/effects/feature';
import { joinRules } from '@/store/ownRules';
import { allEvents, allFeatures } from '@test/kit/allFeatures';

describe('what is personal', () => {
  let features: Feature[];
  beforeAll(async () => {
    features = await allFeatures();
  });

  it("M-02 finds the house's features", () => {
    expect(features.map(({ name }) => name)).toEqual(expect.arrayContaining(['consent', 'carList', 'cars', 'history']));
  });

  it('M-02 is said of every event', async () => {
    const { actions } = joinRules(features.map(({ personal }) => personal));
    const events = await allEvents();
    expect(events.length).toBeGreaterThan(20);
    expect(events.filter(({ type }) => !Object.hasOwn(actions, type))).toEqual([]);
  });

  it('M-02 is said of every slice and of the events it makes itself', () => {
    const silent = features.flatMap(({ name, slices, personal }) =>
      slices.flatMap((slice) => [
        ...(Object.hasOwn(personal.state, slice.reducerPath) ? [] : [`${name}: state of ${slice.reducerPath}`]),
        ...Object.values(slice.actions)
          .map(({ type }) => type)
          .filter((type) => !Object.hasOwn(personal.actions, type))
          .map((type) => `${name}: ${type}`),
      ]),
    );
    expect(silent).toEqual([]);
  });

  it('M-02 is said of nothing that is not there', async () => {
    const known = new Set([
      ...(await allEvents()).map(({ type }) => type),
      ...features.flatMap(({ slices }) =>
        slices.flatMap((slice) => Object.values(slice.actions).map(({ type }) => type)),
      ),
    ]);
    const strays = features.flatMap(({ personal, slices }) => [
      ...Object.keys(personal.actions).filter((type) => !known.has(type)),
      ...Object.keys(personal.state).filter((path) => !slices.some((slice) => slice.reducerPath === path)),
    ]);
    expect(strays).toEqual([]);
  });
});
