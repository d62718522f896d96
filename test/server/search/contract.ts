import type { Car } from '@/domain/cars/car';
import type { SearchRequest } from '@/domain/search/search';
import { carsDefinition } from '@/server/search/engine/cars.definition';
import type { IndexChange, IndexedDocument, SearchReply, SearchService } from '@/server/search/search.service';
import { Randomly } from '@test/kit/randomly';
import { someCar, someCars } from '@test/kit/someCars';
import { someRequest } from '@test/kit/someRequests';
import { someTyping, someRelaxRequest, typingMismatch, relaxMismatch } from './contract.help';
import { bucketProblem, Oracle } from './oracle';

export const INDEX = 'cars-car-store-se';

export const documentsOf = (cars: readonly Car[], version = 1) =>
  (async function* () {
    for (const car of cars) yield { id: car.car_id, version, document: { ...car } as IndexedDocument };
  })();

export async function replyOf(service: SearchService, request: SearchRequest): Promise<SearchReply> {
  const result = await service.search(request);
  if (!result.ok) throw new Error(`The search failed: ${result.error.code}`);
  return result.value;
}

/** First difference between the service's reply and the oracle's; null if they are equal. */
async function mismatch(service: SearchService, oracle: Oracle, request: SearchRequest): Promise<string | null> {
  const reply = await replyOf(service, request);
  const right = oracle.search(request);
  const content = JSON.parse(reply.contentJson) as IndexedDocument[];
  if (reply.total_items !== right.total) return `total ${reply.total_items}, right is ${right.total}`;
  if (right.ordered) {
    if (JSON.stringify(content.map(sorted)) !== JSON.stringify(right.content.map(sorted)))
      return `content ${JSON.stringify(content).slice(0, 400)}, right is ${JSON.stringify(right.content).slice(0, 400)}`;
  } else {
    const full = await replyOf(service, { ...request, fields: ['car_id'], facets: request.facets, limit: 100 });
    const ids = (JSON.parse(full.contentJson) as IndexedDocument[]).map((document) => String(document.car_id));
    const expected = Math.max(0, Math.min(100, right.total - request.offset));
    if (ids.length !== expected || new Set(ids).size !== expected || !ids.every((id) => right.ids.includes(id)))
      return 'the page holds other cars than the hits';
  }
  for (const [index, facet] of right.facets.entries()) {
    const actual = reply.facet[index];
    if (!actual || actual.name !== facet.name) return `facet ${facet.name} is missing`;
    if (facet.type === 'histogram') {
      const problem = bucketProblem(right, actual);
      if (problem) return `${facet.name} ${problem}`;
    } else if (JSON.stringify(actual) !== JSON.stringify(facet)) {
      return `facet ${JSON.stringify(actual).slice(0, 800)}, right is ${JSON.stringify(facet).slice(0, 800)}`;
    }
  }
  return reply.facet.length === right.facets.length ? null : 'there are facets that were not requested';
}

const sorted = (document: IndexedDocument) =>
  Object.fromEntries(Object.entries(document).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Tests for every search service: `open` returns one without indexes. `requests` is the number of requests, sent
 * before and again after the changes.
 */
export function searchContract(
  name: string,
  open: () => Promise<SearchService>,
  { cars: count = 400, requests = 500, changes = 1_500 } = {},
) {
  describe(`${name}: the search contract`, () => {
    let service: SearchService;
    const cars = someCars(count, 7);
    const documents = new Map(cars.map((car) => [car.car_id, { ...car } as IndexedDocument]));
    const oracle = new Oracle(carsDefinition, documents);
    const chance = new Randomly(11);

    async function expectNoMismatch() {
      const current = [...documents.values()] as unknown as Car[];
      for (let done = 0; done < requests; done++) {
        const request = someRequest(chance, current, INDEX);
        const difference = await mismatch(service, oracle, request);
        if (difference) throw new Error(`request ${done}: ${difference}\n${JSON.stringify(request)}`);
      }
    }

    async function expectNoWrongHelp() {
      const current = [...documents.values()] as unknown as Car[];
      for (let done = 0; done < requests / 25; done++) {
        const typing = someTyping(chance, current, INDEX);
        const relaxing = someRelaxRequest(chance, current, INDEX);
        const difference =
          (await typingMismatch(service, oracle, typing)) ?? (await relaxMismatch(service, oracle, relaxing));
        if (difference) throw new Error(`request ${done}: ${difference}\n${JSON.stringify({ typing, relaxing })}`);
      }
    }

    beforeAll(async () => {
      service = await open();
      await service.rebuild(INDEX, documentsOf(cars));
    });
    afterAll(() => service.close());

    it(
      'F-02 returns for any request what the oracle finds: totals, facets, order, contents',
      expectNoMismatch,
      300_000,
    );

    it(
      'P08 returns the suggestions, relaxations and nearest matches that the oracle finds',
      expectNoWrongHelp,
      300_000,
    );

    it('F-02 still does after many cars came, changed and left', async () => {
      const batch: IndexChange[] = [];
      for (let index = 0; index < changes; index++) {
        const ids = [...documents.keys()];
        const isNew = chance.chance(0.3);
        const id = isNew ? String(chance.integer(10_000_000, 99_999_999)) : chance.oneOf(ids);
        const document = chance.chance(isNew ? 0 : 0.4) ? null : ({ ...someCar(chance, id) } as IndexedDocument);
        batch.push({ id, version: 2 + index, document });
        if (document) documents.set(id, document);
        else documents.delete(id);
      }
      await service.apply(INDEX, batch.slice(0, changes / 2));
      await service.apply(INDEX, batch.slice(changes / 2));
      expect(await service.indexes()).toEqual([{ name: INDEX, documents: documents.size }]);
      await expectNoMismatch();
      await expectNoWrongHelp();
    }, 300_000);
  });
}
