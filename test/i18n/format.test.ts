import type { Currency } from '@/domain/cars/car';
import { convertOdometer } from '@/domain/cars/odometer';
import { formatFor, normaliseSpaces, parseInteger } from '@/i18n/format';
import type { Locale } from '@/sites/site.types';

/** '·' is U+00A0 and '−' is U+2212, as the measured table writes them. */
const withSpaces = (text: string): string => text.replaceAll('·', '\u00a0');

/** Locale, currency, 1 234 567, -4995, 12345.6, 7.95 %: measured. */
const measured: readonly (readonly [Locale, Currency, string, string, string, string])[] = [
  ['sv-SE', 'SEK', '1·234·567·kr', '−4·995·kr', '12·345,6', '7,95·%'],
  ['nb-NO', 'NOK', '1·234·567·kr', '−4·995·kr', '12·345,6', '7,95·%'],
  ['en-GB', 'GBP', '£1,234,567', '-£4,995', '12,345.6', '7.95%'],
  ['fi-FI', 'EUR', '1·234·567·€', '−4·995·€', '12·345,6', '7,95·%'],
  ['sk-SK', 'EUR', '1·234·567·€', '-4·995·€', '12·345,6', '7,95·%'],
  ['da-DK', 'DKK', '1.234.567·kr.', '-4.995·kr.', '12.345,6', '7,95·%'],
];

describe('formatters', () => {
  it.each(measured)(
    'writes money, numbers and shares of %s in %s as measured',
    (locale, currency, large, negative, decimal, percent) => {
      const format = formatFor(locale);
      expect(format.money(1_234_567, currency)).toBe(withSpaces(large));
      expect(format.money(-4995, currency)).toBe(withSpaces(negative));
      expect(format.number(12_345.6)).toBe(withSpaces(decimal));
      expect(format.percent(7.95)).toBe(withSpaces(percent));
    },
  );

  it.each<[Locale, string]>([
    ['sv-SE', '1·234,50·kr'],
    ['da-DK', '1.234,50·SEK'],
    ['en-GB', 'SEK·1,234.50'],
    ['en', 'SEK·1,234.50'],
    ['sv-FI', '1·234,50·kr'],
  ])('writes minor units of %s with two decimals where there are any', (locale, text) => {
    expect(formatFor(locale).minorMoney({ amount: 123_450, currency: 'SEK' })).toBe(withSpaces(text));
    expect(formatFor(locale).minorMoney({ amount: 100, currency: 'SEK' })).not.toMatch(/[.,]00/);
  });

  it('G-07 writes dates as YYYY-MM-DD, whatever the zone of the machine', () => {
    const format = formatFor('sv-SE');
    expect(format.date('2021-03-09')).toBe('2021-03-09');
    expect(format.date('2026-11-20T23:30:00Z')).toBe('2026-11-20');
  });

  it.each<[Locale, string, string]>([
    ['sv-SE', '2026-12-04', '4·dec.'],
    ['nb-NO', '2026-12-04', '4.·des.'],
    ['sk-SK', '2026-12-04', '4.·12.'],
    ['en', '2026-12-04', '4·Dec'],
    ['sv-SE', '2026-05-31', '31·maj'],
  ])('A-01 writes a short date of %s: %s as %s', (locale, date, text) => {
    expect(formatFor(locale).shortDate(date)).toBe(withSpaces(text));
  });

  it.each<[Locale, string]>([
    ['sv-SE', '9·mars·2021'],
    ['nb-NO', '9.·mars·2021'],
    ['da-DK', '9.·marts·2021'],
    ['fi-FI', '9.·maaliskuuta·2021'],
    ['sk-SK', '9.·marca·2021'],
    ['en-GB', '9·March·2021'],
    ['en', '9·March·2021'],
    ['sv-FI', '9·mars·2021'],
  ])('writes a long date of %s as %s', (locale, text) => {
    expect(formatFor(locale).longDate('2021-03-09')).toBe(withSpaces(text));
  });

  it.each(['', '2021-13-01', 'igår', '20210309x'])('refuses %j as a date', (text) => {
    expect(() => formatFor('sv-SE').date(text)).toThrow(RangeError);
  });

  it.each<[Locale, Parameters<ReturnType<typeof formatFor>['odometer']>, string]>([
    ['sv-SE', [4_500, 'mil'], '4·500·mil'],
    ['sv-SE', [45_004, 'km', 'mil'], '4·500·mil'],
    ['nb-NO', [4_500, 'mil', 'km'], '45·000·km'],
    ['en', [8_301, 'mil'], '83,010·km'],
    ['sv-FI', [8_301, 'mil'], '8·301·mil'],
    ['fi-FI', [123_456, 'km'], '123·456·km'],
    ['en-GB', [28_000, 'mi'], '28,000·miles'],
    ['en-GB', [1, 'mi'], '1·mile'],
    ['en-GB', [100_000, 'km', 'mi'], '62,137·miles'],
    ['sv-SE', [10, 'mi'], '10·mi'],
    ['sv-SE', [0, 'mil'], '0·mil'],
  ])('writes the odometer of %s from %j as %s', (locale, reading, text) => {
    expect(formatFor(locale).odometer(...reading)).toBe(withSpaces(text));
  });

  it('leaves a reading alone that has its unit, and rounds the others', () => {
    expect(convertOdometer(12_345.4, 'km', 'km')).toBe(12_345.4);
    expect(convertOdometer(12_345, 'km', 'mil')).toBe(1_235);
    expect(convertOdometer(1_234, 'mil', 'km')).toBe(12_340);
  });

  it.each<[Locale, string]>([
    ['sv-SE', '1·197·hk'],
    ['nb-NO', '1·197·hk'],
    ['da-DK', '1.197·hk'],
    ['fi-FI', '1·197·hv'],
    ['sk-SK', '1·197·k'],
    ['en-GB', '1,197·hp'],
  ])('writes the power of %s as %s', (locale, text) => {
    expect(formatFor(locale).power(1197)).toBe(withSpaces(text));
  });

  it('P14 leaves no space but U+00A0', () => {
    expect(normaliseSpaces('1\u202f234\u2009567 kr\u00a0x')).toBe(withSpaces('1·234·567·kr·x'));
    for (const [locale, currency] of measured)
      expect(formatFor(locale).money(1_234_567.89, currency)).not.toMatch(/[\u202f\u2009 ]/);
  });

  it('F-06 writes an upper bound of counting as 10 000+', () => {
    expect(formatFor('sv-SE').countFrom(10_000)).toBe(withSpaces('10·000+'));
  });

  it('makes the formatters of a locale once', () => {
    expect(formatFor('sv-SE')).toBe(formatFor('sv-SE'));
  });
});

describe('parseInteger', () => {
  it.each([
    ['12345', 12_345],
    ['12 345', 12_345],
    ['12\u00a0345', 12_345],
    ['12\u202f345', 12_345],
    ['12\u2009345', 12_345],
    [' 7 ', 7],
    ['-4995', -4995],
    ['\u22124\u00a0995', -4995],
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['15,000', 15_000],
    ['15.000', 15_000],
    ['15\u2019000', 15_000],
    ['1,234,567', 1_234_567],
    ['150 000 kr', 150_000],
    ['150\u00a0000\u00a0kr', 150_000],
    ['150.000 kr.', 150_000],
    ['150 000:-', 150_000],
    ['\u00a315,000', 15_000],
    ['15 000 \u20ac', 15_000],
    ['-\u00a34,995', -4995],
    ['15.000,00', 15_000],
    ['15k', 15_000],
    ['15 K', 15_000],
    ['1.5k', 1_500],
    ['250 tkr', 250_000],
    ['1,2 mkr', 1_200_000],
    ['5 000 mil', 5_000],
    ['180 hk', 180],
  ])('F-05 reads %j as %d', (text, value) => {
    expect(parseInteger(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '-',
    '--1',
    '1-',
    '1,5',
    '1.5',
    '1e3',
    '0x1',
    'tolv',
    '12 kronor och lite till',
    '15,0000',
    '1,234.56',
    '1,23,456',
    '15,',
    '15,0',
    '15,00',
    '1234567890123456',
    '٣',
    '\u2212\u22121',
  ])('F-05 reads %j as nothing', (text) => {
    expect(parseInteger(text)).toBeNull();
  });

  it('F-05 reads back what the formatters write, in every locale', () => {
    for (const [locale, currency] of measured) {
      for (const value of [0, 7, 999, 1000, 123_456, -4995]) {
        expect(parseInteger(formatFor(locale).number(value))).toBe(value);
        expect(parseInteger(formatFor(locale).money(value, currency))).toBe(value);
      }
    }
  });
});
