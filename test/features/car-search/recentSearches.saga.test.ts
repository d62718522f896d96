import { emptyQuery } from '@/domain/search/carList';
import { emptyHistory, parseViewHistory, VISIT_REST_MS, type ViewHistory } from '@/domain/search/viewHistory';
import { carsPageFeature } from '@/features/car-search/carsPage.feature';
import { addressVisited, type CarsView } from '@/store/address.actions';
import { consentFeature } from '@/features/consent/consent.feature';
import { encodeConsent } from '@/features/consent/consent.cookie';
import { given, MEMORY_KEY, settingsOpened, withdrawn, type ConsentChoice } from '@/features/consent/consent.slice';
import { recentSearchesFeature } from '@/features/car-search/recentSearches.feature';
import { searchesCleared, searchRemoved, recentSearchesSlice } from '@/features/car-search/recentSearches.slice';
import { selectLastVisit, selectRecentSearches } from '@/features/car-search/recentSearches.selectors';
import { textSearched } from '@/features/car-search/carList.slice';
import { searchStarted } from '@/features/car-search/search.actions';
import { pageShown } from '@/store/context';
import { makeStore } from '@/store/store';
import { fakeClock } from '@test/kit/fakeClock';
import { fakeCookies, fakePorts, fakeStorage } from '@test/kit/fakePorts';
import { rootState } from '@test/kit/rootState';
import { aPage } from '../../store/storeKit';

const allowed: ConsentChoice = { analytics: false, marketing: false, memory: true };
const refused: ConsentChoice = { analytics: true, marketing: true };

interface Given {
  choice?: ConsentChoice | null;
  stored?: Partial<ViewHistory>;
  shown?: CarsView;
  clock?: ReturnType<typeof fakeClock>;
  /** The storage takes nothing. */
  full?: boolean;
}

/** A page of a visitor who chose before; both features with their sagas. */
function visit({ choice = allowed, stored, shown = 'unknown', clock = fakeClock(), full = false }: Given = {}) {
  const local = fakeStorage(stored ? { [MEMORY_KEY]: JSON.stringify({ ...emptyHistory, ...stored }) } : {}, { full });
  const ports = fakePorts({ clock, local, cookies: fakeCookies(choice ? { consent: encodeConsent(choice) } : {}) });
  const host = makeStore({ side: 'browser', ports, page: aPage('one', { carsPage: { view: shown, address: null } }) });
  for (const feature of [carsPageFeature, consentFeature, recentSearchesFeature]) host.attach(feature);
  host.store.dispatch(pageShown({ path: '/', first: true }));
  const stateNow = () => rootState({ recentSearches: recentSearchesSlice.selectSlice(Object(host.store.getState())) });
  return {
    local,
    clock,
    dispatch: host.store.dispatch,
    searches: () => selectRecentSearches(stateNow()),
    since: () => selectLastVisit(stateNow()),
    written: () => (local.entries.has(MEMORY_KEY) ? parseViewHistory(local.entries.get(MEMORY_KEY) ?? null) : null),
    errors: () => ports.telemetry.errors,
  };
}

describe('recent searches', () => {
  it('F-04 are those of the list and of the start page, the newest first', () => {
    const { dispatch, searches, written } = visit();
    dispatch(textSearched({ text: 'volvo', query: emptyQuery }));
    dispatch(searchStarted({ term: 'röd kombi', from: 'start page' }));
    dispatch(textSearched({ text: '', query: emptyQuery }));
    expect(searches()).toEqual(['röd kombi', 'volvo']);
    expect(written()?.searches).toEqual(['röd kombi', 'volvo']);
  });

  it('F-04 of an earlier visit are found again, also those of another tab', () => {
    const { dispatch, searches, local } = visit({ stored: { searches: ['elbil'] } });
    expect(searches()).toEqual(['elbil']);
    local.write(MEMORY_KEY, JSON.stringify({ searches: ['skåpbil', 'elbil'] }));
    dispatch(textSearched({ text: 'volvo', query: emptyQuery }));
    expect(searches()).toEqual(['volvo', 'skåpbil', 'elbil']);
  });

  it('F-04 are removed one by one, and all at once', () => {
    const { dispatch, searches, written } = visit({ stored: { searches: ['a', 'b', 'c'] } });
    dispatch(searchRemoved({ text: 'b' }));
    expect([searches(), written()?.searches]).toEqual([
      ['a', 'c'],
      ['a', 'c'],
    ]);
    dispatch(searchesCleared());
    expect([searches(), written()?.searches]).toEqual([[], []]);
  });

  it.each<[string, ConsentChoice | null]>([
    ['nothing was chosen', null],
    ['memory was not allowed', refused],
  ])('A-14 are neither stored nor read where %s, and stored ones are removed', (_, choice) => {
    const { dispatch, searches, written } = visit({ choice, stored: { searches: ['volvo'] }, shown: 'carList' });
    dispatch(textSearched({ text: 'kombi', query: emptyQuery }));
    expect([searches(), written()]).toEqual([[], null]);
  });

  it('A-14 are stored from consent on, and removed when it is withdrawn', () => {
    const { dispatch, searches, written } = visit({ choice: null });
    dispatch(given(allowed));
    dispatch(textSearched({ text: 'kombi', query: emptyQuery }));
    expect(searches()).toEqual(['kombi']);
    dispatch(withdrawn());
    expect([searches(), written()]).toEqual([[], null]);
  });

  it('A-14 are deleted by a choice that allows less', () => {
    const { dispatch, searches, written } = visit({ stored: { searches: ['volvo'] } });
    dispatch(settingsOpened());
    dispatch(given(refused));
    expect([searches(), written()]).toEqual([[], null]);
  });

  it('F-04 where the storage is full or forbidden, none are stored, and nothing throws', () => {
    const { dispatch, errors, searches } = visit({ full: true });
    dispatch(textSearched({ text: 'volvo', query: emptyQuery }));
    dispatch(textSearched({ text: 'kombi', query: emptyQuery }));
    expect(searches()).toEqual(['kombi']);
    expect(errors()).toEqual([]);
  });
});

describe('the last visit', () => {
  it('F-06 is the one before this, as the list was seen then', () => {
    const clock = fakeClock();
    const first = visit({ shown: 'carList', clock });
    const seen = new Date(clock.now()).toISOString();
    expect([first.since(), first.written()?.seen]).toEqual([null, seen]);
    clock.advance(VISIT_REST_MS + 1);
    const second = visit({ shown: 'carList', clock, stored: first.written() ?? {} });
    expect(second.since()).toBe(seen);
    clock.advance(5_000);
    // A reload is the same visit.
    expect(visit({ shown: 'carList', clock, stored: second.written() ?? {} }).since()).toBe(seen);
  });

  it('F-06 goes on with each step in the list, and not on other pages', () => {
    const clock = fakeClock();
    const { dispatch, written, since } = visit({ shown: 'carDetail', clock });
    expect(written()).toBeNull();
    dispatch(addressVisited({ address: '/kop-bil/alla-bilar-i-lager', entry: 'two', view: 'carList', by: 'person' }));
    clock.advance(120_000);
    dispatch(
      addressVisited({ address: '/kop-bil/alla-bilar-i-lager?page=2', entry: 'three', view: 'carList', by: 'person' }),
    );
    expect([written()?.seen, since()]).toEqual([new Date(clock.now()).toISOString(), null]);
  });
});
