import { stockTerms } from '@/domain/vocabulary/stockTerms';
import { formatFor } from '@/i18n/format';
import { quantityText } from '@/i18n/quantityText';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a text of the stock on a page in another language', () => {
  it.each([
    ['190\u00a0hk (140\u00a0kW)', '190 hp (140 kW)'],
    ['7,4\u00a0kW', '7.4 kW'],
    ['1\u00a0234\u00a0l', '1,234 litres'],
    ['6,5\u00a0l/100\u00a0km', '6.5 l/100 km'],
    ['412\u00a0km', '412 km'],
    ['Euro 6', 'Euro 6'],
    ['', ''],
  ])('A-15 shows "%s" as "%s" in English', (text, shown) => {
    expect(plain(quantityText(text, stockTerms('sv', 'en', []), formatFor('en')))).toBe(shown);
  });

  it('A-15 keeps a text of its own language', () => {
    expect(quantityText('7,4 kW', undefined, formatFor('sv-SE'))).toBe('7,4 kW');
  });

  it('A-15 shows Danish horsepower and seconds in English', () => {
    const terms = stockTerms('da', 'en', []);
    expect(plain(quantityText('150\u00a0hk (110\u00a0kW)', terms, formatFor('en')))).toBe('150 hp (110 kW)');
    expect(plain(quantityText('8,6\u00a0sek.', terms, formatFor('en')))).toMatch(/^8\.6 s/);
  });

  it('A-15 shows Finnish horsepower in Swedish', () => {
    expect(plain(quantityText('130\u00a0hv', stockTerms('fi', 'sv', []), formatFor('sv-FI')))).toBe('130 hk');
  });
});
