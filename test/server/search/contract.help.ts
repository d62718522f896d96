import type { Car } from '@/domain/cars/car';
import type { RelaxRequest, RelaxResponse } from '@/domain/search/relax';
import type { SuggestRequest } from '@/domain/search/suggest';
import { constraintsOf } from '@/domain/search/constraints';
import type { SearchService } from '@/server/search/search.service';
import type { Randomly } from '../../kit/randomly';
import { someKeyphrase, someRequest } from '../../kit/someRequests';
import type { Oracle } from './oracle';
import { relaxed, suggestions } from './oracle.help';

const MAX_CONSTRAINTS = 40;

/** A typed text, its last word sometimes unfinished. */
export function someTyping(chance: Randomly, cars: readonly Car[], index: string): SuggestRequest {
  const keyphrase = chance.chance(0.2)
    ? `${chance.oneOf(cars).car_brand} ${chance.oneOf(cars).car_model}`
    : someKeyphrase(chance, cars);
  const text = chance.chance(0.5) ? keyphrase.slice(0, chance.integer(1, keyphrase.length)) : keyphrase;
  return {
    index,
    text,
    limit: chance.oneOf([1, 8, 20]),
    filters: chance.chance(0.3) ? someRequest(chance, cars, index).filters : [],
  };
}

/** A request with some filters of the visitor's own. */
export function someRelaxRequest(chance: Randomly, cars: readonly Car[], index: string): RelaxRequest {
  const { fields, keyphrase, exact_spelling, facets, filters, near } = someRequest(chance, cars, index);
  const own = filters.filter(() => chance.chance(0.7));
  const request = {
    index,
    fields,
    keyphrase,
    ...(exact_spelling && { exact_spelling }),
    facets,
    filters: filters.filter((filter) => !own.includes(filter)),
    extraFilters: own,
    limit: chance.oneOf([0, 3, 24]),
    ...(near ? { near } : {}),
  };
  return constraintsOf(request).length > MAX_CONSTRAINTS ? { ...request, facets: [] } : request;
}

/** Two ways of reckoning a distance differ in the last digits. */
const rounded = ({ nearestMatches, ...rest }: RelaxResponse): unknown => ({
  ...rest,
  nearest: nearestMatches.map(({ document, compromises }) => ({
    document: Object.fromEntries(Object.entries(document).sort(([a], [b]) => (a < b ? -1 : 1))),
    compromises: compromises.map(({ constraint, by }) => ({
      constraint,
      by: by === null ? null : Number(by.toFixed(6)),
    })),
  })),
});

const differ = (actual: unknown, right: unknown): string | null =>
  JSON.stringify(actual) === JSON.stringify(right)
    ? null
    : `actual ${JSON.stringify(actual).slice(0, 1_500)}\nexpected ${JSON.stringify(right).slice(0, 1_500)}`;

export async function typingMismatch(
  service: SearchService,
  oracle: Oracle,
  request: SuggestRequest,
): Promise<string | null> {
  const result = await service.suggest(request);
  return result.ok ? differ(result.value.suggestions, suggestions(oracle, request)) : result.error.code;
}

export async function relaxMismatch(
  service: SearchService,
  oracle: Oracle,
  request: RelaxRequest,
): Promise<string | null> {
  const result = await service.relax(request);
  if (!result.ok) return result.error.code;
  const nearestMatches = result.value.nearestMatches.map(({ documentJson, compromises }) => ({
    document: JSON.parse(documentJson),
    compromises,
  }));
  return differ(
    rounded({ ...result.value, nearestMatches }),
    rounded(JSON.parse(JSON.stringify(relaxed(oracle, request)))),
  );
}
