import { instrument, ActionCreators } from '@redux-devtools/instrument';
import { configureStore, createStore, Tuple } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { Feature } from '@/effects/feature';
import { entitiesArrived } from '@/store/entities';
import { pageArrived, pageShown } from '@/store/context';
import { createRecorder, type RecorderLimits } from '@/store/recorder';
import { readRecording, toDevTools, type Recording } from '@/store/recording';
import { redactVisit } from '@/store/redactVisit';
import { endsAsRecorded, replayStates } from '@/store/replayRecording';
import { makeRoot, type StoreState } from '@/store/root';
import { makeStore } from '@/store/store';
import { fakeClock } from '@test/kit/fakeClock';
import { fakePorts } from '@test/kit/fakePorts';
import { aPage, counterFeature, diary, diaryFeature, secretFeature, secretSlice, ticked } from './storeKit';

const features: readonly Feature[] = [counterFeature, diaryFeature, secretFeature];

const visit = (limits?: RecorderLimits) => {
  const clock = fakeClock();
  const host = makeStore({
    side: 'browser',
    ports: fakePorts(),
    page: aPage('first', {}, { path: '/?q=hemlig' }),
    recorder: createRecorder({ build: 'b1', clock, limits }),
  });
  return { ...host, clock };
};
/** As from a file. */
const exported = async (host: Pick<ReturnType<typeof visit>, 'exportRecording'>): Promise<Recording> => {
  const read = readRecording(JSON.stringify(await host.exportRecording()));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};
const replays = (recording: Recording) => endsAsRecorded(recording, replayStates(recording, features));

describe('the recorder', () => {
  it('M-02 exports a visit as base, actions and end, and a replay reaches that end', async () => {
    const host = visit();
    host.attach(diaryFeature);
    host.clock.advance(1_500);
    host.store.dispatch(diary.keyphraseGiven('volvo v60'));
    host.store.dispatch(diary.resultsLoaded({ keyphrase: 'volvo v60', total: 12 }));
    const recording = await exported(host);
    expect(recording).toMatchObject({
      format: 'forecourt-recording',
      version: 2,
      build: 'b1',
      site: 'car-store-se',
      actions: [
        { type: 'store/featuresAttached', payload: { names: ['diary'] }, at: 0 },
        { type: 'diary/keyphraseGiven', at: 1_500 },
        { type: 'diary/resultsLoaded', at: 1_500 },
      ],
    });
    const keyphrase = recording.actions[1]?.payload;
    expect(keyphrase).toMatch(/^redacted-\d+$/);
    expect(recording.end.diary).toMatchObject({ keyphrase, totals: { [String(keyphrase)]: 12 }, changes: 1 });
    expect(recording.base).not.toHaveProperty('diary');
    expect(replays(recording)).toBe(true);
    expect(JSON.stringify(recording)).not.toMatch(/volvo|hemlig/);
  });

  it('M-02 exports nothing where nothing is recorded', async () => {
    expect(await makeStore({ side: 'browser', ports: fakePorts() }).exportRecording()).toBeNull();
  });

  it('M-02 stores no more actions than its limit, and starts with the state before the oldest', async () => {
    const host = visit({ actions: 3, size: 10_000 });
    host.attach(counterFeature);
    for (let times = 0; times < 20; times += 1) host.store.dispatch(ticked());
    const recording = await exported(host);
    expect(recording.actions).toHaveLength(3);
    expect(recording.base.counter).toEqual({ count: 17 });
    expect(recording.end.counter).toEqual({ count: 20 });
    expect(replays(recording)).toBe(true);
  });

  it('M-02 stores no more than its size limit, not even a single larger action', async () => {
    const host = visit({ actions: 100, size: 200 });
    host.attach(diaryFeature);
    for (let times = 0; times < 20; times += 1) host.store.dispatch(diary.keyphraseGiven(`${times}`.padEnd(60, 'x')));
    expect((await exported(host)).actions).toHaveLength(3);
    host.store.dispatch(diary.keyphraseGiven('y'.repeat(300)));
    const afterHuge = await exported(host);
    expect(afterHuge.actions).toEqual([]);
    expect(replays(afterHuge)).toBe(true);
    host.store.dispatch(diary.keyphraseGiven('z'));
    expect((await exported(host)).actions).toHaveLength(1);
  });

  it('M-02 redacts actions that declare nothing, and leaves out their slices', async () => {
    const host = visit();
    host.attach(secretFeature);
    host.attach(counterFeature);
    host.store.dispatch(secretSlice.actions.textGiven({ text: 'Åsa bor här' }));
    host.store.dispatch(ticked());
    const recording = await exported(host);
    expect(recording.actions.at(-2)).toEqual({ type: 'secret/textGiven', payload: expect.anything(), at: 0 });
    expect(JSON.stringify(recording)).not.toContain('Åsa');
    expect(replays(recording)).toBe(true);
  });

  it('M-02 holds no seller, no staff and no plate of the stock', async () => {
    const host = visit();
    host.store.dispatch(
      entitiesArrived({
        cars: {
          10001: {
            car_id: '10001',
            car_brand: 'Volvo',
            car_regno: 'ABC12D',
            car_sellers: [{ name: 'Åsa Ek', email: 'asa@bil.example', phone: '070-1234567' }],
          },
        },
        facilities: {
          7: {
            site_id: '7',
            site_city: 'Falun',
            site_email: 'falun@bil.example',
            site_departments: ['7-0'],
          },
        },
        departments: {
          '7-0': {
            name: 'Bil',
            official_name: 'Bil',
            department_type: 'x',
            group: 'Workshop',
            phone: '0243-111111',
            email: 'bil@bil.example',
            brands: [{ name: 'Volvo', brand_code: 'VO', erp_id: '1.2', email: 'vo@bil.example' }],
            users: [
              {
                first_name: 'Bo',
                last_name: 'Ek',
                title: 'Säljare',
                phone: '0243-222222',
                email: 'bo@bil.example',
              },
            ],
            openingschedule: { openinghours: [], deviationdays: [] },
          },
        },
      }),
    );
    const text = JSON.stringify(await exported(host));
    expect(text).not.toMatch(/@|ABC12D|Åsa|0243|070-|"Bo"/);
    expect(text).toContain('Volvo');
    expect(replays(await exported(host))).toBe(true);
  });

  it('M-02 leaves out an action whose reducer threw', async () => {
    const host = visit();
    host.attach(diaryFeature);
    expect(() => host.store.dispatch({ type: diary.addressVisited.type, payload: null })).toThrow();
    expect((await exported(host)).actions.map(({ type }) => type)).toEqual(['store/featuresAttached']);
  });

  it('M-02 computes sizes when idle, and then applies its limit', () => {
    const waiting: (() => void)[] = [];
    const recorder = createRecorder({
      build: 'b1',
      clock: fakeClock(),
      limits: { actions: 10, size: 20 },
      defer: (run) => void waiting.push(run),
    });
    const store = configureStore({
      reducer: (count: number = 0) => count + 1,
      middleware: () => new Tuple(recorder.middleware),
    });
    for (const type of ['a', 'b', 'c']) store.dispatch({ type, payload: 'ten signs' });
    const stored = () => recorder.visit().actions.map(({ type }) => type);
    expect(stored()).toEqual(['a', 'b', 'c']);
    for (const run of waiting) run();
    expect(stored()).toEqual(['c']);
    expect(recorder.visit().start).toBe(3);
  });

  it('M-02 starts again after an action that is not JSON', () => {
    const recorder = createRecorder({ build: 'b1', clock: fakeClock() });
    const store = configureStore({
      reducer: (count: number = 0) => count + 1,
      middleware: () => new Tuple(recorder.middleware),
    });
    const circle: { self?: unknown } = {};
    circle.self = circle;
    store.dispatch({ type: 'a' });
    store.dispatch({ type: 'b', payload: circle });
    expect(store.dispatch({ type: 'c' })).toEqual({ type: 'c' });
    expect(redactVisit(recorder.visit(), []).actions).toEqual([{ type: 'c', at: 0 }]);
  });

  it('M-02 replays any visit to its redacted end, and nothing that the visitor entered is in the file', async () => {
    const given = fc.stringMatching(/^[a-zåäö]{4,8}[0-9]{3}$/);
    const anAction = fc.oneof(
      given.map(diary.keyphraseGiven),
      fc
        .record({ name: given, phones: fc.array(given, { maxLength: 2 }), newsletter: fc.boolean() })
        .map((contact) => diary.contactGiven({ contact })),
      fc
        .record({
          lat: fc.double({ min: 55, max: 69, noNaN: true }),
          lng: fc.double({ min: 11, max: 24, noNaN: true }),
        })
        .map((position) => diary.locationFound({ position, accuracy: 20 })),
      fc.record({ keyphrase: given, total: fc.nat() }).map(diary.resultsLoaded),
      given.map((keyphrase) => diary.addressVisited({ address: `/kop-bil?q=${encodeURIComponent(keyphrase)}&sida=2` })),
      fc.constant(diary.cleared()),
      fc.constant(ticked()),
      given.map((text) => secretSlice.actions.textGiven({ text })),
      fc
        .nat(3)
        .map((page) => pageArrived(aPage(`page-${page}`, { counter: { count: page } }, { path: `/sida-${page}` }))),
      given.map((keyphrase) => pageShown({ path: `/?q=${encodeURIComponent(keyphrase)}`, first: false })),
      fc.constantFrom(...features).map((feature) => ({ attach: feature })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anAction, { maxLength: 40 }), fc.constantFrom(4, 15, 500), async (actions, most) => {
        const host = visit({ actions: most, size: 100_000 });
        for (const action of actions) {
          if ('attach' in action) host.attach(action.attach);
          else host.store.dispatch(action);
        }
        const recording = await exported(host);
        expect(replays(recording)).toBe(true);
        expect(decodeURIComponent(JSON.stringify(recording))).not.toMatch(
          /[a-zåäö]{4,8}[0-9]{3}|\b(?:5[5-9]|6\d)\.\d{4,}/,
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe('Redux DevTools', () => {
  it('M-02 imports the export and comes to the same state', async () => {
    const host = visit();
    host.attach(diaryFeature);
    host.attach(counterFeature);
    host.attach(secretFeature);
    host.store.dispatch(diary.keyphraseGiven('volvo'));
    host.store.dispatch(secretSlice.actions.textGiven({ text: 'x' }));
    host.store.dispatch(pageArrived(aPage('next', { counter: { count: 5 } })));
    host.store.dispatch(ticked());
    const recording = await exported(host);
    const file = toDevTools(recording);

    const root = makeRoot();
    features.forEach(root.inject);
    const store = createStore(root.reducer, instrument());
    store.liftedStore.dispatch({
      ...ActionCreators.importState(JSON.parse(file.payload)),
      preloadedState: JSON.parse(file.preloadedState),
    });
    const end: StoreState = store.getState();
    expect(end).toMatchObject(recording.end);
    expect(store.liftedStore.getState().stagedActionIds).toHaveLength(recording.actions.length + 1);
  });
});

describe('reading a recording', () => {
  const good = { format: 'forecourt-recording', version: 2, build: 'b', site: '', base: {}, actions: [], end: {} };
  it('M-02 takes what was exported', () => {
    expect(readRecording(JSON.stringify(good))).toEqual({ ok: true, value: good });
  });
  it.each<[string, string]>([
    ['no JSON', '{'],
    ['another format', JSON.stringify({ ...good, format: 'har' })],
    ['a later version', JSON.stringify({ ...good, version: 3 })],
    ['no base', JSON.stringify({ ...good, base: null })],
    ['invalid actions', JSON.stringify({ ...good, actions: [{ type: 3, at: 0 }] })],
    ['a list', '[]'],
    ['nothing', 'null'],
  ])('M-02 refuses %s', (_, text) => {
    expect(readRecording(text)).toEqual({ ok: false, error: { code: 'RECORDING_INVALID', params: {} } });
  });
});
