import type { Facility } from '@/domain/dealers/facility';
import type { FormRequest } from '@/domain/forms/submission';
import { contactFeature } from '@/features/contact/contact.feature';
import { contactActions, emptyDraft, type CarSeller, type ContactDraft } from '@/features/contact/contact.slice';
import { selectContact } from '@/features/contact/contact.selectors';
import type { Feature } from '@/effects/feature';
import type { CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { fakeAddress, fakePorts, fakeStorage, returns, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';

export const CAR: CarRecord = {
  car_id: '1000001',
  slug: 'volvo-v60',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_price: 249_900,
  car_price_currency: 'SEK',
  car_site_id: '100',
  car_sellers: [{ name: 'Tyra Granskog', email: 'tyra@nordvikbil.example', phone: '08-465 004 12' }],
};
export const SAMPLE: CarRecord = { ...CAR, car_id: '2000001', car_is_sample: true, car_sellers: undefined };
export const SELLERS = CAR.car_sellers ?? [];
export const DEPARTMENTS = [
  { name: 'Nordvik Bil Täby', email: 'taby@nordvikbil.example', phone: '08-465 004 13' },
  { name: 'Nordvik Bil Solna', email: 'solna@nordvikbil.example', phone: '08-465 004 14' },
];

/** Words that stand nowhere else, so that one of them in a recording is a leak. */
export const DRAFT: ContactDraft = {
  ...emptyDraft,
  name: 'Ragnhild Lönnqvist',
  phone: '070-174 06 08',
  email: 'ragnhild.lonnqvist@example.com',
  message: 'Nyckeln ligger i brevlådan',
  quote: true,
};
export const RECEIPT = { reference: 'K7QM-2XWD', reply: { isOpen: false, date: '2026-11-23', time: '09:00' } };
export const facilities = (schedule: Facility['site_departments'][number]['openingschedule']): FakeCall =>
  returns({
    facet: [],
    content: [
      {
        site_departments: [
          {
            group: 'New cars',
            official_name: 'Nordvik Bil Täby',
            phone: '08-465 004 13',
            email: 'taby@nordvikbil.example',
            brands: [{ name: 'Volvo' }],
            openingschedule: schedule,
          },
        ],
      },
    ],
    total_items: 1,
    limit: 4,
    offset: 0,
  });

export interface ContactVisit {
  submit?: FakeCall;
  search?: FakeCall;
  /** Saved by an earlier page of the session. */
  session?: ReturnType<typeof fakeStorage>;
  address?: string;
  /** Of the page, as the server knows it. */
  path?: string;
  cars?: readonly CarRecord[];
  /** Other features whose state the form reads. */
  others?: readonly Feature[];
}

/** The page of a car, with its form. */
export function visitContact({
  submit = returns(RECEIPT),
  search,
  session = fakeStorage(),
  address = '/kop-bil/1000001/volvo-v60?x=1',
  path = '/',
  cars = [CAR, SAMPLE],
  others = [],
}: ContactVisit = {}) {
  const requests: FormRequest<object>[] = [];
  const ports = fakePorts({
    session,
    address: fakeAddress(address),
    forms: {
      submit: (request, signal) => {
        // As over the wire.
        requests.push(structuredClone(request));
        return submit(request, signal);
      },
    },
    ...(search && { search: { search } }),
  });
  const run = runFeature(contactFeature, {
    ports,
    others,
    state: {
      context: aContext({ path }),
      entities: { cars: {}, facilities: {}, ...normalizeCars(cars).entities },
    },
  });
  return {
    ...run,
    requests,
    session,
    /** Leaves the page: the stream of fragments has no end of its own. */
    end: ({ errors = 0 } = {}) => {
      run.leave();
      expect([run.refused, ports.telemetry.errors.length]).toEqual([[], errors]);
    },
    contact: () => selectContact(run.state()),
    opens: (carId = CAR.car_id, sellers: readonly CarSeller[] = SELLERS) =>
      run.dispatch(contactActions.opened({ carId, sellers })),
    sends: (draft: ContactDraft = DRAFT) => run.dispatch(contactActions.submitted({ draft, filledMs: 30_000 })),
  };
}
