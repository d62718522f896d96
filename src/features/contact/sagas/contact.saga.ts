import type { UnknownAction } from '@reduxjs/toolkit';
import { departmentsForMake } from '@/domain/cars/sampleSellers';
import type { Facility } from '@/domain/dealers/facility';
import { CONTACT_FORM } from '@/domain/forms/contact';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { requestOf, sendForm } from '@/effects/sendForm';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { selectContext, selectFacilityIndex } from '@/store/context';
import { contactFlow } from '../contact.flow';
import { selectContact, selectContactCar, selectContactFlow, selectContactValues } from '../contact.selectors';
import { contactActions, type SellerHours, type SentValues } from '../contact.slice';
import { anchors } from './anchors.saga';
import { restore, save } from './storage.saga';

const HOURS_LIMIT_MS = 8_000;
/** As many departments as the page offers. */
const MOST_FACILITIES = 4;

function* submitting(): Saga<UnknownAction> {
  const rest = yield* select(selectContactValues);
  const { request: earlier, draft, filledMs } = yield* select(selectContact);
  if (!rest) return contactActions.submitFailed({ error: { code: 'DEPARTMENT_NOT_FOUND', params: {} } });
  const address = yield* port('address');
  const values: SentValues = { ...rest, source: address.current().address.split(/[?#]/)[0] ?? '' };
  const request = yield* requestOf(earlier, values);
  if (request !== earlier) yield* put(contactActions.requestSent(request));
  const { locale } = yield* select(selectContext);
  const { website } = draft;
  const result = yield* sendForm({ name: CONTACT_FORM, request, locale, website, filledMs });
  return result.ok ? contactActions.sent(result.value) : contactActions.submitFailed({ error: result.error });
}

/** Opening hours of the car's sellers, for the times of a test drive. Without them any time can be suggested. */
function* loadHours(): Saga {
  const { hours } = yield* select(selectContact);
  const car = yield* select(selectContactCar);
  const index = yield* select(selectFacilityIndex);
  if (hours || !car) return;
  if (index === null) {
    yield* put(contactActions.hoursLoaded({ hours: [] }));
    return;
  }
  const search = yield* port('search');
  const result = yield* attempt(
    (signal) =>
      search.search<Pick<Facility, 'site_departments'>>(
        {
          index,
          fields: ['site_departments'],
          keyphrase: '',
          facets: [],
          limit: MOST_FACILITIES,
          offset: 0,
          sort_name: 'website_sort_order_asc',
          filters: car.car_is_sample
            ? [{ name: 'site_brands', values: [car.car_brand ?? ''] }]
            : [{ name: 'site_id', values: [car.car_site_id ?? ''] }],
        },
        signal,
      ),
    { limitMs: HOURS_LIMIT_MS, where: 'hours of a seller' },
  );
  yield* put(
    contactActions.hoursLoaded({
      hours: result.ok ? hoursOf(result.value.content, car.car_is_sample ? (car.car_brand ?? '') : null) : [],
    }),
  );
}

/** `make` null: of a car in stock, whose seller belongs to the department of sales. */
function hoursOf(facilities: readonly Pick<Facility, 'site_departments'>[], make: string | null): SellerHours[] {
  const departments =
    make === null
      ? facilities.flatMap(
          ({ site_departments: all }) => all.find(({ group }) => group === 'New cars') ?? all.slice(0, 1),
        )
      : departmentsForMake(facilities, make);
  return departments.map(({ official_name: name, openingschedule: schedule }) => ({ name, schedule }));
}

export const contactWatch: WatchTable = [
  workers(
    contactFlow,
    selectContactFlow,
    { submitting },
    { submitting: (error) => contactActions.submitFailed({ error }) },
  ),
  watch({ on: contactActions.opened, how: 'latest', run: restore }),
  watch({ on: contactActions.hoursRequested, how: 'leading', run: loadHours }),
  save,
  anchors,
];
