import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import { carListFeature } from '@/features/car-search/carList.feature';
import type { CarListState } from '@/features/car-search/carList.state';
import { shareLinkFeature } from '@/features/car-search/shareLink.feature';
import { linkRequested, noticeClosed, shareLinkSlice } from '@/features/car-search/shareLink.slice';
import { selectManualAddress, selectShareLinkState } from '@/features/car-search/shareLink.selectors';
import { NOTICE_MS } from '@/features/car-search/sagas/shareLink.saga';
import type { Shared } from '@/ports/share.port';
import { fakePorts } from '@test/kit/fakePorts';
import { rootState } from '@test/kit/rootState';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { LIST, listState } from '../listKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function open(how: Shared | Error = 'copied', query: CarListQuery = emptyQuery, over: Partial<CarListState> = {}) {
  const requests: string[] = [];
  const share = async (path: string) => {
    requests.push(path);
    if (how instanceof Error) throw how;
    return { how, address: `https://test.example${path}` };
  };
  const run = runFeature(shareLinkFeature, {
    ports: fakePorts({ share: { share } }),
    others: [carListFeature],
    state: { context: aContext(), carList: listState(query, 130, over) },
  });
  const link = () => rootState({ shareLink: shareLinkSlice.selectSlice(Object(run.state())) });
  return { ...run, requests, step: () => selectShareLinkState(link()), address: () => selectManualAddress(link()) };
}

describe('the list as a link', () => {
  it('F-03 contains the query from its first page, with bounds that are still being edited', async () => {
    const run = open(
      'copied',
      { ...emptyQuery, terms: { car_brand: ['Volvo'] }, sort: 'car_price_asc', page: 3 },
      { drafts: { car_year: { min: 2020 } } },
    );
    run.dispatch(linkRequested());
    await advance(0);
    expect(run.requests).toEqual([`${LIST}?car_brand=Volvo&car_year_min=2020&sort=car_price_asc`]);
    await advance(NOTICE_MS);
    await run.end();
  });

  it('F-03 a notice about the copy is shown for a while, again for each copy', async () => {
    const run = open();
    run.dispatch(linkRequested());
    await advance(NOTICE_MS - 1_000);
    expect(run.step()).toBe('copied');
    run.dispatch(linkRequested());
    await advance(NOTICE_MS - 1_000);
    expect(run.step()).toBe('copied');
    await advance(1_000);
    expect(run.step()).toBe('idle');
    expect(run.requests).toHaveLength(2);
    await run.end();
  });

  it.each(['shared', 'closed'] as const)('F-03 what the device has %s needs no message', async (how) => {
    const run = open(how);
    run.dispatch(linkRequested());
    await advance(0);
    expect(run.step()).toBe('idle');
    await run.end();
  });

  it('F-03 where sharing and copying fail, it is shown to be copied manually until it is closed', async () => {
    const run = open('refused');
    run.dispatch(linkRequested());
    await advance(NOTICE_MS * 2);
    expect([run.step(), run.address()]).toEqual(['manualCopy', `https://test.example${LIST}`]);
    run.dispatch(noticeClosed());
    expect([run.step(), run.address()]).toEqual(['idle', '']);
    await run.end();
  });

  it('F-03 a device that breaks leaves the button as it was', async () => {
    const run = open(new Error('no device'));
    run.dispatch(linkRequested());
    await advance(0);
    expect(run.step()).toBe('idle');
    await run.end({ errors: 1 });
  });
});
