import { emptyQuery, encodeListQuery, type CarListQuery } from '@/domain/search/carList';
import { Lexicon } from '@/domain/search/query/lexicon';
import { chosenByHand, withoutPart, withQueryText } from '@/domain/search/query/applyQueryText';
import { understand } from '@/domain/search/query/understand';
import { stockOf } from './stocks';

const lexicon = new Lexicon(stockOf('sv'), 'sv');
const partsOf = (text: string) => understand(text, lexicon, { year: 2026 }).parts;
const withText = (text: string, query: CarListQuery = emptyQuery) =>
  withQueryText(query, [], { text, plain: [] }, partsOf(text));
const address = (query: CarListQuery | null) =>
  query ? decodeURIComponent(encodeListQuery(query)).replaceAll('+', ' ') : null;
const otherFilters = (text: string, over: Partial<CarListQuery> = {}) => {
  const { filters, keyphrase } = chosenByHand({ ...withText(text), ...over }, partsOf(text));
  return { filters: filters.map((filter) => (filter.kind === 'term' ? filter.value : filter.kind)), keyphrase };
};

describe('filters of a list that are not from its query text', () => {
  it.each([
    'svart kombi under 250 tusen',
    'volvo v60',
    'med drag inte diesel',
    'svart nära Borås',
    'kombi t5',
    'från 2019 till 2021 volvo',
  ])('F-04 is nothing of "%s" itself: each filter is shown once', (text) => {
    expect(otherFilters(text)).toEqual({ filters: [], keyphrase: '' });
  });

  it('F-04 is what the visitor chose', () => {
    expect(otherFilters('svart', { terms: { car_color: ['Svart', 'Blå'], car_fuel: ['El'] } })).toEqual({
      filters: ['El', 'Blå'],
      keyphrase: '',
    });
  });

  it('F-04 is a bound that was moved since, and a keyphrase that is another', () => {
    expect(otherFilters('kombi under 250 tusen', { ranges: { car_price: { max: 200_000 } } })).toEqual({
      filters: ['range'],
      keyphrase: '',
    });
    expect(otherFilters('kombi t5', { keyphrase: 'd4' })).toEqual({ filters: [], keyphrase: 'd4' });
  });

  it('F-04 is everything where the text no longer matches the filters, or was never understood', () => {
    expect(otherFilters('svart t5', { terms: { car_fuel: ['El'] } })).toEqual({ filters: ['El'], keyphrase: 't5' });
    expect(chosenByHand(withText('svart t5'), [])).toMatchObject({ filters: [{ value: 'Svart' }], keyphrase: 't5' });
  });
});

describe('a part that is removed', () => {
  const go = (text: string, removed: string, query = withText(text)) => {
    const parts = partsOf(text);
    const part = parts.find((one) => one.text === removed);
    if (!part) throw new Error(`No part "${removed}".`);
    return address(withoutPart(query, parts, part));
  };

  it.each([
    ['svart kombi t5', 'svart', 'car_body=Kombi&said=svart kombi t5&keyphrase=t5'],
    ['svart kombi t5', 't5', 'car_body=Kombi&car_color=Svart&said=svart kombi t5'],
    ['svart inte diesel', 'inte diesel', 'car_color=Svart&said=svart inte diesel'],
    ['svart nära Borås', 'nära Borås', 'car_color=Svart&said=svart nära Borås'],
    ['billigast svart', 'billigast', 'car_color=Svart&said=billigast svart'],
    ['svart under 250 tusen', 'under 250 tusen', 'car_color=Svart&said=svart under 250 tusen'],
  ])('F-04 of "%s" without "%s" the rest stays: %s', (text, part, rest) => {
    expect(go(text, part)).toBe(rest);
  });

  it('F-04 leaves filters that the visitor chose', () => {
    const byHand: CarListQuery = {
      ...emptyQuery,
      terms: { car_fuel: ['El'], car_color: ['Blå'] },
      ranges: { car_year: { min: 2020 } },
    };
    expect(go('svart kombi', 'svart', withText('svart kombi', byHand))).toBe(
      'car_body=Kombi&car_fuel=El&car_year_min=2020&car_color=Blå&said=svart kombi',
    );
  });

  it('F-04 is empty for an empty text', () => {
    const [part] = partsOf('svart');
    expect(part && withoutPart(emptyQuery, [part], part)).toBeNull();
  });
});
