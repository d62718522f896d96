import { undisclosed } from '@/domain/finance/undisclosed';
import type { ContactValues, FinancePlan } from '@/domain/forms/contact';
import {
  isBoolean,
  isFiniteNumber,
  isString,
  listOf,
  nullable,
  objectOf,
  oneOf,
  optional,
  type Check,
} from '@/lib/checks';
import { decodeVersioned, encodeVersioned } from '@/lib/versionedJson';
import {
  emptyDraft,
  type ContactDraft,
  type ContactState,
  type SentContact,
  type SuggestedTime,
} from './contact.slice';

export const STORAGE_KEY = 'contact';
/** Raised when the format changes: what another version saved is ignored. */
const STORAGE_VERSION = 2;

interface SavedContact {
  carId: string;
  draft: ContactDraft;
  request: SentContact | null;
  planLeftOut: string | null;
  /** The page was left while the form was sent. */
  isSending: boolean;
}

const isTime = objectOf<SuggestedTime>({ date: isString, time: isString });
const isTimes: Check<[SuggestedTime, SuggestedTime]> = (value): value is [SuggestedTime, SuggestedTime] =>
  listOf(isTime)(value) && value.length === 2;
const isPlan = objectOf<FinancePlan>({
  kind: oneOf('loan', 'privateLeasing', 'companyLeasing', 'hp', 'pcp'),
  currency: oneOf('SEK', 'NOK', 'DKK', 'EUR', 'GBP'),
  monthlyMinor: isFiniteNumber,
  months: isFiniteNumber,
  depositMinor: optional(isFiniteNumber),
  residualMinor: optional(isFiniteNumber),
  interestRate: optional(isFiniteNumber),
  effectiveRate: optional(isFiniteNumber),
  mileage: optional(isFiniteNumber),
  quoteReference: optional(isString),
  signature: optional(isString),
});
/** As it is stored: with the figures of a plan. */
interface StoredContact extends Omit<SavedContact, 'request'> {
  request: { id: string; values: ContactValues } | null;
}
const isStoredContact: Check<StoredContact> = objectOf<StoredContact>({
  carId: isString,
  draft: objectOf<ContactDraft>({
    name: isString,
    phone: isString,
    email: isString,
    message: isString,
    quote: isBoolean,
    testDrive: isBoolean,
    seller: isString,
    times: isTimes,
    website: isString,
  }),
  request: nullable(
    objectOf({
      id: isString,
      values: objectOf<ContactValues>({
        car: isString,
        name: isString,
        phone: isString,
        email: isString,
        message: isString,
        quote: isBoolean,
        testDrive: isBoolean,
        toName: isString,
        toEmail: isString,
        source: isString,
        testDriveTimes: listOf(isString),
        plan: nullable(isPlan),
      }),
    }),
  ),
  planLeftOut: nullable(isString),
  isSending: isBoolean,
});

/** After a message was sent, only who the visitor is: the next seller needs that too. */
export function encodeContact({ carId, draft, request, planLeftOut, flow }: ContactState): string {
  const { name, phone, email } = draft;
  const saved: SavedContact = {
    carId: carId ?? '',
    draft: flow.value === 'sent' ? { ...emptyDraft, name, phone, email } : draft,
    request,
    planLeftOut,
    isSending: flow.value === 'submitting',
  };
  return encodeVersioned(STORAGE_VERSION, saved);
}

/** What was saved for this car; of another car's form only who the visitor is. */
export function decodeContact(text: string | null, carId: string): Omit<SavedContact, 'carId'> | null {
  const saved = decodeVersioned(text, STORAGE_VERSION, isStoredContact);
  if (!saved) return null;
  const { request, planLeftOut, isSending } = saved;
  const { name, phone, email } = saved.draft;
  return saved.carId === carId
    ? {
        draft: saved.draft,
        request: request && { id: request.id, values: { ...request.values, plan: undisclosed(request.values.plan) } },
        planLeftOut,
        isSending,
      }
    : { draft: { ...emptyDraft, name, phone, email }, request: null, planLeftOut: null, isSending: false };
}
