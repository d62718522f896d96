import type { Car } from '@/domain/cars/car';
import { definitionOf } from '@/server/search/definitions';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import type { SearchRequest } from '@/domain/search/search';
import type { SearchService } from '@/server/search/search.service';
import { documentsOf, INDEX, replyOf } from './contract';

/** One car a text, known by the text's first word. */
const stock: readonly Partial<Car>[] = [
  {
    slug: 'volvo',
    car_brand: 'Volvo',
    car_model: 'V60',
    car_color: 'Grå',
    car_fuel: 'Diesel',
    car_regno: 'ABC12D',
    car_year: 2021,
  },
  { slug: 'xc60', car_brand: 'Volvo', car_model: 'XC60', car_color: 'Grön', car_fuel: 'Laddhybrid' },
  {
    slug: 'id4',
    car_brand: 'Volkswagen',
    car_model: 'ID.4',
    car_fuel: 'El',
    car_equipment: ['Backkamera', 'Rattvärme'],
  },
  { slug: 'citroen', car_brand: 'Citroën', car_model: 'C3', car_equipment: ['Elektrisk dragkrok'] },
  { slug: 'skoda', car_brand: 'Škoda', car_model: 'Enyaq', car_site_city: 'Örebro', car_site_region: 'Örebro län' },
  { slug: 'hyundai', car_brand: 'Hyundai', car_model: 'Kona', car_equipment: ['Kamera bak', 'Vinter däck'] },
  { slug: 'mala', car_brand: 'Målå', car_model: 'Ett' },
  { slug: 'malla', car_brand: 'Mala', car_model: 'Två' },
  { slug: 'golf', car_brand: 'VW', car_model: 'Golf', car_color: 'Röd' },
  { slug: 'niva', car_brand: 'Lada', car_model: 'Niva', car_version: "Driver's" },
  { slug: 'golf-r', car_brand: 'VW', car_model: 'Golf', car_version: 'R' },
  { slug: 'golf-r-line', car_brand: 'VW', car_model: 'Golf', car_version: 'R-Line' },
  { slug: 'kia-st', car_brand: 'Kia', car_model: 'Rio', car_version: 'ST' },
  { slug: 'kia-size', car_brand: 'Kia', car_model: 'Rio', car_version: '1.2 Comfort' },
  { slug: 'kia-start', car_brand: 'Kia', car_model: 'Rio', car_version: 'Start' },
];

describe('keyphrase', () => {
  let service: SearchService;
  beforeAll(async () => {
    service = createEmbeddedSearch({
      definitionOf,
      report: (error) => {
        throw error;
      },
    });
    await service.rebuild(
      INDEX,
      documentsOf(
        stock.map((car, index) => ({ car_id: String(10_001 + index), slug: '', car_brand: '', car_model: '', ...car })),
      ),
    );
  });
  const found = async (keyphrase: string, spelling: Pick<SearchRequest, 'exact_spelling'> = {}): Promise<string[]> => {
    const reply = await replyOf(service, {
      index: INDEX,
      fields: ['slug'],
      keyphrase,
      facets: [],
      limit: 100,
      offset: 0,
      sort_name: 'relevance',
      filters: [],
      ...spelling,
    });
    return JSON.parse(reply.contentJson).map((car: { slug: string }) => car.slug);
  };

  it.each([
    ['a prefix', 'volv', ['volvo', 'xc60']],
    ['all words, in any order', 'diesel volvo', ['volvo']],
    ['words of different fields', 'volvo grö', ['xc60']],
    ['without marks', 'skoda orebro', ['skoda']],
    ['with marks where the stock has none', 'Völvo dïesel', ['volvo']],
    ['with marks in another form', 'Citroe\u0308n', ['citroen']],
    ['capitals and signs', '  VOLVO, (V60)! ', ['volvo']],
    ['a year', '2021', ['volvo']],
    ['a registration number', 'abc12d', ['volvo']],
    ['a registration number in two parts', 'ABC 12D', ['volvo']],
    ['a car id', '10003', ['id4']],
    ['nothing but signs: no keyphrase at all', '***', stock.map((car) => car.slug)],
    ['a word and a number that stand apart', 'id4', ['id4']],
    ['two words that the stock writes as one', 'xc 60', ['xc60']],
    ['one word that the stock writes as two', 'vinterdäck', ['hyundai']],
    ['the end of a long word', 'värme', ['id4']],
    ['two letters that changed places', 'volov', ['volvo', 'xc60']],
    ['a missing letter', 'hundai', ['hyundai']],
    ['two errors in a long word', 'volksvagn', ['id4']],
    ['an inflection', 'dragkrokarna', ['citroen']],
    ['a word that nothing is like', 'volvo xyzzyq', []],
    ['a wrong year: numbers are not guessed', '2023', []],
    ['a short word with an error', 'koa', []],
    ['a single letter as a word of its own', 'golf r', ['golf-r']],
    ['F-04 a letter and the word after its hyphen', 'golf r-line', ['golf-r-line']],
    ['F-04 a letter and a word', 'golf r line', ['golf-r-line']],
    ['F-04 a letter joined with a word', 'golf rline', ['golf-r-line']],
    ['F-04 two letters as a word of their own', 'kia st', ['kia-st']],
    ['F-04 three letters as the beginning of a word where none is it', 'rio sta', ['kia-start']],
    ['a single letter that no word is', 'volvo l', ['xc60']],
    ['either of two words', 'id|xc60', ['xc60', 'id4']],
    ['either of two words next to another', 'volvo v60|id', ['volvo']],
    ['F-04 the size of an engine', 'rio 1.2', ['kia-size']],
    ['F-04 the size of an engine with a comma', '1,2', ['kia-size']],
    ['F-04 no other size with the same digits', 'rio 2.2', []],
    ['a letter next to digits as a word of its own alone', 'c60', []],
  ])('finds %s', async (_, keyphrase, slugs) => {
    expect(await found(keyphrase)).toEqual(slugs);
  });

  it.each([
    ['volov', []],
    ['koona', []],
    ['kamera', ['hyundai', 'id4']],
    ['dragkrokarna', ['citroen']],
    ['vinterdäck', ['hyundai']],
    ['volvo l', []],
    ['niva s', []],
    ["niva driver's", ['niva']],
    ['niva driver', ['niva']],
  ])('F-04 finds "%s" in exactly this spelling on request', async (keyphrase, slugs) => {
    expect(await found(keyphrase, { exact_spelling: true })).toEqual(slugs);
  });

  it('ranks the exact spelling first, either way', async () => {
    expect(await found('målå')).toEqual(['mala', 'malla']);
    expect(await found('mala')).toEqual(['malla', 'mala']);
  });

  it('ranks a word of its own before the end of a longer one', async () => {
    expect(await found('kamera')).toEqual(['hyundai', 'id4']);
  });

  it('guesses only where nothing matches as it is written', async () => {
    expect(await found('kona')).toEqual(['hyundai']);
    expect(await found('mola')).toEqual(['mala', 'malla']);
  });
});
