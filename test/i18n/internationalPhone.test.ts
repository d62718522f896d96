import { internationalPhone } from '@/i18n/internationalPhone';

describe('a phone number on a page for readers from abroad', () => {
  it.each([
    ['08-465 004 00', 'sv', '+46 8 465 004 00'],
    ['070-174 06 21', 'sv', '+46 70 174 06 21'],
    ['+46 8 465 004 00', 'sv', '+46 8 465 004 00'],
    ['0046 8 465 004 00', 'sv', '0046 8 465 004 00'],
    ['112', 'sv', '112'],
    ['', 'sv', ''],
    ['01632 960123', 'en', '+44 1632 960123'],
    ['+47 00 01 23 45', 'nb', '+47 00 01 23 45'],
  ] as const)('issue 21: %s of %s is %s', (number, country, expected) => {
    expect(internationalPhone(number, country)).toBe(expected);
  });
});
