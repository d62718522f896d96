import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import { facetsFeature } from '@/features/facets/facets.feature';
import type { FacetsState } from '@/features/facets/facets.slice';
import { listLinkFeature } from '@/features/listLink/listLink.feature';
import { linkAsked, noteClosed } from '@/features/listLink/listLink.events';
import { selectLinkAddress, selectLinkStep } from '@/features/listLink/listLink.selectors';
import { listLinkSlice } from '@/features/listLink/listLink.slice';
import { TOLD_MS } from '@/features/listLink/sagas/listLink.saga';
import type { Shared } from '@/ports/share.port';
import { fakePorts } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';
import { LIST, listState } from '../listKit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function open(how: Shared | Error = 'copied', query: CarListQuery = emptyQuery, over: Partial<FacetsState> = {}) {
  const asked: string[] = [];
  const share = async (path: string) => {
    asked.push(path);
    if (how instanceof Error) throw how;
    return { how, address: `https://test.example${path}` };
  };
  const run = runFeature(listLinkFeature, {
    ports: fakePorts({ share: { share } }),
    beside: [facetsFeature],
    state: { context: aContext(), facets: listState(query, 130, over) },
  });
  const link = () => ({ listLink: listLinkSlice.selectSlice(Object(run.state())) });
  return { ...run, asked, step: () => selectLinkStep(link()), address: () => selectLinkAddress(link()) };
}

describe('the list as a link', () => {
  it('F-03 says all that was asked, from its first page, bounds that have not rested included', async () => {
    const run = open(
      'copied',
      { ...emptyQuery, terms: { car_brand: ['Volvo'] }, sort: 'car_price_asc', page: 3 },
      { drafts: { car_year: { min: 2020 } } },
    );
    run.dispatch(linkAsked());
    await passes(0);
    expect(run.asked).toEqual([`${LIST}?car_brand=Volvo&car_year_min=2020&sort=car_price_asc`]);
    await passes(TOLD_MS);
    await run.end();
  });

  it('F-03 a copy is told for a while, each one anew', async () => {
    const run = open();
    run.dispatch(linkAsked());
    await passes(TOLD_MS - 1_000);
    expect(run.step()).toBe('copied');
    run.dispatch(linkAsked());
    await passes(TOLD_MS - 1_000);
    expect(run.step()).toBe('copied');
    await passes(1_000);
    expect(run.step()).toBe('resting');
    expect(run.asked).toHaveLength(2);
    await run.end();
  });

  it.each(['shared', 'closed'] as const)('F-03 what the device has %s needs no word', async (how) => {
    const run = open(how);
    run.dispatch(linkAsked());
    await passes(0);
    expect(run.step()).toBe('resting');
    await run.end();
  });

  it('F-03 where nothing takes it, it stands to be copied by hand until it is closed', async () => {
    const run = open('refused');
    run.dispatch(linkAsked());
    await passes(TOLD_MS * 2);
    expect([run.step(), run.address()]).toEqual(['byHand', `https://test.example${LIST}`]);
    run.dispatch(noteClosed());
    expect([run.step(), run.address()]).toEqual(['resting', '']);
    await run.end();
  });

  it('F-03 a device that breaks leaves the button as it was', async () => {
    const run = open(new Error('no device'));
    run.dispatch(linkAsked());
    await passes(0);
    expect(run.step()).toBe('resting');
    await run.end({ troubles: 1 });
  });
});
