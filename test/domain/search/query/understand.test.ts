import fc from 'fast-check';
import { Lexicon } from '@/domain/search/query/lexicon';
import { searchOf } from '@/domain/search/query/searchOf';
import { understand } from '@/domain/search/query/understand';
import { queryLanguages, type QueryLanguage, type Understanding } from '@/domain/search/query/understanding';
import { da } from './corpus/da';
import { en } from './corpus/en';
import { fi } from './corpus/fi';
import { nb } from './corpus/nb';
import { sk } from './corpus/sk';
import { sv } from './corpus/sv';
import { svInEnglish } from './corpus/svInEnglish';
import { briefly } from './meaning';
import { stockOf } from './stocks';

const year = 2026;
const lexicons = new Map<string, Lexicon>();
function lexicon(stock: QueryLanguage, reader: QueryLanguage = stock): Lexicon {
  const key = `${stock} ${reader}`;
  const made = lexicons.get(key) ?? new Lexicon(stockOf(stock), reader);
  lexicons.set(key, made);
  return made;
}

const corpora = [
  ['sv', 'sv', sv],
  ['nb', 'nb', nb],
  ['da', 'da', da],
  ['en', 'en', en],
  ['fi', 'fi', fi],
  ['sk', 'sk', sk],
  ['sv', 'en', svInEnglish],
] as const;
const all = corpora.flatMap(([stock, reader, queryTexts]) =>
  queryTexts.map(([queryText]) => ({ stock, reader, queryText })),
);

describe.each(corpora)('a free text on a stock in %s, read in %s', (stock, reader, queryTexts) => {
  it.each(queryTexts)('F-04 understands "%s"', (queryText, expected) => {
    expect(briefly(understand(queryText, lexicon(stock, reader), { year }))).toEqual(expected);
  });
});

/** Every letter and figure of the text stands in one part, in order, under its own place. */
function expectComplete(text: string, { parts }: Understanding) {
  let end = 0;
  for (const part of parts) {
    expect(part.from).toBeGreaterThanOrEqual(end);
    expect(part.text).toBe(text.slice(part.from, part.to));
    expect(text.slice(end, part.from)).not.toMatch(/[\p{L}\p{N}]/u);
    end = part.to;
  }
  expect(text.slice(end)).not.toMatch(/[\p{L}\p{N}]/u);
}

describe('an understanding', () => {
  it.each([
    ['sv', 'peugeot 3008 eller liknande'],
    ['nb', 'peugeot 3008 eller lignende'],
    ['da', 'peugeot 3008 eller lignende'],
    ['en', 'peugeot 3008 or similar, up to 3 years old'],
    ['fi', 'peugeot 3008 tai vastaava'],
    ['sk', 'peugeot 3008 alebo podobné'],
  ] as const)('F-04 reads a model and those like it in %s: "%s"', (language, text) => {
    const { parts } = understand(text, lexicon(language), { year });
    const values = parts.flatMap(({ meaning }) =>
      meaning.kind === 'terms' && meaning.name === 'car_brand' ? meaning.values : [],
    );
    expect(values).toEqual(expect.arrayContaining(['Peugeot>3008', 'Nissan>Qashqai']));
    expect(parts.some(({ meaning }) => meaning.kind === 'setAside')).toBe(false);
  });

  it.each([
    ['not equipment in whose name the letters stand', 'uden ESP', ['ESP']],
    ['equipment whose name ends in the word', 'uden anhængertræk', ['Anhængertræk', 'Svingbart anhængertræk']],
  ])('F-04 excludes %s', (_, text, values) => {
    const stock = stockOf('da');
    const car_equipment = ['ESP', 'El-indklappelige sidespejle', 'Anhængertræk', 'Svingbart anhængertræk'];
    const { parts } = understand(text, new Lexicon({ ...stock, values: { ...stock.values, car_equipment } }, 'da'), {
      year,
    });
    expect(parts).toMatchObject([{ meaning: { name: 'car_equipment', values, not: true } }]);
  });

  it('F-04 has a corpus of at least 300 phrases', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
  });

  it('F-04 drops and moves no word of any text', () => {
    for (const { stock, reader, queryText } of all)
      expectComplete(queryText, understand(queryText, lexicon(stock, reader), { year }));
    const word = fc.constantFrom(
      'volvo',
      'v60',
      'inte',
      'diesel',
      'under',
      '200',
      '000',
      'tusen',
      'kr',
      'mil',
      '2019',
      '-',
      ',',
      'nära',
      'Borås',
      'med',
      'drag',
      'och',
      'eller',
      'från',
      'till',
      '3:a',
      '-19',
      '£',
      'xyzzy',
      'mån',
      'år',
      'gammal',
      '1,5',
      '+',
      'i',
      'mellan',
      'max',
      'över',
      'räckvidd',
    );
    const texts = fc.oneof(
      fc.array(word, { maxLength: 14 }).map((list) => list.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(...queryLanguages), (text, language) => {
        const first = understand(text, lexicon(language), { year });
        expectComplete(text, first);
        expect(understand(text, lexicon(language), { year })).toEqual(first);
      }),
      { numRuns: 400 },
    );
  });

  it('F-04 turns each part into plain text; the others stay as they were or become wider', () => {
    for (const { stock, reader, queryText } of all) {
      const understanding = understand(queryText, lexicon(stock, reader), { year });
      for (const part of understanding.parts.filter(({ meaning }) => meaning.kind !== 'words')) {
        const undone = understand(queryText, lexicon(stock, reader), { year, plain: [part] });
        expectComplete(queryText, undone);
        const covering = undone.parts.filter(({ from, to }) => from < part.to && part.from < to);
        expect({
          queryText,
          part: part.text,
          kinds: [...new Set(covering.map(({ meaning }) => meaning.kind))],
        }).toEqual({
          queryText,
          part: part.text,
          kinds: ['words'],
        });
        for (const word of part.text.match(/[\p{L}\p{N}]+/gu) ?? []) expect(searchOf(undone).keyphrase).toContain(word);
      }
    }
  });

  it('F-04 reports the offsets of its words', () => {
    const text = 'röd kombi, inte diesel';
    expect(understand(text, lexicon('sv'), { year }).parts).toEqual([
      { from: 0, to: 3, text: 'röd', meaning: { kind: 'terms', name: 'car_color', values: ['Röd', 'Mörkröd'] } },
      { from: 4, to: 9, text: 'kombi', meaning: { kind: 'terms', name: 'car_body', values: ['Kombi'] } },
      {
        from: 11,
        to: 22,
        text: 'inte diesel',
        meaning: { kind: 'terms', name: 'car_fuel', values: ['Diesel'], not: true },
      },
    ]);
  });

  it('F-04 lets a colour in another language give way, not one in its own', () => {
    const ruleOf = (text: string) => understand(text, lexicon('sk'), { year }).parts.at(-1)?.isRule;
    expect(ruleOf('kia ceed silver')).toBe(true);
    expect(ruleOf('kia ceed strieborná')).toBeUndefined();
  });

  it('F-04 does not interpret words without a value in stock', () => {
    const bare = new Lexicon(
      {
        language: 'sv',
        currency: 'SEK',
        odometer: 'mil',
        values: {},
        places: [],
        textTerms: [],
        nameTerms: [],
        upperQuartiles: {},
      },
      'sv',
    );
    expect(briefly(understand('röd volvo med dragkrok nära Borås under 200 000', bare, { year }))).toEqual({
      price: '..200000',
      rest: 'röd volvo dragkrok nära Borås',
    });
  });

  it.each([
    ['alle 200 000', { mileage: '..200000' }],
    ['alle 150 tonnia', { mileage: '..150000' }],
    ['alle 80 000', { price: '..80000' }],
    ['alle 200 000 euroa', { price: '..200000' }],
    ['yli 200 000', { price: '200000..' }],
  ])('F-04 reads "%s" by the prices of the stock', (text, expected) => {
    const usual = new Lexicon({ ...stockOf('fi'), upperQuartiles: { car_price: 30_000 } }, 'fi');
    expect(briefly(understand(text, usual, { year }))).toEqual(expected);
  });
});

describe('a search of an understanding', () => {
  const searched = (text: string) => searchOf(understand(text, lexicon('sv'), { year }));

  it('F-04 becomes filters, ranges, an exclusion, the nearest first and the rest', () => {
    expect(searched('röd kombi med drag under 250 tusen max 8000 mil 2019-2022 nära Borås, inte diesel t5')).toEqual({
      keyphrase: 't5',
      terms: { car_color: ['Röd', 'Mörkröd'], car_body: ['Kombi'] },
      ranges: { car_price: { max: 250_000 }, car_mileage: { max: 8_000 }, car_year: { min: 2019, max: 2022 } },
      // Either of the two tow bars will do, which the facet (all that are ticked) can't say.
      filters: [
        { name: 'car_equipment', values: ['Dragkrok', 'Elektriskt utfällbar dragkrok'] },
        { name: 'car_fuel', values: ['Diesel'], not: true },
      ],
      near: { place: 'Borås', lat: 57.721, lng: 12.94 },
      sort_name: 'distance_asc',
    });
  });

  it.each([
    ['volvo v60 eller kia', { terms: { car_brand: ['Volvo', 'Volvo>V60', 'Kia'] } }],
    ['röd eller röda', { terms: { car_color: ['Röd', 'Mörkröd'] } }],
    ['rattvärme och panorama', { terms: { car_equipment: ['Rattvärme', 'Panoramatak'] } }],
    ['över 100 000 under 200 000', { ranges: { car_price: { min: 100_000, max: 200_000 } } }],
    ['under 100 000 över 200 000', { ranges: { car_price: { min: 100_000, max: 200_000 } } }],
    ['under 200 000 under 150 000', { ranges: { car_price: { max: 150_000 } } }],
    ['under 3000 i månaden', { filters: [{ name: 'car_loan_monthly_cost', max: 3_000 }] }],
    ['billigast nära Lund', { near: { place: 'Lund', lat: 55.705, lng: 13.191 }, sort_name: 'car_price_asc' }],
    ['inom 5 mil från Lund', { near: { place: 'Lund', lat: 55.705, lng: 13.191, km: 50 }, sort_name: 'distance_asc' }],
    ['jag söker en bil nära mig', {}],
    [
      'golf sportline eller fabia',
      { keyphrase: 'sportline|fabia', terms: { car_brand: ['Volkswagen', 'Volkswagen>Golf', 'Skoda', 'Skoda>Fabia'] } },
    ],
    ['t5 röd d4', { keyphrase: 't5 d4', terms: { car_color: ['Röd', 'Mörkröd'] } }],
  ])('F-04 puts "%s" together', (text, search) => {
    expect(searched(text)).toEqual({ keyphrase: '', terms: {}, ranges: {}, filters: [], ...search });
  });
});
