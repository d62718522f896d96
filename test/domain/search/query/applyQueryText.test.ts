import { emptyQuery, encodeListQuery, type CarListQuery } from '@/domain/search/carList';
import { Lexicon } from '@/domain/search/query/lexicon';
import {
  stillApplies,
  withPart,
  withPlainPart,
  withoutQueryText,
  withQueryText,
} from '@/domain/search/query/applyQueryText';
import { understand } from '@/domain/search/query/understand';
import { stockOf } from './stocks';

const lexicon = new Lexicon(stockOf('sv'), 'sv');
const partsOf = (text: string) => understand(text, lexicon, { year: 2026 }).parts;
const withText = (text: string, query: CarListQuery = emptyQuery, before = '') =>
  withQueryText(query, partsOf(before), { text, plain: [] }, partsOf(text));
const address = (query: CarListQuery) => decodeURIComponent(encodeListQuery(query)).replaceAll('+', ' ');
const byHand: CarListQuery = {
  ...emptyQuery,
  terms: { car_fuel: ['El'], car_color: ['Blå'] },
  ranges: { car_year: { min: 2020 } },
  sort: 'car_price_asc',
};

describe('the query text in the list query', () => {
  it('F-04 becomes filters, with the original text next to them', () => {
    expect(address(withText('svart kombi under 250 tusen inte diesel nära Borås t5'))).toBe(
      'car_price_max=250000&car_body=Kombi&car_color=Svart&not_car_fuel=Diesel&near=Borås,57.721,12.94&said=svart kombi under 250 tusen inte diesel nära Borås t5&keyphrase=t5',
    );
  });

  it('F-04 a text without a known meaning is only a keyphrase', () => {
    expect(withText('t5')).toEqual({ ...emptyQuery, keyphrase: 't5' });
  });

  it('F-04 is added to chosen filters; a location sets the sort unless another is given', () => {
    const both = withText('svart nära Lund', byHand);
    expect(both).toMatchObject({
      terms: { car_fuel: ['El'], car_color: ['Blå', 'Svart'] },
      ranges: byHand.ranges,
      sort: null,
    });
    expect(withText('billigast nära Lund', emptyQuery).sort).toBe('car_price_asc');
  });

  it.each(['svart kombi', 'volvo v60 under 200 tusen', 'med drag inte diesel', 'inom 5 mil från Lund', 'billigast t5'])(
    'F-04 "%s" is removed completely',
    (text) => {
      const { sort: _sort, ...rest } = byHand;
      const start: CarListQuery = { ...rest, sort: null };
      expect(withoutQueryText(withText(text, start), partsOf(text))).toEqual(start);
    },
  );

  it('F-04 another text replaces the one before, but not later changes of the visitor', () => {
    const first = withText('svart kombi under 200 tusen', byHand);
    const changed: CarListQuery = { ...first, ranges: { ...first.ranges, car_price: { max: 150_000 } } };
    expect(withText('suv', changed, 'svart kombi under 200 tusen')).toMatchObject({
      terms: { car_fuel: ['El'], car_color: ['Blå'], car_body: ['SUV'] },
      ranges: { car_year: { min: 2020 }, car_price: { max: 150_000 } },
    });
  });

  it('F-04 a make stays while a model of it is chosen', () => {
    const both: CarListQuery = { ...withText('volvo'), terms: { car_brand: ['Volvo', 'Volvo>V60'] } };
    expect(withoutQueryText(both, partsOf('volvo')).terms).toEqual({ car_brand: ['Volvo', 'Volvo>V60'] });
  });
});

describe('a part marked as plain text', () => {
  const text = 'svart kombi under 200 tusen';
  const parts = partsOf(text);
  const part = (text: string) => {
    const found = parts.find((one) => one.text === text);
    if (!found) throw new Error(`No part "${text}".`);
    return found;
  };

  it('F-04 becomes part of the keyphrase, and is marked in the address', () => {
    const back = withPlainPart(withText(text), parts, part('svart'));
    expect(back && address(back.query)).toBe(
      'car_price_max=200000&car_body=Kombi&said=svart kombi under 200 tusen&plain=0-5&keyphrase=svart',
    );
  });

  it('F-04 all parts marked as plain, one by one, give the original text as keyphrase', () => {
    let now = { query: withText(text), parts: [...parts] };
    for (const index of parts.keys()) {
      const one = now.parts[index];
      const next = one && withPlainPart(now.query, now.parts, one);
      if (!next) throw new Error('No part was marked.');
      now = next;
    }
    expect(now.query).toMatchObject({ keyphrase: text, terms: {}, ranges: {} });
  });

  it('F-04 does not restore filters that the visitor removed', () => {
    const without: CarListQuery = { ...withText(text), ranges: {} };
    expect(withPlainPart(without, parts, part('svart'))?.query).toMatchObject({
      ranges: {},
      keyphrase: 'svart',
      terms: { car_body: ['Kombi'] },
    });
  });

  it('F-04 is empty for an empty text', () => {
    expect(withPlainPart(emptyQuery, parts, part('svart'))).toBeNull();
  });
});

describe('whether a part still applies', () => {
  it.each<[string, Partial<CarListQuery>, boolean]>([
    ['svart', { terms: { car_color: ['Svart', 'Blå'] } }, true],
    ['svart', { terms: { car_color: ['Blå'] } }, false],
    ['under 200 tusen', { ranges: { car_price: { min: 50_000, max: 200_000 } } }, true],
    ['under 200 tusen', { ranges: { car_price: { max: 150_000 } } }, false],
    ['inte diesel', { extraFilters: [{ name: 'car_fuel', values: ['Diesel'], not: true }] }, true],
    ['inte diesel', {}, false],
    ['nära Lund', { near: { place: 'Lund', lat: 55.705, lng: 13.191 } }, true],
    ['nära Lund', {}, false],
    ['billigast', { sort: 'car_price_asc' }, true],
    ['billigast', { sort: null }, false],
    ['t5', { keyphrase: 'svart t5' }, true],
    ['t5', { keyphrase: 't55' }, false],
    ['jag söker', {}, true],
  ])('F-04 "%s" in %j: %s', (text, over, yes) => {
    const [part] = partsOf(text);
    expect(part && stillApplies({ ...emptyQuery, ...over }, part)).toBe(yes);
  });

  it('F-04 a suggestion sets its own filter, whatever its text would be understood as', () => {
    const own = {
      from: 6,
      to: 14,
      text: 'Dragkrok',
      meaning: { kind: 'terms' as const, name: 'car_equipment', values: ['Dragkrok'] },
    };
    expect(withPart(partsOf('svart Dragkrok'), own).map(({ text, meaning }) => [text, meaning])).toEqual([
      ['svart', { kind: 'terms', name: 'car_color', values: ['Svart'] }],
      ['Dragkrok', own.meaning],
    ]);
  });
});
