import type { Car } from '@/domain/cars/car';
import { stocks } from '@/server/cars/stocks';
import type { QueryLanguage } from '@/domain/search/query/understanding';
import { sizesOf } from '@/domain/search/carSizes';
import { ok } from '@/errors/result';
import { isRecord } from '@/lib/guards';
import { generateCars } from '@/server/cars/seed/cars.seed';
import { definitionOf } from '@/server/search/definitions';
import { Engine } from '@/server/search/engine/engine';
import { searchIn } from '@/server/search/engine/search';
import { Slicer } from '@/server/search/engine/time-slicer';
import { vocabularyIn } from '@/server/search/engine/vocabulary';
import { createTextSearch, createUnderstanding } from '@/server/search/textSearch.service';
import type { StockName } from '@/sites/site.types';
import { queryTextsIn, type QueryTextCase } from './queryTexts';

const stockOfLanguage: Readonly<Record<QueryLanguage, StockName>> = {
  sv: 'se',
  nb: 'no',
  da: 'dk',
  en: 'uk',
  fi: 'fi',
  sk: 'sk',
};
const INDEX = 'cars-judged';

export interface Judgement {
  queryTexts: number;
  /** Shares from 0 to 1, means over the phrases. */
  precision: number;
  recall: number;
  /** Phrases that found other cars than they should, with both numbers of cars. */
  wrong: { text: string; found: number; wanted: number; parts: string }[];
}

/** Searches a demo stock as a list does; the ids of the cars found. */
export async function searcherOf(language: QueryLanguage) {
  const stock = stockOfLanguage[language];
  const cars = [...generateCars(stock)];
  const { currency, odometer } = stocks[stock];
  const definition = definitionOf(INDEX, language, { currency, odometer });
  if (!definition) throw new Error(`${INDEX} has no definition`);
  const engine = new Engine(definition);
  engine.startBulk();
  for (const car of cars) engine.upsert(car.car_id, 1, { ...car, car_size: sizesOf(car) });
  await engine.finishBulk(new Slicer());
  const vocabulary = vocabularyIn(engine);
  const service = {
    search: async (request: Parameters<typeof searchIn>[1]) => ok(searchIn(engine, request)),
    vocabulary: async () => ok(vocabulary),
  };
  const run = createTextSearch(
    service,
    createUnderstanding(service, () => new Date('2026-11-20')).understand,
    (code) => {
      throw new Error(code);
    },
  );
  return {
    cars,
    search: async (text: string) => {
      const reply = await run({
        index: INDEX,
        fields: ['car_id'],
        limit: cars.length,
        offset: 0,
        filters: [],
        query_text: { query: '', text, language },
      });
      if (!reply.ok) throw new Error(`${text}: ${reply.error.code}`);
      const content: unknown = JSON.parse(reply.value.contentJson);
      const ids = Array.isArray(content) ? content.map((one) => (isRecord(one) ? String(one.car_id) : '')) : [];
      return { ids: new Set(ids), parts: reply.value.understood.parts ?? [] };
    },
  };
}

async function judged(
  queryTexts: readonly QueryTextCase[],
  cars: readonly Car[],
  search: Awaited<ReturnType<typeof searcherOf>>['search'],
): Promise<Judgement> {
  const wrong: Judgement['wrong'] = [];
  let [precision, recall] = [0, 0];
  for (const { text, fits } of queryTexts) {
    const { ids, parts } = await search(text);
    const wanted = cars.filter(fits);
    const right = wanted.filter(({ car_id }) => ids.has(car_id)).length;
    precision += ids.size === 0 ? 0 : right / ids.size;
    recall += right / wanted.length;
    if (right !== ids.size || right !== wanted.length)
      wrong.push({
        text,
        found: ids.size,
        wanted: wanted.length,
        parts: parts.map((part) => `${part.text}=${JSON.stringify(part.meaning)}`).join(' '),
      });
  }
  return {
    queryTexts: queryTexts.length,
    precision: precision / queryTexts.length,
    recall: recall / queryTexts.length,
    wrong,
  };
}

/** Judges random phrases of a language against its demo stock by brute force. */
export async function judge(language: QueryLanguage, count: number, seed: number): Promise<Judgement> {
  const { cars, search } = await searcherOf(language);
  return judged(queryTextsIn(language, cars, count, seed), cars, search);
}
