/** @jest-environment jsdom */
import fc from 'fast-check';
import { adfOf, type Lead } from '@/server/forms/adf';

const lead: Lead = {
  reference: 'ABCD-EFGH',
  submittedAt: '2026-11-20T09:00:00.000Z',
  interest: 'test-drive',
  car: { car_id: '1000001', slug: 'x', car_brand: 'Volvo', car_model: 'V60', car_mileage: 3000, car_odometer: 'mi' },
  link: 'https://bil.example/kop-bil/1000001/x',
  customer: { name: 'Lena', email: 'lena@kund.example', phone: '070 174 06 05' },
  comments: ['Vill provköra'],
  seller: { name: 'Åsa', email: 'asa@bil.example' },
  site: { title: 'Nordvik Bil', origin: 'https://bil.example' },
};
const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

describe('ADF', () => {
  it('H-02 has the parts of the trade’s format', () => {
    const document = parsed(adfOf(lead));
    const textOf = (selector: string) => document.querySelector(selector)?.textContent;
    expect(document.documentElement.tagName).toBe('adf');
    expect([
      textOf('prospect > id'),
      textOf('requestdate'),
      textOf('vehicle > make'),
      document.querySelector('vehicle')?.getAttribute('interest'),
      document.querySelector('odometer')?.getAttribute('units'),
      textOf('customer email'),
      textOf('vendor > vendorname'),
      textOf('provider > name'),
    ]).toEqual([
      'ABCD-EFGH',
      '2026-11-20T09:00:00.000Z',
      'Volvo',
      'test-drive',
      'mi',
      'lena@kund.example',
      'Åsa',
      'Nordvik Bil',
    ]);
  });

  it('H-02 is well-formed XML whatever was typed', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(']]>', '<!--', '&#0;', '\u0000\ufffe\ud800'));
    fc.assert(
      fc.property(text, text, (name, comment) => {
        const document = parsed(adfOf({ ...lead, customer: { ...lead.customer, name }, comments: [comment] }));
        expect(document.querySelector('parsererror')).toBeNull();
      }),
      { numRuns: 200 },
    );
  });
});
