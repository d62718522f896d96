import type { AdvanceBidValues } from '@/domain/forms/advanceBid';
import { isBoolean, isFiniteNumber, isString, nullable, objectOf, type Check } from '@/lib/checks';
import { decodeVersioned, encodeVersioned } from '@/lib/versionedJson';
import { emptyBid, type AdvanceBidState, type BidDraft, type SentBid } from './advanceBid.slice';

export const STORAGE_KEY = 'advance-bid';
/** Raised when the format changes: what another version saved is ignored. */
const STORAGE_VERSION = 1;

interface SavedBid {
  carId: string;
  draft: BidDraft;
  request: SentBid | null;
  /** The page was left while the bid was sent. */
  isSending: boolean;
}

const person = { name: isString, phone: isString, email: isString };
const isSaved: Check<SavedBid> = objectOf<SavedBid>({
  carId: isString,
  draft: objectOf<BidDraft>({ ...person, bid: isString, terms: isBoolean, website: isString }),
  request: nullable(
    objectOf<SentBid>({
      id: isString,
      values: objectOf<AdvanceBidValues>({
        ...person,
        car: isString,
        bid: isFiniteNumber,
        terms: isBoolean,
        source: isString,
      }),
    }),
  ),
  isSending: isBoolean,
});

/** After a bid was sent, only who the bidder is: the next lot needs that too. */
export function encodeBid({ carId, draft, request, flow }: AdvanceBidState): string {
  const { name, phone, email } = draft;
  const isSent = flow.value === 'sent';
  const saved: SavedBid = {
    carId: carId ?? '',
    draft: isSent ? { ...emptyBid, name, phone, email } : draft,
    request: isSent ? null : request,
    isSending: flow.value === 'submitting',
  };
  return encodeVersioned(STORAGE_VERSION, saved);
}

/** What was saved for this lot; of another lot's form only who the bidder is. */
export function decodeBid(text: string | null, carId: string): Omit<SavedBid, 'carId'> | null {
  const saved = decodeVersioned(text, STORAGE_VERSION, isSaved);
  if (!saved) return null;
  const { name, phone, email } = saved.draft;
  return saved.carId === carId
    ? saved
    : { draft: { ...emptyBid, name, phone, email }, request: null, isSending: false };
}
