import {
  MAX_SEARCHES,
  emptyHistory,
  parseViewHistory,
  VISIT_REST_MS,
  withoutSearch,
  withSearch,
  withVisit,
} from '@/domain/search/viewHistory';

const NOON = Date.UTC(2026, 10, 20, 12);
const timeAt = (ms: number) => new Date(NOON + ms).toISOString();
const remembering = (...searches: string[]) => searches.toReversed().reduce(withSearch, emptyHistory);

describe('view history of a browser', () => {
  it('F-04 is the latest searches, the newest first and each once, however it is written', () => {
    expect(remembering('volvo', 'röd  kombi ', 'Volvo', 'elbil').searches).toEqual(['volvo', 'röd kombi', 'elbil']);
    expect(withSearch(remembering('Röd'), 'rod').searches).toEqual(['rod']);
    expect(remembering('a', 'b', 'c', 'd', 'e', 'f').searches).toHaveLength(MAX_SEARCHES);
    expect(withSearch(emptyHistory, '  ')).toBe(emptyHistory);
    expect(withoutSearch(remembering('a', 'b'), 'a').searches).toEqual(['b']);
  });

  it('F-06 a visit ends when the list was not seen for half an hour, and is what the next one is compared with', () => {
    const first = withVisit(emptyHistory, NOON);
    expect(first).toEqual({ searches: [], seen: timeAt(0), since: null });
    const going = withVisit(first, NOON + VISIT_REST_MS);
    expect(going).toEqual({ ...first, seen: timeAt(VISIT_REST_MS) });
    const next = withVisit(going, NOON + 2 * VISIT_REST_MS + 1);
    expect(next).toEqual({ searches: [], seen: timeAt(2 * VISIT_REST_MS + 1), since: timeAt(VISIT_REST_MS) });
    // A reload, or a further step, is the same visit.
    expect(withVisit(next, NOON + 2 * VISIT_REST_MS + 5_000)).toBe(next);
    expect(withVisit(next, NOON + 3 * VISIT_REST_MS).since).toBe(timeAt(VISIT_REST_MS));
  });

  it('F-06 a clock that was put back ends no visit', () => {
    const seen = withVisit(emptyHistory, NOON);
    expect(withVisit(seen, NOON - 86_400_000)).toEqual({ searches: [], seen: timeAt(-86_400_000), since: null });
  });

  it('F-04 is read as it was written', () => {
    const history = withVisit(withVisit(remembering('volvo', 'kombi'), NOON), NOON + 2 * VISIT_REST_MS);
    expect(parseViewHistory(JSON.stringify(history))).toEqual(history);
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '7',
    '{"searches":"volvo","seen":5,"since":"yesterday"}',
    '{"searches":[1,null,"","  x "],"seen":"2026-13-90T00:00:00Z"}',
  ])('F-04 %p is not stored', (text) => {
    expect(parseViewHistory(text)).toEqual(emptyHistory);
  });

  it('F-04 of too many searches only so many are read', () => {
    expect(parseViewHistory(JSON.stringify({ searches: ['a', 'b', 'c', 'd', 'e', 'f'] })).searches).toHaveLength(
      MAX_SEARCHES,
    );
  });
});
