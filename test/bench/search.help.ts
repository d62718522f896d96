import type { Car } from '@/domain/cars/car';
import { Lexicon } from '@/domain/search/query/lexicon';
import { understand } from '@/domain/search/query/understand';
import type { Engine } from '@/server/search/engine/engine';
import { relaxIn } from '@/server/search/engine/relax';
import { searchIn } from '@/server/search/engine/search';
import { suggestIn } from '@/server/search/engine/suggest';
import { vocabularyIn } from '@/server/search/engine/vocabulary';
import { someTyping, someRelaxRequest } from '../server/search/contract.help';
import { Randomly } from '../kit/randomly';
import { listRequest } from '../kit/someRequests';
import type { BenchResult } from './bench.types';
import { compared, interleaved } from './measure';

const INDEX = 'cars-bench';
const CALLS = 60;
/** Milliseconds a text, the promise of requirement F-04. */
const UNDERSTANDING_BUDGET = 5;
/** Against a call of the list: a completion comes with every key, a compromise with an empty list. */
const SUGGEST_BUDGET = 1.5;
const RELAX_BUDGET = 12;

const texts = [
  'röd kombi med drag under 250 tusen max 8000 mil 2019-2022 nära Borås, inte diesel',
  'volvo v60 2020',
  'xc60 t8 awd',
  'vit elbil under 300 000 räckvidd över 400 km',
  'jag söker en billig automat till min dotter',
  'golf eller polo -19 max 10 000 mil',
  'skåpbil diesel manuell med dragkrok i Göteborg',
  'ABC123',
  'bmw 3:a inte svart eller vit',
  'privatleasing under 4000 kr/mån suv laddhybrid backkamera och rattvärme 7-sits',
];

const all =
  <Item>(items: readonly Item[], work: (item: Item) => unknown) =>
  () => {
    for (const item of items) work(item);
  };

/** Suggestions and relaxations, measured in turns with a request of the list. */
export function helpResults(engine: Engine, cars: readonly Car[], label: string): BenchResult[] {
  const chance = new Randomly(17);
  const lists = Array.from({ length: CALLS }, (_, index) =>
    listRequest(chance, cars, INDEX, index % 3 === 0 ? 'plain' : 'facets'),
  );
  const suggestRequests = Array.from({ length: CALLS }, () => ({ ...someTyping(chance, cars, INDEX), filters: [] }));
  const relaxRequests = Array.from({ length: CALLS }, () => ({ ...someRelaxRequest(chance, cars, INDEX), limit: 8 }));
  const lexicon = new Lexicon(vocabularyIn(engine), 'sv');
  const { list, suggest, relax, read } = interleaved({
    list: all(lists, (request) => searchIn(engine, request)),
    suggest: all(suggestRequests, (request) => suggestIn(engine, request)),
    relax: all(relaxRequests, (request) => relaxIn(engine, request)),
    read: all(texts, (text) => understand(text, lexicon, { year: 2026 })),
  });
  return [
    compared(`completing what is typed, ${label}`, suggest, list, SUGGEST_BUDGET, {
      than: 'a call of the list',
      per: CALLS,
    }),
    compared(`compromises, ${label}`, relax, list, RELAX_BUDGET, { than: 'a call of the list', per: CALLS }),
    {
      name: `understanding a text, ${label}`,
      value: read / texts.length,
      unit: 'ms',
      budget: UNDERSTANDING_BUDGET,
      against: `${texts.length} texts, the lexicon made`,
    },
  ];
}
