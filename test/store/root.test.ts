import { pageArrived } from '@/store/context';
import { featuresAttached, makeRoot, type StoreState } from '@/store/root';
import { aContext, aPage, counterFeature, counterSlice, diary, diaryFeature, secretFeature, ticked } from './storeKit';

const start = (...features: Parameters<ReturnType<typeof makeRoot>['inject']>[0][]) => {
  const root = makeRoot();
  features.forEach(root.inject);
  const reduce = (state: StoreState, ...actions: Parameters<typeof root.reducer>[1][]) =>
    actions.reduce<StoreState>(root.reducer, state);
  return { root, reduce, state: root.reducer(undefined, { type: 'test/started' }) };
};

describe('a page arrives', () => {
  it('M-01 leaves what belongs to the visitor alone through ten navigations', () => {
    const { reduce, state } = start(counterFeature, diaryFeature);
    let now = reduce(
      state,
      diary.keyphraseGiven('volvo v60'),
      diary.contactGiven({ contact: { name: 'Åsa', phones: [], newsletter: true } }),
    );
    const mine = now.diary;
    for (let page = 1; page <= 10; page += 1) {
      now = reduce(
        now,
        ticked(),
        pageArrived(aPage(`page-${page}`, { counter: { count: page * 10 }, diary: { keyphrase: 'of the server' } })),
      );
      expect(now.diary).toBe(mine);
      expect(now.counter).toEqual({ count: page * 10 });
    }
    expect(now.page.stateId).toBe('page-10');
  });

  it('M-01 is frozen in tests and while developing, records that came past immer too', () => {
    const { reduce, state } = start(counterFeature);
    const page = aPage('one', { counter: { count: 1 } });
    const now = reduce(
      state,
      pageArrived({
        ...page,
        state: {
          ...page.state,
          entities: { cars: { 1: { car_id: '1', car_equipment: ['Dragkrok'] } }, facilities: {} },
        },
      }),
    );
    expect(() => {
      now.entities.cars[1]?.car_equipment?.push('Takbox');
    }).toThrow(TypeError);
    expect(now.entities.cars[1]?.car_equipment).toEqual(['Dragkrok']);
  });

  it('M-01 does nothing when the same state comes again', () => {
    const { reduce, state } = start(counterFeature);
    const now = reduce(state, pageArrived(aPage('one', { counter: { count: 1 } })), ticked());
    expect(reduce(now, pageArrived(aPage('one', { counter: { count: 1 } })))).toBe(now);
  });

  it('M-01 merges entities, replaces the context and resets page slices without state', () => {
    const { reduce, state } = start(counterFeature);
    const now = reduce(
      state,
      pageArrived(aPage('one', { entities: { cars: { 10001: { car_id: '10001', car_description: 'Lång text' } } } })),
      ticked(),
      pageArrived(
        aPage('two', { entities: { cars: { 10001: { car_id: '10001', car_price: 1 } } } }, { path: '/om-oss' }),
      ),
    );
    expect(now.entities.cars['10001']).toEqual({ car_id: '10001', car_description: 'Lång text', car_price: 1 });
    expect(now.context).toEqual(aContext({ path: '/om-oss' }));
    expect(now.counter).toEqual({ count: 0 });
  });

  it('M-01 passes a slice through until its feature is attached, whatever happens meanwhile', () => {
    const { root, reduce, state } = start(diaryFeature);
    const waiting = reduce(state, pageArrived(aPage('one', { counter: { count: 7 } })), diary.keyphraseGiven('x'));
    expect(waiting.counter).toEqual({ count: 7 });
    root.inject(counterFeature);
    expect(reduce(waiting, featuresAttached({ names: ['counter'] }), ticked()).counter).toEqual({ count: 8 });
  });

  it('M-01 drops a waiting slice with its page', () => {
    const { reduce, state } = start();
    const now = reduce(state, pageArrived(aPage('one', { counter: { count: 7 } })), pageArrived(aPage('two')));
    expect(now).not.toHaveProperty('counter');
  });
});

describe('features in the state', () => {
  it('M-01 refuses two features with one slice name', () => {
    const root = makeRoot();
    root.inject(counterFeature);
    expect(root.inject(counterFeature)).toBe(false);
    expect(() => root.inject({ ...counterFeature, name: 'other' })).toThrow(
      "Two features want the slice 'counter'; the second is 'other'.",
    );
    expect(() =>
      root.inject({ ...counterFeature, name: 'third', slices: [{ ...counterSlice, reducerPath: 'entities' }] }),
    ).toThrow('entities');
  });

  it('M-01 sends entities, context and page slices along, nothing of the visitor', () => {
    const { root, reduce, state } = start(counterFeature, diaryFeature, secretFeature);
    const now = reduce(state, pageArrived(aPage('one')), ticked(), diary.keyphraseGiven('mine'));
    expect(root.pageStateOf(now)).toEqual({
      entities: { cars: {}, facilities: {} },
      context: aContext(),
      counter: { count: 1 },
    });
    expect(() => root.pageStateOf(state)).toThrow('context');
  });
});
