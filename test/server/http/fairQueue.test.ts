import { Busy, createFairQueue } from '@/server/http/fairQueue';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('pages that wait for their rendering', () => {
  it('M-03 come in turn: a flood of one address keeps no other waiting, and takes no other’s place', async () => {
    const queue = createFairQueue({ atOnce: 4, waiting: 100 });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const add = (client: string, name: string) =>
      queue.add(client, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return name;
      });
    const flood = Array.from({ length: 60 }, (_, index) => add('203.0.113.5', `list ${index}`));
    const own = add('198.51.100.7', 'own');
    await settled();
    expect(begun).toEqual(['list 0', 'list 1', 'own']);
    expect(flood.filter((page) => page === null)).toHaveLength(10);

    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await settled();
    }
    expect(await own).toBe('own');
    expect(begun).toHaveLength(51);
    // Nothing is counted any more.
    expect(add('203.0.113.5', 'again')).not.toBeNull();
    ends.shift()?.();
  });

  it.each([['127.0.0.1'], ['0:0:0:0::/64'], [undefined]])(
    'M-03 are no one visitor’s when they come from this machine, whose proxy stands for all: %s',
    async (client) => {
      const queue = createFairQueue({ atOnce: 4, waiting: 100 });
      const begun: number[] = [];
      const never = (index: number) => () => {
        begun.push(index);
        return new Promise<never>(() => undefined);
      };
      const pages = Array.from({ length: 108 }, (_, index) => queue.add(client, never(index)));
      await settled();
      expect(begun).toEqual([0, 1, 2, 3]);
      expect(pages.filter((page) => page === null)).toHaveLength(4);
    },
  );

  it('M-03 give way to another visitor where all places are taken: of the address with the most, the last', async () => {
    const queue = createFairQueue({ atOnce: 2, waiting: 4 });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const add = (client: string, name: string) => {
      const added = queue.add(client, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return name;
      });
      return added?.then(String, (error: unknown) => (error instanceof Busy ? 'busy' : 'failed')) ?? 'refused';
    };
    const crowd: (string | Promise<string>)[] = [];
    for (const client of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      crowd.push(add(client, `${client} first`), add(client, `${client} second`));
      await settled();
    }
    const last = add('198.51.100.7', 'last');
    await settled();
    const again = add('198.51.100.7', 'again');
    for (let end; begun.length < 6 || ends.length > 0;) {
      end = ends.shift();
      end?.();
      await settled();
    }
    expect(await last).toBe('last');
    expect(await again).toBe('refused');
    const results = await Promise.all(crowd);
    expect(results.filter((name) => name.endsWith('first'))).toHaveLength(3);
    expect(results.filter((name) => name === 'busy')).toHaveLength(1);
  });

  it('M-03 wait so long and no longer, and are not begun then', async () => {
    const queue = createFairQueue({ atOnce: 1, waiting: 3, longestMs: 20 });
    const begun: string[] = [];
    let end = (): void => undefined;
    const first = queue.add('203.0.113.1', () => new Promise<string>((resolve) => (end = () => resolve('first'))));
    await settled();
    const waiting = [undefined, '203.0.113.2'].map((client) =>
      queue.add(client, async () => void begun.push(String(client))),
    );
    for (const one of waiting) await expect(one).rejects.toThrow(Busy);
    // What has begun takes its time, and the places of the others are free.
    const next = ['203.0.113.3', '203.0.113.4', '203.0.113.5'].map((client) =>
      queue.add(client, async () => void begun.push(client)),
    );
    end();
    expect(await first).toBe('first');
    await Promise.all(next);
    expect(begun).toEqual(['203.0.113.3', '203.0.113.4', '203.0.113.5']);
  });

  it('M-03 are refused when all places are taken, whoever asks', async () => {
    const queue = createFairQueue({ atOnce: 1, waiting: 3 });
    const never = () => new Promise<never>(() => undefined);
    const added = Array.from({ length: 6 }, (_, index) => queue.add(`203.0.113.${index}`, never));
    expect(added.map((page) => page !== null)).toEqual([true, true, true, false, false, false]);
  });
});
