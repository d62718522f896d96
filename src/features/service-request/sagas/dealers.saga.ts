import type { Facility } from '@/domain/dealers/facility';
import { searchLimits } from '@/domain/search/search';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, type Saga } from '@/effects/sagaEffects';
import type { AppError } from '@/errors/result';
import { serviceRequestActions } from '../serviceRequest.slice';

const LIMIT_MS = 5_000;
const FIELDS = [
  'site_id',
  'site_official_name',
  'site_email',
  'site_geocoord',
] as const satisfies readonly (keyof Facility)[];

/** Loads the facilities to choose from on the server. */
export function* loadRequestDealers(index: string): Saga<AppError | null> {
  const search = yield* port('search');
  const result = yield* attempt(
    (signal) =>
      search.search<Pick<Facility, (typeof FIELDS)[number]>>(
        {
          index,
          fields: [...FIELDS],
          keyphrase: '',
          facets: [],
          limit: searchLimits.limit,
          offset: 0,
          sort_name: 'website_sort_order_asc',
          filters: [],
        },
        signal,
      ),
    { limitMs: LIMIT_MS, where: 'dealers of a service request' },
  );
  yield* put(
    serviceRequestActions.dealersLoaded({
      dealers: result.ok
        ? result.value.content.map(({ site_id: id, site_official_name: name, site_email: email, site_geocoord }) => ({
            id,
            name,
            email,
            geocoord: site_geocoord,
          }))
        : null,
    }),
  );
  return result.ok ? null : result.error;
}
