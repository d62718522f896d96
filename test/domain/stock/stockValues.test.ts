import type { CarField } from '@/domain/cars/car';
import { convert, type Unit } from '@/domain/stock/stockUnits';
import { booleanOf, dateOf, numberOf, valueOf, type Decimal } from '@/domain/stock/stockValues';

const numbers: [string, Decimal, number | undefined][] = [
  ['199900', '.', 199_900],
  ['199 900 kr', '.', 199_900],
  ['199\u00a0900\u00a0kr', ',', 199_900],
  ['£12,345.50', '.', 12_345.5],
  ['-4.995,00 €', ',', -4_995],
  ['−5', '.', -5],
  ['12.345', '.', 12.345],
  ['12.345', ',', 12_345],
  ['2,0 l', ',', 2],
  ['150 hk', '.', 150],
  ['12,5', '.', undefined],
  ['1e5', '.', undefined],
  ['1.2.3', '.', undefined],
  ['1,23,456', '.', undefined],
  ['abc', '.', undefined],
  ['', '.', undefined],
  ['150hk (110kW)', '.', undefined],
  ['2020-2022', '.', undefined],
];
const dates: [string, string, string | undefined][] = [
  ['3/5/2021 10:00', 'DD/MM/YYYY', '2021-05-03'],
  ['05-2021', 'MM-YYYY', '2021-05-01'],
  ['2021', 'YYYY', '2021-01-01'],
  ['20210503', 'YYYYMMDD', '2021-05-03'],
  ['03.05.2021', 'DD.MM.YYYY', '2021-05-03'],
  ['03x05x2021', 'DD.MM.YYYY', undefined],
  ['yesterday', 'YYYY', undefined],
];
const conversions: [number, Unit, number][] = [
  [48_200, 'km>mil', 4_820],
  [30_000, 'mi>km', 48_280],
  [100, 'kW>hp', 136],
  [24_990_050, 'minor>major', 249_900.5],
  [1_234, 'mil>km', 12_340],
  [100, 'bhp>hp', 101],
  [249.9, 'thousands>major', 249_900],
];
const values: [CarField, unknown, unknown][] = [
  ['car_brand', '  Volvo ', 'Volvo'],
  ['car_brand', '   ', undefined],
  ['car_brand', null, undefined],
  ['car_id', 123_456, '123456'],
  ['car_price', '249 900', 249_900],
  ['car_price', 'dear', 'dear'],
  ['car_price', true, true],
  ['caroftheweek', 'Ja', true],
  ['caroftheweek', 0, false],
  ['caroftheweek', 'perhaps', 'perhaps'],
  ['car_equipment', 'Dragkrok| Värmare |', ['Dragkrok', 'Värmare']],
  ['car_equipment', '["A|B"]', ['A|B']],
  ['car_equipment', '[]', []],
  ['car_equipment', ['A'], ['A']],
  ['car_images', 'a.jpg|b.jpg', [{ original: 'a.jpg' }, { original: 'b.jpg' }]],
  ['car_images', ['a.jpg'], [{ original: 'a.jpg' }]],
  ['car_primary_image', 'a.jpg', { thumbnail_url: 'a.jpg' }],
  ['car_loan_option', '{"title":"x"}', { title: 'x' }],
  ['car_loan_option', '{broken', '{broken'],
];

describe('values of a feed', () => {
  it.each(numbers)('M-03 reads the number %j with the mark %j', (text, decimal, value) =>
    expect(numberOf(text, decimal)).toBe(value),
  );
  it.each(dates)('M-03 reads the date %j as %j', (text, pattern, value) => expect(dateOf(text, pattern)).toBe(value));
  it.each(conversions)('M-03 converts %d %s', (value, unit, converted) => expect(convert(value, unit)).toBe(converted));
  it.each(values)('M-03 gives %s the value of %j', (field, value, read) => expect(valueOf(field, value)).toEqual(read));
  it('M-03 reads yes and no in six languages', () => {
    expect(['yes', 'Ja', 'KYLLÄ', 'áno', '1', 'x'].map(booleanOf)).toEqual(Array(6).fill(true));
    expect(['no', 'Nej', 'nei', 'ei', 'nie', '0'].map(booleanOf)).toEqual(Array(6).fill(false));
    expect(booleanOf('kanske')).toBeUndefined();
  });
});
