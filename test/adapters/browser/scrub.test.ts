import { scrub, scrubText } from '@/adapters/browser/scrub';

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
  ])('A-14 takes out personal data: %s', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });

  it.each(['volvo v60', 'bmw 320', 'GLC300', 'kia ev6', 'volvo xc60 2023', 'id.4 gtx', '2019-2021', 'under 250000', 'röd cabriolet', 'bmw320d', ''])(
    'A-14 leaves ordinary searches alone: %s', (text) => {
      expect(scrubText(text)).toBe(text);
    });

  it('A-14 goes to every depth, and trusts only the names of our own stock', () => {
    expect(scrub({ event: 'x', n: 1, on: true, none: null, items: [{ item_id: '0701234567', item_name: 'Saab ABC 123', note: 'ABC 123' }] }))
      .toEqual({ event: 'x', n: 1, on: true, none: null, items: [{ item_id: '0701234567', item_name: 'Saab ABC 123', note: '(plate)' }] });
  });
});
