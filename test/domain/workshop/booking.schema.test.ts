import { ValidationError } from 'yup';
import { codesOf, contactSchema } from '@/domain/workshop/booking.schema';
import {
  isRegistrationNumber,
  correctedRegistrationNumber,
  normalizeRegistrationNumber,
} from '@/domain/workshop/registrationNumber';
import { workshopsPath, brandPath } from '@/domain/workshop/workshops';
import { distanceKm } from '@/domain/places/distance';

const form = {
  firstName: 'Åsa',
  lastName: 'Öberg',
  phone: '070 174 06 05',
  email: 'asa@bil.example',
  freeText: '',
  payerKind: 'private',
  payerName: '',
  payerNumber: '',
};
const reasons = (changes: object): Record<string, string> => {
  try {
    contactSchema.validateSync({ ...form, ...changes }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
};

describe('the contact form', () => {
  it('M-03 takes an address as mail is sent to it', () => {
    expect(contactSchema.cast({ ...form, email: 'asa@ｂil.example' })).toMatchObject({ email: 'asa@bil.example' });
  });

  it.each<[string, object, Record<string, string>]>([
    ['whole', {}, {}],
    ['empty fields', { firstName: '', lastName: '  ' }, { firstName: 'required', lastName: 'required' }],
    ['a link as a name', { firstName: 'Vinn på https://x.example' }, { firstName: 'nameLink' }],
    ['a host with the full stops of other scripts', { firstName: 'elak．example' }, { firstName: 'nameLink' }],
    ['another', { lastName: 'elak。se' }, { lastName: 'nameLink' }],
    ['a host in wide letters', { lastName: 'ｅｌａｋ｡ｓｅ' }, { lastName: 'nameLink' }],
    ['a host as a name', { lastName: 'x.co/vinn' }, { lastName: 'nameLink' }],
    ['initials, a double name and a title', { firstName: 'J.R. Anna-Karin', lastName: "A.Ek O'Neill jr." }, {}],
    ['abroad', { phone: '+358 40 123456' }, {}],
    ['20 characters', { phone: '+4670174060512345678' }, {}],
    ['21', { phone: '+46701740605123456789' }, { phone: 'phone' }],
    ['20 characters and separators', { phone: '+46 701 740 605 123 456 78' }, {}],
    ['six', { phone: '123456' }, {}],
    ['five', { phone: '12345' }, { phone: 'phone' }],
    ['a hyphen', { phone: '070-1740605' }, {}],
    ['separators alone', { phone: '(---) ...' }, { phone: 'phone' }],
    ['a number instead of text', { phone: 701740605 }, { phone: expect.any(String) }],
    ['letters', { phone: '070-174 06 O5' }, { phone: 'phone' }],
    ['a plus inside', { phone: '070+1740605' }, { phone: 'phone' }],
    ['no at', { email: 'asa.bil.example' }, { email: 'email' }],
    ['no domain', { email: 'asa@bil' }, { email: 'email' }],
    ['a space', { email: 'a sa@bil.example' }, { email: 'email' }],
    ['a control character', { email: 'a\u001bsa@bil.example' }, { email: 'email' }],
    ['a new line of another kind', { email: 'a\u0085sa@bil.example' }, { email: 'email' }],
    ['a turned direction', { email: 'a\u202esa@bil.example' }, { email: 'email' }],
    ['two', { email: 'a@b.se,c@d.se' }, { email: 'email' }],
    ['a domain of two dots', { email: 'asa@bil..example' }, { email: 'email' }],
    ['a domain with an underscore', { email: 'asa@min_bil.example' }, { email: 'emailDomain' }],
    ['a domain that begins with a hyphen', { email: 'asa@-bil.example' }, { email: 'emailDomain' }],
    ['a domain that ends with a hyphen', { email: 'asa@bil-.example' }, { email: 'emailDomain' }],
    ['a domain with a slash', { email: 'asa@bil.example/x' }, { email: 'emailDomain' }],
    ['a number as top-level domain', { email: 'asa@192.168.0.1' }, { email: 'emailDomain' }],
    ['one letter as top-level domain', { email: 'asa@bil.e' }, { email: 'emailDomain' }],
    ['a label that is too long', { email: `asa@${'b'.repeat(64)}.example` }, { email: 'emailDomain' }],
    ['a long label', { email: `asa@${'b'.repeat(63)}.example` }, {}],
    ['a domain with Swedish letters', { email: 'asa@blåbär.example' }, {}],
    ['a domain in ASCII form', { email: 'asa@xn--blbr-roah.xn--p1ai' }, {}],
    ['Swedish letters', { email: 'åsa@bil.example' }, {}],
    ['80 characters', { freeText: 'x'.repeat(80) }, {}],
    ['81', { freeText: 'x'.repeat(81) }, { freeText: 'tooLong' }],
    ['a company', { payerKind: 'company', payerName: 'Ek AB', payerNumber: '5560125790' }, {}],
    ['a company without anything', { payerKind: 'company' }, { payerName: 'required', payerNumber: 'required' }],
    [
      'a wrong check digit',
      { payerKind: 'company', payerName: 'Ek AB', payerNumber: '556012-5791' },
      { payerNumber: 'orgNumber' },
    ],
    ['a leasing company without its contract', { payerKind: 'leasing', payerName: 'Ek Finans' }, {}],
    ['a claim', { payerKind: 'insurance', payerName: 'Ek Försäkring', payerNumber: 'SK-2026/114' }, {}],
    ['no claim', { payerKind: 'insurance', payerName: 'Ek Försäkring', payerNumber: '' }, { payerNumber: 'required' }],
    [
      'a claim of signs',
      { payerKind: 'insurance', payerName: 'Ek Försäkring', payerNumber: '<b>' },
      { payerNumber: 'reference' },
    ],
    [
      'an address as a contract',
      { payerKind: 'leasing', payerName: 'Ek Finans', payerNumber: 'evil.com' },
      { payerNumber: 'reference' },
    ],
    ['what a private customer wrote for another payer', { payerName: 'Ek AB', payerNumber: '!' }, {}],
    ['an unknown field, which is left out', { newsletter: true }, {}],
  ])('J-06 %s', (_, changes, wanted) => {
    expect(reasons(changes)).toEqual(wanted);
  });
});

describe('phone numbers', () => {
  it.each<[string, string]>([
    ['070-174 06 21', '0701740621'],
    ['(070) 174 06 21', '0701740621'],
    ['070.174.06.21', '0701740621'],
    ['070\u2011174\u00a006\u00a021', '0701740621'],
    ['+46 (0)70-174 06 21', '+46701740621'],
  ])('J-06 %j is %s', (phone, normal) => {
    expect(contactSchema.validateSync({ ...form, phone })).toMatchObject({ phone: normal });
  });
});

describe('registration numbers', () => {
  it.each<[string, string, boolean]>([
    ['abc 123', 'ABC123', true],
    ['ABC-12D', 'ABC12D', true],
    ['  ab c1 23 ', 'ABC123', true],
    ['åsa', 'ÅSA', true],
    ['A\u030aSA', 'ÅSA', true],
    ['bilen1', 'BILEN1', true],
    ['A1', 'A1', true],
    ['A', 'A', false],
    ['ABC1234', 'ABC1234', false],
    ['AB<123', 'AB<123', false],
    ['', '', false],
  ])('J-02 %j is %s', (input, normal, valid) => {
    expect([normalizeRegistrationNumber(input), isRegistrationNumber(normal)]).toEqual([normal, valid]);
  });

  it.each<[string, string | null]>([
    ['ABC1O3', 'ABC103'],
    ['A0C123', 'AOC123'],
    ['ABC12O', 'ABC120'],
    ['ABC123', null],
    ['BILEN1', null],
    ['ÅSA', null],
  ])('J-02 %s probably means %s', (input, meant) => {
    expect(correctedRegistrationNumber(input)).toBe(meant);
  });
});

describe('parameters of the stream', () => {
  it('J-05 are written as the specification has them', () => {
    expect(
      workshopsPath({ registrationNumber: 'ÅSA', codes: ['A', 'B'], latitude: 59.3, longitude: 18, cursor: '7' }),
    ).toBe(
      '/api/mechmate/departments/closestAvailable?regNo=%C3%85SA&serviceOfferings=A%2CB&latitude=59.3&longitude=18&cursor=7',
    );
    // What differs from one of each at an unknown mileage is ours.
    const all = { registrationNumber: 'ABC123', codes: ['A', 'B'], latitude: 59, longitude: 18 };
    expect(workshopsPath({ ...all, mileage: 1, units: [1, 1] })).toBe(workshopsPath(all));
    expect(workshopsPath({ ...all, mileage: 6500, units: [1, 4] })).toBe(
      `${workshopsPath(all)}&mileage=6500&units=1%2C4`,
    );
    expect(brandPath('Land Rover')).toBe('/api/mechmate/authorized-workshop/Land-Rover');
  });

  it.each<[string, string[] | null]>([
    ['', []],
    ['A,B,A', ['A', 'B']],
    ['A,', null],
    ['A;B', null],
    [Array.from({ length: 31 }, (_, index) => `A${index}`).join(','), null],
  ])('J-05 %j holds codes', (list, codes) => {
    expect(codesOf(list)).toEqual(codes);
  });

  it('J-05 distances are as the crow flies', () => {
    expect(distanceKm({ latitude: 59.33, longitude: 18.07 }, { latitude: 57.71, longitude: 11.97 })).toBeCloseTo(
      397,
      -1,
    );
    expect(distanceKm({ latitude: 59, longitude: 18 }, { latitude: 59, longitude: 18 })).toBe(0);
  });
});
