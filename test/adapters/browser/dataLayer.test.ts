import { cleaned } from '@/adapters/browser/dataLayer';
import { analyticsEventRules, type Item, type AnalyticsEvent } from '@/domain/analytics/analyticsEvent';

const item: Item = {
  item_id: '0701234567',
  item_name: 'Saab ABC 123',
  item_brand: 'Saab',
  item_variant: 'B4',
  item_category: 'Kombi',
  location_id: '7',
  price: 1,
  index: 0,
};
const list = { item_list_id: 'car_list', item_list_name: 'Car list', items: [item] };

/** A complete message of each kind. */
const unchanged: readonly AnalyticsEvent[] = [
  { event: 'page_view', page_name: 'om-oss', page_path: '/om-oss', language: 'sv', site: 'car-store-se' },
  { event: 'view_item_list', ecommerce: list },
  { event: 'select_item', ecommerce: list },
  { event: 'view_item', ecommerce: { value: 1, currency: 'SEK', items: [item] } },
  { event: 'add_to_wishlist', ecommerce: { value: 1, currency: 'SEK', items: [item] } },
  { event: 'add_to_compare', ecommerce: { value: 1, currency: 'SEK', items: [item] } },
  {
    event: 'generate_lead',
    lead_reason: 'testDrive',
    ecommerce: { value: 1, currency: 'SEK', items: [item] },
  },
  { event: 'search', search_term: 'volvo', search_type: 'start page' },
  { event: 'contact_click', method: 'phone', location_id: '7' },
  { event: 'booking_step', step: 1, furthest: 3 },
  { event: 'tire_hotel_step', step: 'logged_in' },
  {
    event: 'purchase',
    ecommerce: { transaction_id: 'B1', currency: 'SEK', value: 1, items: [{ ...item, quantity: 2 }] },
  },
  { event: 'finance_calculate', item_id: '123456', finance_type: 'loan', term: 36 },
  { event: 'finance_step', step: 'quoted', item_id: '123456', finance_type: 'pcp' },
  { event: 'failure', name: 'list_failed' },
  { event: 'unexpected_failure', where: 'saga', message: 'x', reference: 'K7QM2XWD' },
];

describe('the data layer', () => {
  it('A-14 has a rule for every kind of message, and passes all its fields', () => {
    expect(unchanged.map(({ event }) => event).toSorted()).toEqual(Object.keys(analyticsEventRules).toSorted());
    for (const message of unchanged) expect(cleaned(message)).toEqual(message);
  });

  it.each<[string, AnalyticsEvent, Partial<Record<string, unknown>>]>([
    ['a typed search', { event: 'search', search_term: 'Åsa Ek 070-123 45 67' }, { search_term: '(phone)' }],
    [
      'an address entered by hand',
      {
        event: 'page_view',
        page_name: 'asa@bil.example',
        page_path: '/asa@bil.example/ABC123?q=hemlig#x',
        language: 'sv',
        site: 'it',
      },
      { page_name: '(e-mail)', page_path: '/(e-mail)/(plate)' },
    ],
    [
      'a message of a failure',
      { event: 'unexpected_failure', where: 'x', message: `ABC123 ${'y'.repeat(400)}` },
      { message: `(plate) ${'y'.repeat(192)}` },
    ],
  ])('A-14 takes personal data out of %s', (_, message, expected) => {
    expect(cleaned(message)).toMatchObject(expected);
  });

  it('A-14 keeps the number of a car in an address', () => {
    expect(
      cleaned({
        event: 'page_view',
        page_name: 'carDetail',
        page_path: '/kop-bil/1234567890/volvo-v60-2019',
        language: 'sv',
        site: 'it',
      }),
    ).toMatchObject({ page_path: '/kop-bil/1234567890/volvo-v60-2019' });
  });

  it('A-14 leaves out fields without a rule, and values of another type', () => {
    const more = { event: 'search' as const, search_term: 'volvo', name: 'Åsa Ek', email: 'asa@bil.example' };
    expect(cleaned(more)).toEqual({ event: 'search', search_term: 'volvo' });
    const deep = {
      event: 'view_item' as const,
      ecommerce: { value: Number.NaN, items: [{ ...item, regno: 'ABC123' }], seller: { name: 'Åsa Ek' } },
    };
    expect(cleaned(deep)).toEqual({ event: 'view_item', ecommerce: { items: [item] } });
    const wrong: AnalyticsEvent = JSON.parse(
      '{"event":"view_item_list","ecommerce":{"item_list_id":7,"item_list_name":{"x":1},"items":"none"}}',
    );
    expect(cleaned(wrong)).toEqual({ event: 'view_item_list', ecommerce: {} });
    const none: AnalyticsEvent = JSON.parse('{"event":"view_item","ecommerce":null}');
    expect(cleaned(none)).toEqual({ event: 'view_item' });
  });
});
