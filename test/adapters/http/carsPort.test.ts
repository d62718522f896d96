import { createCarsPort } from '@/adapters/http/carsPort';
import type { Fetch } from '@/adapters/http/sendRequest';

const statusFrom = (status: number, body: unknown) => {
  const fetch: Fetch = async () => Response.json(body, { status });
  return createCarsPort({ fetch, base: '' }).status('cars-car-store-se', '100001');
};
const value = (status: string) => ({ ok: true, value: expect.objectContaining({ status }) });
const error = (code: string) => ({ ok: false, error: expect.objectContaining({ code }) });

describe('the cars port', () => {
  it.each<[status: number, body: unknown, result: object]>([
    [200, { status: 'onOffer', prices: [] }, value('onOffer')],
    [200, { status: 'sold', since: '2026-06-01T00:00:00Z', prices: [], car: { car_id: '1' } }, value('sold')],
    [200, { status: 'auctioned', site: 'Nordvik Auktion', url: 'https://a.example/1' }, value('auctioned')],
    [200, { status: 'auctioned', site: 'Nordvik Auktion' }, error('DETAIL_FAILED')],
    [410, { status: 'gone' }, value('gone')],
    [404, { status: 'unknown' }, value('unknown')],
    [404, { error: { code: 'NOT_FOUND' } }, error('DETAIL_FAILED')],
    [500, { status: 'gone' }, error('DETAIL_FAILED')],
    [429, {}, error('TOO_MANY_REQUESTS')],
    [200, { status: 'sold', prices: 'many' }, error('DETAIL_FAILED')],
  ])('G-01 reads status %d with %j', async (status, body, result) =>
    expect(await statusFrom(status, body)).toEqual(result),
  );
});
