import type { Car } from '@/domain/cars/car';
import type { SearchRequest } from '@/domain/search/search';
import { carsDefinition } from '@/server/search/engine/cars.definition';
import type { IndexChange, IndexedDocument, SearchReply, SearchService } from '@/server/search/search.service';
import { Randomly } from '@test/kit/randomly';
import { someCar, someCars } from '@test/kit/someCars';
import { someQuestion } from '@test/kit/someQuestions';
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

/** First difference between what the service answers and what is right; null when there is none. */
async function mismatch(service: SearchService, oracle: Oracle, request: SearchRequest): Promise<string | null> {
  const reply = await replyOf(service, request);
  const right = oracle.search(request);
  const content = JSON.parse(reply.contentJson) as IndexedDocument[];
  if (reply.total_items !== right.total) return `total ${reply.total_items}, right is ${right.total}`;
  if (right.ordered) {
    if (JSON.stringify(content.map(sorted)) !== JSON.stringify(right.content.map(sorted)))
      return `content ${JSON.stringify(content).slice(0, 400)}, right is ${JSON.stringify(right.content).slice(0, 400)}`;
  } else {
    const whole = await replyOf(service, { ...request, fields: ['car_id'], facets: request.facets, limit: 100 });
    const ids = (JSON.parse(whole.contentJson) as IndexedDocument[]).map((document) => String(document.car_id));
    const expected = Math.max(0, Math.min(100, right.total - request.offset));
    if (ids.length !== expected || new Set(ids).size !== expected || !ids.every((id) => right.ids.includes(id)))
      return 'the page holds other cars than the hits';
  }
  for (const [at, facet] of right.facets.entries()) {
    const answered = reply.facet[at];
    if (!answered || answered.name !== facet.name) return `facet ${facet.name} is missing`;
    if (facet.type === 'histogram') {
      const problem = bucketProblem(right, answered);
      if (problem) return `${facet.name} ${problem}`;
    } else if (JSON.stringify(answered) !== JSON.stringify(facet)) {
      return `facet ${JSON.stringify(answered).slice(0, 800)}, right is ${JSON.stringify(facet).slice(0, 800)}`;
    }
  }
  return reply.facet.length === right.facets.length ? null : 'there are facets that nobody asked for';
}

const sorted = (document: IndexedDocument) =>
  Object.fromEntries(Object.entries(document).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * What every search service must do, whatever stands behind it: `open` gives one with no index yet. `questions` are asked
 * before and again after the changes.
 */
export function searchContract(
  name: string,
  open: () => Promise<SearchService>,
  { cars: count = 400, questions = 500, changes = 1_500 } = {},
) {
  describe(`${name}: the search contract`, () => {
    let service: SearchService;
    const cars = someCars(count, 7);
    const documents = new Map(cars.map((car) => [car.car_id, { ...car } as IndexedDocument]));
    const oracle = new Oracle(carsDefinition, documents);
    const chance = new Randomly(11);

    async function expectNoMismatch() {
      const current = [...documents.values()] as unknown as Car[];
      for (let asked = 0; asked < questions; asked++) {
        const request = someQuestion(chance, current, INDEX);
        const difference = await mismatch(service, oracle, request);
        if (difference) throw new Error(`question ${asked}: ${difference}\n${JSON.stringify(request)}`);
      }
    }

    async function expectNoWrongHelp() {
      const current = [...documents.values()] as unknown as Car[];
      for (let asked = 0; asked < questions / 25; asked++) {
        const typing = someTyping(chance, current, INDEX);
        const relaxing = someRelaxRequest(chance, current, INDEX);
        const difference =
          (await typingMismatch(service, oracle, typing)) ?? (await relaxMismatch(service, oracle, relaxing));
        if (difference) throw new Error(`question ${asked}: ${difference}\n${JSON.stringify({ typing, relaxing })}`);
      }
    }

    beforeAll(async () => {
      service = await open();
      await service.rebuild(INDEX, documentsOf(cars));
    });
    afterAll(() => service.close());

    it(
      'F-02 answers any question as looking at every car does: totals, facets, order, contents',
      expectNoMismatch,
      300_000,
    );

    it(
      'P08 completes what is typed, says what each constraint costs and which cars match nearest, as looking at every car does',
      expectNoWrongHelp,
      300_000,
    );

    it('F-02 still does after many cars came, changed and left', async () => {
      const batch: IndexChange[] = [];
      for (let at = 0; at < changes; at++) {
        const ids = [...documents.keys()];
        const isNew = chance.chance(0.3);
        const id = isNew ? String(chance.whole(10_000_000, 99_999_999)) : chance.oneOf(ids);
        const document = chance.chance(isNew ? 0 : 0.4) ? null : ({ ...someCar(chance, id) } as IndexedDocument);
        batch.push({ id, version: 2 + at, document });
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
