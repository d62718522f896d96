import { quietTick } from '@/server/http/quietTick';
import { arrived, createPace } from '@/tools/kit/pace';

/** Works that take so many milliseconds of a clock that they move. */
function paced(sliceMs = 10) {
  let now = 0;
  const pace = createPace({ sliceMs, now: () => now });
  const began: string[] = [];
  return {
    began,
    begin: (client: string, name: string, ms: number) =>
      pace(client, () => {
        began.push(name);
        now += ms;
      }),
    tick: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

describe('requests that arrive together', () => {
  it('M-03 begin at once while they are quick', () => {
    const { begin, began } = paced();
    for (const name of ['1', '2', '3']) begin('a', name, 2);
    expect(began).toEqual(['1', '2', '3']);
  });

  it('M-03 begin one a tick after that, the clients in turn', async () => {
    const { begin, began, tick } = paced();
    for (const name of ['a1', 'a2', 'a3', 'a4']) begin('a', name, 20);
    begin('b', 'b1', 20);
    expect(began).toEqual(['a1']);
    const order: number[] = [];
    for (let ticks = 0; ticks < 6; ticks += 1) {
      await tick();
      order.push(began.length);
    }
    expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
    expect(order.every((count, index) => count - (order[index - 1] ?? 1) <= 1)).toBe(true);
    await tick();
    begin('a', 'a5', 1);
    expect(began.at(-1)).toBe('a5');
  });

  it('M-03 wait while others come, though not for long', async () => {
    const { begin, began, tick } = paced();
    for (const name of ['1', '2', '3', '4']) begin('a', name, 15);
    await tick();
    await tick();
    const before = began.length;
    for (let others = 0; others < 5; others += 1) {
      arrived();
      await tick();
    }
    // The clock moves with their work alone: nothing begins in a tick in which somebody came.
    expect(began.length).toBe(before);
    for (let ticks = 0; ticks < 4; ticks += 1) await tick();
    expect(began).toEqual(['1', '2', '3', '4']);
  });

  it('M-03 begin after a while, though others come all the time', async () => {
    let now = 0;
    const pace = createPace({ now: () => now });
    const began: string[] = [];
    for (const name of ['1', '2', '3'])
      pace('a', () => {
        began.push(name);
        now += 15;
      });
    for (let others = 0; others < 10; others += 1) {
      now += 10;
      arrived();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(began).toEqual(['1', '2', '3']);
  });
});

describe('work that takes long', () => {
  it('M-03 begins in a tick in which nobody came', async () => {
    const began: string[] = [];
    const others = async () => {
      for (let other = 0; other < 5; other += 1) {
        arrived();
        began.push('other');
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await Promise.all([quietTick().then(() => began.push('work')), others()]);
    expect(began).toEqual(['other', 'other', 'other', 'other', 'other', 'work']);
  });
});
