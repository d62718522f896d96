import { createPageQueue } from '@/server/pages/pageQueue';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('pages that wait for their rendering', () => {
  it('M-03 come in turn: a flood of one address keeps no other waiting, and takes no other’s place', async () => {
    const queue = createPageQueue({ renderings: 4, waiting: 100 });
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

  it('M-03 are refused when all places are taken, whoever asks', async () => {
    const queue = createPageQueue({ renderings: 1, waiting: 3 });
    const never = () => new Promise<never>(() => undefined);
    const added = Array.from({ length: 6 }, (_, index) => queue.add(`203.0.113.${index}`, never));
    expect(added.map((page) => page !== null)).toEqual([true, true, true, false, false, false]);
  });
});
