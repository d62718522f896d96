import { decodeListQuery } from '@/domain/search/carList';
import type { Landing } from '@/domain/sites/routes';
import { listTitle } from '@/i18n/list/listTitle';
import { formatFor } from '@/i18n/format';
import { translate } from '@/i18n/text';
import { en } from '@/i18n/texts/en';
import { nb } from '@/i18n/texts/nb';
import { sk } from '@/i18n/texts/sk';
import { sv } from '@/i18n/texts/sv';
import type { TextsValue } from '@/i18n/TextsProvider';

const format = formatFor('sv-SE');
const texts: TextsValue = {
  t: (key, params) => translate(sv, 'sv-SE', key, params),
  format,
  term: (_, value) => value,
  quantity: (text) => text,
  phoneText: (number) => number,
  stockLanguage: undefined,
  language: 'sv',
  locale: 'sv-SE',
};
const title = (search: string, { landing = null, total = 43 }: { landing?: Landing | null; total?: number } = {}) =>
  listTitle({ query: decodeListQuery(search).query, landing, progress: { total, open: total >= 10_000 } }, texts, {
    currency: 'SEK',
    odometer: 'mil',
  }).replaceAll('\u00a0', ' ');

describe('the title of the list', () => {
  it.each([
    ['', 'Alla bilar i lager, 43 bilar'],
    ['car_brand=Volvo&car_brand=Volvo>V60', 'Volvo V60, 43 bilar'],
    [
      'car_brand=Volvo&car_brand=Volvo>V60&car_fuel=Diesel&car_condition=Begagnad',
      'Volvo V60, Diesel, Begagnad, 43 bilar',
    ],
    ['car_brand=Volvo&car_brand=Kia', 'Kia, Volvo, 43 bilar'],
    ['car_fuel=El&car_price_max=300000', 'Pris till 300 000 kr, El, 43 bilar'],
    ['car_fuel=El&car_body=SUV&car_gearbox=Automat&car_color=Vit', 'SUV, El, Automat, 43 bilar'],
    ['keyphrase=dragkrok', '”dragkrok”, 43 bilar'],
  ])('F-12 says what is listed and how many: %s', (search, expected) => expect(title(search)).toBe(expected));

  it.each([
    ['en', en, '“tow bar”, 43 cars'],
    ['nb-NO', nb, '«tow bar», 43 biler'],
    ['sk-SK', sk, '„tow bar“, 43 áut'],
  ] as const)('F-12 A-15 quotes as %s does', (locale, own, expected) => {
    const other: TextsValue = {
      ...texts,
      t: (key, params) => translate(own, locale, key, params),
      format: formatFor(locale),
      locale,
    };
    const { query } = decodeListQuery('keyphrase=tow%20bar');
    const units = { currency: 'EUR', odometer: 'km' } as const;
    expect(listTitle({ query, landing: null, progress: { total: 43, open: false } }, other, units)).toBe(expected);
  });

  it('F-12 of a landing page is that of the page, with its further filters', () => {
    const landing: Landing = {
      path: '/elbilar',
      terms: { car_fuel: ['El'] },
      title: 'Elbilar i lager',
      lead: '',
      unknown: [],
    };
    expect(title('car_fuel=El', { landing, total: 1 })).toBe('Elbilar i lager, 1 bil');
    expect(title('car_fuel=El&car_body=SUV', { landing })).toBe('Elbilar i lager, SUV, 43 bilar');
  });

  it('F-12 counts no further than the search does', () => {
    expect(title('', { total: 10_000 })).toBe('Alla bilar i lager, 10 000+ bilar');
  });
});
