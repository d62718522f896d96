import { cardFields } from '@/domain/search/carList';
import type { Facility } from '@/domain/dealers/facility';
import { todayOf, type LocalMoment } from '@/domain/dealers/openingHours';
import { LANDING_CARS } from '@/domain/search/carTeaser';
import { listQueryOf } from '@/domain/search/contentFilter';
import { searchLimits, type SearchResponse } from '@/domain/search/search';
import type { FirstTimeSlot } from '@/domain/workshop/workshops';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { all, put, select, type Saga } from '@/effects/sagaEffects';
import { ok, type AppError, type Result } from '@/errors/result';
import { selectCarIndex } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { facilityLoaded } from '../dealers.slice';
import { requestOf, searchFor, storeFacilities } from './facilitySearch.saga';

const LIMIT_MS = 3_000;

/** Whether a text is a valid slug: within the search's length limit, without control characters. */
const isSlug = (text: string): boolean =>
  text !== '' && text.length <= searchLimits.valueLength && !/[\u0000-\u001f\u007f-\u009f]/.test(text);

/** When its workshop takes in the next car; null where it has none, nothing is free, or nobody tells. */
function* firstTimeAt(
  { site_id: id, site_departments: departments }: Facility,
  booksWorkshops: boolean,
): Saga<FirstTimeSlot | null> {
  if (!booksWorkshops || !departments.some(({ group }) => group === 'Workshop')) return null;
  const firstTimes = yield* port('firstTimes');
  const result = yield* attempt((signal) => firstTimes.firstTime(id, signal), {
    limitMs: LIMIT_MS,
    where: 'first time at a facility',
  });
  return result.ok ? result.value : null;
}

function* latestCars({ site_id: id }: Facility): Saga<Result<SearchResponse<CarRecord>> | null> {
  const index = yield* select(selectCarIndex);
  return index === null
    ? null
    : yield* searchFor<CarRecord>({
        index,
        fields: [...cardFields],
        keyphrase: '',
        facets: [],
        limit: LANDING_CARS,
        offset: 0,
        sort_name: 'car_publishdate_asc',
        filters: [{ name: 'car_site_id', values: [id] }],
      });
}

/** Loads a facility's page: the facility, null for an unknown slug. Its cars may be missing. */
export function* loadFacility(
  index: string,
  slug: string,
  now: LocalMoment,
  { booksWorkshops }: { booksWorkshops: boolean } = { booksWorkshops: false },
): Saga<Result<{ facility: Facility | null; error: AppError | null }>> {
  if (!isSlug(slug)) return ok({ facility: null, error: null });
  const result = yield* searchFor<Facility>(
    requestOf(index, { fields: [], limit: 1, filters: [{ name: 'slug', values: [slug] }] }),
  );
  if (!result.ok) return result;
  const [facility] = result.value.content;
  if (!facility) return ok({ facility: null, error: null });
  yield* storeFacilities([facility]);
  const { cars, firstTime } = yield* all({
    cars: latestCars(facility),
    firstTime: firstTimeAt(facility, booksWorkshops),
  });
  const stock = cars?.ok ? normalizeCars(cars.value.content) : { ids: [], entities: {} };
  yield* put(entitiesArrived(stock.entities));
  yield* put(
    facilityLoaded({
      id: facility.site_id,
      today: facility.site_departments.map(({ openingschedule }) => todayOf(openingschedule, now)),
      cars: stock.ids,
      carTotal: cars?.ok ? cars.value.total_items : 0,
      carQuery: listQueryOf([{ name: 'car_site_name', values: [facility.site_official_name] }]),
      carsFailed: cars?.ok === false,
      ...(firstTime && { firstTime }),
    }),
  );
  return ok({ facility, error: cars?.ok === false ? cars.error : null });
}
