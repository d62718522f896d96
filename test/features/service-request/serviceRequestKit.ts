import type { FormRequest } from '@/domain/forms/submission';
import { serviceRequestFeature } from '@/features/service-request/serviceRequest.feature';
import { selectServiceRequest } from '@/features/service-request/serviceRequest.selectors';
import {
  emptyRequest,
  initialServiceRequest,
  serviceRequestActions,
  type RequestDealer,
  type ServiceRequestDraft,
} from '@/features/service-request/serviceRequest.slice';
import { fails, fakePorts, fakeStorage, returns, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';

export const DEALERS: RequestDealer[] = [
  { id: '2001', name: 'Nordvik Bil Oslo Økern', email: 'okern@no.nordvik.example', geocoord: '59.9277,10.8036' },
  { id: '2011', name: 'Nordvik Bil Bergen', email: 'bergen@no.nordvik.example', geocoord: '60.39,5.32' },
  { id: '2013', name: 'Nordvik Bil Trondheim', email: 'trondheim@no.nordvik.example', geocoord: '63.43,10.40' },
];

export const DRAFT: ServiceRequestDraft = {
  ...emptyRequest,
  services: ['inspection', 'other'],
  other: 'Ulyd fra høyre bakhjul',
  description: 'Nøkkelen ligger i postkassen',
  regno: 'ab 12345',
  milage: '84 500',
  date: '2026-12-01',
  siteId: '2011',
  customerName: 'Ragnhild Lønnqvist',
  customerPhone: '+47 00 01 02 03',
  customerEmail: 'ragnhild@kunde.example',
  gdpr: true,
};
export const VALUES = {
  siteId: '2011',
  siteName: 'Nordvik Bil Bergen',
  siteEmail: 'bergen@no.nordvik.example',
  typeCar: 'car',
  services: ['inspection', 'other'],
  other: 'Ulyd fra høyre bakhjul',
  description: 'Nøkkelen ligger i postkassen',
  regno: 'AB12345',
  milage: 84_500,
  date: '2026-12-01',
  customerName: 'Ragnhild Lønnqvist',
  customerPhone: '+47 00 01 02 03',
  customerEmail: 'ragnhild@kunde.example',
  gdpr: true,
  newsletter: false,
};
export const RECEIPT = { reference: 'K7QM-2XWD', reply: { isOpen: false, date: '2026-11-25', time: '07:00' } };

export interface RequestVisit {
  submit?: FakeCall;
  /** Saved by an earlier page of the session. */
  session?: ReturnType<typeof fakeStorage>;
  here?: FakeCall;
}

/** The page with the Norwegian request. */
export function visitRequest({
  submit = returns(RECEIPT),
  session = fakeStorage(),
  here = fails('LOCATION_REFUSED'),
}: RequestVisit = {}) {
  const requests: FormRequest<object>[] = [];
  const ports = fakePorts({
    session,
    position: { here: () => here() },
    forms: {
      submit: (request, signal) => {
        // As over the wire.
        requests.push(structuredClone(request));
        return submit(request, signal);
      },
    },
  });
  const run = runFeature(serviceRequestFeature, {
    ports,
    state: {
      context: aContext({ site: 'car-store-no', locale: 'nb-NO', language: 'nb' }),
      serviceRequest: { ...initialServiceRequest, dealers: DEALERS },
    },
  });
  return {
    ...run,
    requests,
    session,
    end: ({ errors = 0 } = {}) => {
      run.leave();
      expect([run.refused, ports.telemetry.errors.length]).toEqual([[], errors]);
    },
    request: () => selectServiceRequest(run.state()),
    opens: () => run.dispatch(serviceRequestActions.opened()),
    sends: (draft: ServiceRequestDraft = DRAFT) =>
      run.dispatch(serviceRequestActions.submitted({ draft, filledMs: 30_000 })),
  };
}
