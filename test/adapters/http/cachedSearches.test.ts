import { cachedSearches } from '@/adapters/http/cachedSearches';
import { emptyQuery, listRequest, type CarListQuery } from '@/domain/search/carList';
import { emptyResponse } from '@/domain/search/search';
import { failed, ok } from '@/errors/result';
import type { SearchPort } from '@/ports/search.port';

const request = (over: Partial<CarListQuery> = {}) => listRequest({ ...emptyQuery, ...over }, 'cars-car-store-se', []);

function keeping({ broken = false } = {}) {
  const clock = { ms: 0, now: () => clock.ms };
  let asked = 0;
  const port: SearchPort = {
    search: async ({ limit, offset }) => {
      asked += 1;
      return broken ? failed('SEARCH_FAILED') : ok({ ...emptyResponse(limit, offset), total_items: asked });
    },
  };
  const kept = cachedSearches(port, clock);
  const total = async (over?: Partial<CarListQuery>) => {
    const answer = await kept.search(request(over));
    return answer.ok ? answer.value.total_items : null;
  };
  return { clock, total, asked: () => asked };
}

describe('answers kept for a moment', () => {
  it('F-09 the same filters and words are answered without the network, any others are asked', async () => {
    const { total, asked } = keeping();
    const questions: Partial<CarListQuery>[] = [
      {},
      { terms: { car_fuel: ['El'] } },
      { keyphrase: 'kombi' },
      { keyphrase: 'kombi', page: 2 },
      { sort: 'car_price_asc' },
      { ranges: { car_price: { max: 1 } } },
    ];
    const first = await Promise.all(questions.map(total));
    expect(new Set(first).size).toBe(questions.length);
    expect(await Promise.all(questions.map(total))).toEqual(first);
    expect(asked()).toBe(questions.length);
  });

  it('F-09 for a minute, not longer', async () => {
    const { total, clock } = keeping();
    await total();
    clock.ms = 59_999;
    expect(await total()).toBe(1);
    clock.ms = 60_000;
    expect(await total()).toBe(2);
  });

  it('F-09 a failure is asked again', async () => {
    const { total, asked } = keeping({ broken: true });
    expect([await total(), await total(), asked()]).toEqual([null, null, 2]);
  });

  it('F-09 only so many: the oldest goes first', async () => {
    const { total, asked } = keeping();
    for (let at = 0; at <= 20; at += 1) await total({ keyphrase: `nummer ${at}` });
    await total({ keyphrase: 'nummer 20' });
    expect(asked()).toBe(21);
    await total({ keyphrase: 'nummer 0' });
    expect(asked()).toBe(22);
  });
});
