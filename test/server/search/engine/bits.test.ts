import {
  clearSlots,
  collectBits,
  countAnd,
  countBits,
  countSlots,
  hasBit,
  setBit,
  setSlots,
  slotsWithin,
  wordCountFor,
} from '@/server/search/engine/bits';
import { Randomly } from '@test/kit/randomly';

describe('bits', () => {
  const chance = new Randomly(4);
  const someSet = (slots: number, share: number): Set<number> =>
    new Set(Array.from({ length: slots }, (_, slot) => slot).filter(() => chance.chance(share)));
  const bitsOf = (set: Set<number>, slots: number) => {
    const bits = new Int32Array(wordCountFor(slots));
    for (const slot of set) setBit(bits, slot);
    return bits;
  };

  it.each([
    [0, 0.5],
    [1, 1],
    [31, 1],
    [32, 1],
    [33, 0.9],
    [255, 0.5],
    [256, 1],
    [257, 0.5],
    [2_000, 0.01],
    [5_003, 0.99],
  ])('hold sets of %i slots, %d of them in', (slots, share) => {
    const [a, b] = [someSet(slots, share), someSet(slots, 0.5)];
    const [x, y] = [bitsOf(a, slots), bitsOf(b, slots)];
    const list = new Int32Array(wordCountFor(slots) << 5);
    expect([...list.subarray(0, collectBits(x, list))]).toEqual([...a].sort((one, other) => one - other));
    expect(countBits(x)).toBe(a.size);
    expect(countAnd(x, y)).toBe([...a].filter((slot) => b.has(slot)).length);
    expect([...a].every((slot) => hasBit(x, slot))).toBe(true);
    const order = Int32Array.from(b);
    expect(countSlots(x, order, 0, order.length)).toBe(countAnd(x, y));
    expect([...slotsWithin(x, order)]).toEqual([...b].filter((slot) => a.has(slot)));
    setSlots(x, order, 0, order.length);
    expect(countBits(x)).toBe(new Set([...a, ...b]).size);
    clearSlots(x, order, 0, order.length);
    expect(countBits(x)).toBe([...a].filter((slot) => !b.has(slot)).length);
  });
});
