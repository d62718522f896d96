import { distanceUpTo } from '@/lib/editDistance';
import { Randomly } from '@test/kit/randomly';
import { distance } from '../server/search/oracle';

describe('edit distance', () => {
  it.each([
    ['volov', 'volvo', 1, 1],
    ['volvo', 'volvo', 1, 0],
    ['hyundia', 'hyundai', 1, 1],
    ['volksvagn', 'volkswagen', 2, 2],
    ['kia', 'volvo', 2, undefined],
    ['abcd', 'badc', 1, undefined],
    ['', 'ab', 2, 2],
  ])('of %s and %s is looked for up to %i', (a, b, most, expected) => {
    expect(distanceUpTo(a, b, most)).toBe(expected);
  });

  it('equals the distance of the complete table, for words of any length', () => {
    const chance = new Randomly(2);
    const word = () => Array.from({ length: chance.integer(0, 12) }, () => chance.oneOf([...'abc'])).join('');
    for (let index = 0; index < 3_000; index++) {
      const [a, b] = [word(), word()];
      const right = distance(a, b);
      expect([a, b, distanceUpTo(a, b, 2)]).toEqual([a, b, right <= 2 ? right : undefined]);
    }
  });

  it('handles words longer than any car', () => {
    expect(distanceUpTo('a'.repeat(150), `${'a'.repeat(149)}b`, 1)).toBe(1);
  });
});
