import type { ServiceRequestValues, VehicleService } from '@/domain/forms/serviceRequest';
import { isBoolean, isFiniteNumber, isString, listOf, nullable, objectOf, oneOf, type Check } from '@/lib/checks';
import { decodeVersioned, encodeVersioned } from '@/lib/versionedJson';
import { vehicleServices } from '@/domain/forms/serviceRequest';
import {
  emptyRequest,
  type SentRequest,
  type ServiceRequestDraft,
  type ServiceRequestState,
} from './serviceRequest.slice';

export const STORAGE_KEY = 'service-request';
/** Raised when the format changes: what another version saved is ignored. */
const STORAGE_VERSION = 1;

interface SavedServiceRequest {
  draft: ServiceRequestDraft;
  request: SentRequest | null;
  /** The page was left while the form was sent. */
  isSending: boolean;
}

const isType = oneOf('car', 'motorcycle');
const isService = oneOf<VehicleService>(...vehicleServices.car, ...vehicleServices.motorcycle);
const person = { customerName: isString, customerPhone: isString, customerEmail: isString };
const isSaved: Check<SavedServiceRequest> = objectOf<SavedServiceRequest>({
  draft: objectOf<ServiceRequestDraft>({
    ...person,
    typeCar: isType,
    services: listOf(isString),
    other: isString,
    description: isString,
    regno: isString,
    milage: isString,
    date: isString,
    siteId: isString,
    gdpr: isBoolean,
    newsletter: isBoolean,
    website: isString,
  }),
  request: nullable(
    objectOf<SentRequest>({
      id: isString,
      values: objectOf<ServiceRequestValues>({
        ...person,
        siteId: isString,
        siteName: isString,
        siteEmail: isString,
        typeCar: isType,
        services: listOf(isService),
        other: isString,
        description: isString,
        regno: isString,
        milage: nullable(isFiniteNumber),
        date: isString,
        gdpr: isBoolean,
        newsletter: isBoolean,
      }),
    }),
  ),
  isSending: isBoolean,
});

/** After a request was sent, only who the visitor is: the next one needs that too. */
export function encodeServiceRequest({ draft, request, flow }: ServiceRequestState): string {
  const { customerName, customerPhone, customerEmail } = draft;
  const saved: SavedServiceRequest = {
    draft: flow.value === 'sent' ? { ...emptyRequest, customerName, customerPhone, customerEmail } : draft,
    request,
    isSending: flow.value === 'submitting',
  };
  return encodeVersioned(STORAGE_VERSION, saved);
}

export function decodeServiceRequest(text: string | null): SavedServiceRequest | null {
  return decodeVersioned(text, STORAGE_VERSION, isSaved);
}
