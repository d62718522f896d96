import { workshopOf, workshopQuery } from '@/domain/workshop/workshopQuery';
import { bookingFeature } from '@/features/booking/booking.feature';
import { bookingActions } from '@/features/booking/booking.slice';
import { encodeBooking, STORAGE_KEY } from '@/features/booking/booking.persistence';
import { selectBooking } from '@/features/booking/booking.selectors';
import { initialBooking, type BookingState } from '@/features/booking/booking.state';
import type { SearchRequest } from '@/domain/search/search';
import type { RootState } from '@/store/rootState';
import { fails, fakeAddress, fakePorts, fakeStorage, hangs, returns, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { facilityAt } from '../dealers/dealersKit';
import { aContext } from '../../store/storeKit';
import { LUND, SOLNA, bookingIn } from './bookingKit';

const facility = facilityAt(0);
const found = { facet: [], content: [facility], total_items: 1, limit: 1, offset: 0 };
const BOOKING = '/service-och-verkstad/boka-bilverkstad';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function open(query: string, search: FakeCall, saved?: BookingState) {
  const requests: SearchRequest[] = [];
  const ports = fakePorts({
    address: fakeAddress(`${BOOKING}${query}`),
    session: fakeStorage(saved ? { [STORAGE_KEY]: encodeBooking(saved) } : {}),
    workshop: { car: hangs(), workshops: returns({ workshops: [], cursor: null, more: false }) },
    search: {
      search: (request, signal) => {
        requests.push(request);
        return search(request, signal);
      },
    },
  });
  const run = runFeature(bookingFeature, {
    ports,
    state: { context: aContext({ facilityIndex: 'sites-car-store-se' }) },
  });
  return { ...run, requests, now: () => selectBooking(run.state() as RootState) };
}

describe('the workshop of the address', () => {
  it('I-02 is the place at which the booking begins', async () => {
    const visit = open(`?${workshopQuery(facility.site_id)}`, returns(found));
    await jest.advanceTimersByTimeAsync(0);
    const [latitude, longitude] = facility.site_geocoord.split(',').map(Number);
    expect(visit.now().form.location).toEqual({
      placeId: `facility-${facility.site_id}`,
      name: facility.site_official_name,
      description: facility.site_city,
      region: facility.site_region,
      latitude,
      longitude,
    });
    expect(visit.requests).toMatchObject([
      { index: 'sites-car-store-se', limit: 1, filters: [{ name: 'site_id', values: [facility.site_id] }] },
    ]);
    await visit.end();
  });

  it('I-02 goes before a place of an earlier visit, and not into steps that follow', async () => {
    const first = open(`?workshop=${facility.site_id}`, returns(found), {
      ...initialBooking,
      flow: { value: 'identifying', entered: 1, refused: null },
      form: { registrationNumber: '', location: SOLNA },
    });
    await jest.advanceTimersByTimeAsync(0);
    expect(first.now().form.location?.name).toBe(facility.site_official_name);
    await first.end();
    const second = open(`?workshop=${facility.site_id}`, returns(found), bookingIn('contact'));
    await jest.advanceTimersByTimeAsync(0);
    expect(second.now().form.location).toEqual(SOLNA);
    expect(second.requests).toEqual([]);
    second.leave();
  });

  it('I-02 does not replace what the visitor chooses meanwhile', async () => {
    let respond = (): void => undefined;
    const visit = open(`?workshop=${facility.site_id}`, async <T>() => {
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
      return returns(found)<T>();
    });
    await jest.advanceTimersByTimeAsync(0);
    visit.dispatch(bookingActions.locationChosen({ location: LUND }));
    respond();
    await jest.advanceTimersByTimeAsync(0);
    expect(visit.now().form.location).toEqual(LUND);
    await visit.end();
  });

  it.each<[string, string, FakeCall]>([
    ['no response', `?workshop=${facility.site_id}`, fails('BAD_REQUEST')],
    ['an unknown one', '?workshop=0', returns({ ...found, content: [], total_items: 0 })],
    ['one without position', '?workshop=1', returns({ ...found, content: [{ ...facility, site_geocoord: '' }] })],
  ])('I-02 with %s the visitor chooses a place', async (_, query, search) => {
    const visit = open(query, search);
    await jest.advanceTimersByTimeAsync(6_000);
    expect(visit.now().form.location).toBeNull();
    await visit.end();
  });

  it.each<[string, string | null]>([
    [BOOKING, null],
    [`${BOOKING}?workshop=`, null],
    [`${BOOKING}?workshop=a b`, null],
    [`${BOOKING}?workshop=${'1'.repeat(41)}`, null],
    [`${BOOKING}?workshop=1001#steg-2`, '1001'],
  ])('I-02 of %s is %p', (address, siteId) => expect(workshopOf(address)).toBe(siteId));
});
