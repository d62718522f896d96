import type { StockName } from '@/sites/site.types';
import type { Random } from '@/lib/random';

const two = (value: number) => String(value).padStart(2, '0');

/**
 * Numbers without subscriber: the ranges that Swedish and British regulators reserve for fiction, elsewhere numbers
 * beginning with an invalid zero (decision 1).
 */
export function phoneOf(stock: StockName, kind: 'desk' | 'mobile', random: Random): string {
  const a = two(random.int(0, 99));
  const b = two(random.int(0, 99));
  switch (stock) {
    case 'se':
      return kind === 'desk' ? `08-465 004 ${a}` : `070-174 06 ${two(random.int(5, 99))}`;
    case 'uk':
      return `01632 960${String(random.int(0, 999)).padStart(3, '0')}`;
    case 'no':
      return `+47 00 0${random.int(0, 9)} ${a} ${b}`;
    case 'dk':
      return `+45 00 0${random.int(0, 9)} ${a} ${b}`;
    case 'fi':
      return `+358 00 000 ${a}${b}`;
    case 'sk':
      return `+421 000 00${random.int(0, 9)} ${a}${random.int(0, 9)}`;
    case 'eu':
      return `+000 000 ${a} ${b}`;
  }
}
