import { closingLotsFeature, loadClosingLots } from '@/features/stock-summary/closingLots.feature';
import { selectClosingLots } from '@/features/stock-summary/stockSummary.selectors';
import type { SearchRequest } from '@/domain/search/search';
import { localDay } from '@/i18n/localDay';
import { contextGiven } from '@/store/context';
import { makeStore } from '@/store/store';
import { fails, fakePorts, type FakeCall } from '@test/kit/fakePorts';
import { aContext } from '../../store/storeKit';
import { aCar, INDEX } from '../listKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NOW = '2026-11-20T10:00:00Z';
const lot = (id: number, end: string) => aCar(String(id), { car_lot_number: String(id), car_bids_end: end });

const load = async (search: FakeCall) => {
  const host = makeStore({ side: 'server', ports: fakePorts({ search: { search } }) });
  host.inject([closingLotsFeature]);
  host.store.dispatch(contextGiven(aContext({ carIndex: INDEX, now: NOW, timeZone: 'Europe/Stockholm' })));
  const loading = host.runLoader(() => loadClosingLots((instant) => localDay(instant, 'Europe/Stockholm')));
  await jest.advanceTimersByTimeAsync(20_000);
  return { result: await loading, closing: selectClosingLots(host.store.getState()) };
};

describe('the lots that close next', () => {
  it('A-08 are the first of each day, of all pages, with how many close today and within a week', async () => {
    const ends = [
      '2026-11-21T19:00:00Z',
      '2026-11-20T19:10:00Z',
      '2026-11-20T19:00:00Z',
      // Closed, and today no more.
      '2026-11-20T09:59:00Z',
      // Tomorrow in Stockholm.
      '2026-11-20T23:30:00Z',
      '2026-11-27T19:00:00Z',
      '2026-11-26T19:00:00Z',
    ];
    const cars = Array.from({ length: 107 }, (_, index) =>
      index < 100 ? aCar(String(10_000 + index)) : lot(10_000 + index, ends[index - 100] ?? ''),
    );
    const offsets: number[] = [];
    const { result, closing } = await load((async (request: SearchRequest) => {
      offsets.push(request.offset);
      return {
        ok: true,
        value: {
          facet: [],
          content: cars.slice(request.offset, request.offset + request.limit),
          total_items: cars.length,
          limit: request.limit,
          offset: request.offset,
        },
      };
    }) as FakeCall);
    expect(offsets).toEqual([0, 100]);
    expect(result).toEqual({ error: null });
    expect(closing).toEqual({
      days: [
        { end: '2026-11-20T19:00:00Z', ids: ['10102', '10101'], count: 2 },
        { end: '2026-11-20T23:30:00Z', ids: ['10104', '10100'], count: 2 },
        { end: '2026-11-26T19:00:00Z', ids: ['10106'], count: 1 },
        { end: '2026-11-27T19:00:00Z', ids: ['10105'], count: 1 },
      ],
      today: 2,
      week: 5,
    });
  });

  it('A-08 are none after a failure, which is told', async () => {
    const { result, closing } = await load(fails('SEARCH_FAILED'));
    expect(result.error).not.toBeNull();
    expect(closing.days).toBeNull();
  });
});
