import { scrubSearchText, scrubText } from '@/domain/analytics/personalText';

describe('scrubbing measurement values', () => {
  it.each<[string, string]>([
    ['asa.ek@bil.example', '(e-mail)'],
    ['asa.ek%40bil.example', '(e-mail)'],
    ['ring åsa@räksmörgås.example nu', 'ring (e-mail) nu'],
    ['070-123 45 67', '(phone)'],
    ['+46 70 123 45 67', '(phone)'],
    ['0046701234567', '(phone)'],
    ['ABC123', '(plate)'],
    ['abc 12d', '(plate)'],
    ['ABC-12D volvo', '(plate) volvo'],
    ['NF 12345', '(plate)'],
    ['AB12 CDE', '(plate)'],
    ['BA123CD', '(plate)'],
    ['AB 12 345', '(plate)'],
    ['19850101-1234', '(number)'],
    ['850101+1234', '(number)'],
    ['131052-308T', '(number)'],
    ['131052A308T', '(number)'],
    ['845101/1234', '(number)'],
    ['född 198501011234', 'född (number)'],
    ['YV1LFA2BCF1234567', '(number)'],
    ['min kod 4711', 'min (code)'],
    ['PIN: 123456', '(code)'],
  ])('A-14 takes out personal data: %s', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });

  it.each([
    'volvo v60',
    'bmw 320',
    'GLC300',
    'kia ev6',
    'volvo xc60 2023',
    'id.4 gtx',
    '2019-2021',
    'under 250000',
    'röd cabriolet',
    'bmw320d',
    '100000-250000',
    'kodiaq 2021',
    'pin code',
    '',
  ])('A-14 leaves ordinary searches alone: %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  it.each<[string, string]>([
    ['Åsa Ek 070-123 45 67', '(phone)'],
    ['Åsa Ek asa@bil.example ABC123 abc124', '(e-mail) (plate)'],
    ['ABC 12D volvo', '(plate)'],
    ['röd volvo (phone)', 'röd volvo (phone)'],
    ['volvo v60', 'volvo v60'],
    ['', ''],
  ])(
    'A-14 keeps nothing else of a text with personal data in it, for the words next to it are often a name: %s',
    (text, expected) => {
      expect(scrubSearchText(text)).toBe(expected);
    },
  );
});
