import { Semaphore } from '@/lib/semaphore';

describe('the gate', () => {
  it('A-04 runs no more tasks at a time than its limit, in the order of their calls', async () => {
    const semaphore = new Semaphore(2);
    const order: string[] = [];
    let within = 0;
    let most = 0;
    const work = (name: string, fails = false) =>
      semaphore.run(async () => {
        order.push(name);
        most = Math.max(most, (within += 1));
        await new Promise((resolve) => setImmediate(resolve));
        within -= 1;
        if (fails) throw new Error(name);
        return name;
      });
    const results = await Promise.allSettled([work('a'), work('b', true), work('c'), work('d'), work('e')]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect([order, most, within]).toEqual([['a', 'b', 'c', 'd', 'e'], 2, 0]);
  });
});
