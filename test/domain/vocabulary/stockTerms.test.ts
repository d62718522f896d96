import { carKinds } from '@/domain/cars/carKinds';
import { Lexicon } from '@/domain/search/query/lexicon';
import { searchOf } from '@/domain/search/query/searchOf';
import { understand } from '@/domain/search/query/understand';
import { translateTerm } from '@/domain/vocabulary/translateTerm';
import { inStockTerms, stockTerms, translatedFields, termPairs } from '@/domain/vocabulary/stockTerms';
import { termLanguages } from '@/domain/vocabulary/vocabulary.types';
import { facilityTexts } from '@/server/dealers/seed/facilityTexts';
import { stockOf } from '../search/query/stocks';

describe('the vocabulary of the stock', () => {
  it.each(termLanguages)('A-15 has a word for each meaning in %s, and none for two', (language) => {
    for (const field of translatedFields) {
      const terms = termPairs(field, language, language).map(([word]) => word);
      expect(terms).not.toContain('');
      expect(terms).toEqual([...new Set(terms)]);
    }
  });

  it.each(termLanguages)(
    'A-15 has the kinds of car with a landing page and the titles of the staff in %s',
    (language) => {
      const known = (field: (typeof translatedFields)[number]) =>
        termPairs(field, language, language).map(([word]) => word);
      for (const { facet, value } of carKinds) expect(known(facet)).toContain(value[language]);
      expect(known('title')).toEqual(expect.arrayContaining(Object.values(facilityTexts[language].titles).flat()));
    },
  );

  it.each([
    ['car_fuel', 'Bensin', 'Petrol'],
    ['car_fuel', 'bensin', 'Petrol'],
    ['car_gearbox', 'Automat', 'Automatic'],
    ['car_equipment', 'Dragkrok', 'Tow bar'],
    ['car_model', 'C-Klass', 'C-Class'],
    ['department', 'Verkstad', 'Service'],
    ['car_fuel', 'Solkraft', 'Solkraft'],
    ['car_fuel', 'constructor', 'constructor'],
    ['car_brand', 'Ny', 'Ny'],
    ['car_site_city', 'Göteborg', 'Göteborg'],
  ])('A-15 shows %s %s as %s on an English page', (field, value, shown) => {
    expect(translateTerm(stockTerms('sv', 'en', ['car_equipment']), field, value)).toBe(shown);
  });

  it('A-15 shows Finnish places by their Swedish names', () => {
    const terms = stockTerms('fi', 'sv', []);
    expect(['Turku', 'Jyväskylä'].map((town) => translateTerm(terms, 'car_site_city', town))).toEqual([
      'Åbo',
      'Jyväskylä',
    ]);
    expect(translateTerm(terms, 'car_site_region', 'Uusimaa')).toBe('Nyland');
    expect(['åbo', 'Jyväskylä', 'volvo'].map((town) => inStockTerms('car_site_city', town, 'fi', 'sv'))).toEqual([
      'Turku',
      'Jyväskylä',
      'volvo',
    ]);
  });

  it('A-15 is not sent to pages in the language of the stock', () => {
    expect(stockTerms('sv', 'sv', ['car_equipment'])).toBeUndefined();
    expect(stockTerms('sv', 'en', [])?.terms).not.toHaveProperty('car_equipment');
  });
});

describe('a search in the words of a page', () => {
  const facets = translatedFields.filter((field) => field !== 'car_model' && field.startsWith('car_'));

  it.each([
    ['sv', 'en'],
    ['fi', 'sv'],
  ] as const)('F-04 A-15 a stock in %s is found in the terms that its pages in %s show', (stock, reader) => {
    const values = Object.fromEntries(
      facets.map((field) => [field, termPairs(field, stock, reader).map(([word]) => word)]),
    );
    const lexicon = new Lexicon({ ...stockOf(stock), places: [], values }, reader);
    const missed = facets.flatMap((field) =>
      termPairs(field, stock, reader).flatMap(([word, shown]) => {
        const { terms, filters } = searchOf(understand(shown, lexicon, { year: 2026 }));
        return JSON.stringify([terms, filters]).includes(JSON.stringify(word)) ? [] : [`${shown} (${word})`];
      }),
    );
    expect(missed).toEqual([]);
  });

  it('F-04 a mileage without unit counts kilometres where the page shows them', () => {
    const mileage = (reader: 'sv' | 'en', text: string) =>
      searchOf(understand(text, new Lexicon(stockOf('sv'), reader), { year: 2026 })).ranges.car_mileage;
    expect(mileage('en', 'mileage under 80000')).toEqual({ max: 8_000 });
    expect(mileage('en', 'under 8000 mil')).toEqual({ max: 8_000 });
    expect(mileage('sv', 'miltal under 8000')).toEqual({ max: 8_000 });
  });
});
