import type { LikeCarsRange } from '@/domain/cars/likeCars';
import type { ConditionAspect, SellCarValues } from '@/domain/forms/sellCar';
import { isBoolean, isFiniteNumber, isString, listOf, nullable, objectOf, oneOf, type Check } from '@/lib/checks';
import { decodeVersioned, encodeVersioned } from '@/lib/versionedJson';
import {
  emptyCar,
  tradeInForNothing,
  type Photo,
  type SellCarDraft,
  type SellCarState,
  type SentCar,
  type TradeInFor,
} from './sellCar.slice';

export const STORAGE_KEY = 'sell-car';
/** Raised when the format changes: what another version saved is ignored. */
const STORAGE_VERSION = 1;

interface SavedSellCar {
  draft: SellCarDraft;
  request: SentCar | null;
  tradeInFor: TradeInFor;
  /** Those that the server has. */
  photos: Photo[];
  /** The page was left while the form was sent. */
  isSending: boolean;
}

const person = { customerName: isString, customerPhone: isString, customerEmail: isString };
const condition = { driving: isString, outside: isString, inside: isString, service: isString, wheels: isString };
const isOption = oneOf('sell', 'tradeIn');
const isTradeInFor = { quoteReference: isString, wantedCar: isString };
const isNull: Check<null> = (value): value is null => value === null;
const isSaved: Check<SavedSellCar> = objectOf<SavedSellCar>({
  draft: objectOf<SellCarDraft>({
    ...person,
    ...condition,
    selectedOption: isOption,
    regno: isString,
    brand: isString,
    model: isString,
    year: isString,
    milage: isString,
    other: isString,
    website: isString,
  }),
  request: nullable(
    objectOf<SentCar>({
      id: isString,
      values: objectOf<SellCarValues>({
        ...person,
        ...isTradeInFor,
        selectedOption: isOption,
        regno: isString,
        milage: nullable(isFiniteNumber),
        other: isString,
        brand: isString,
        model: isString,
        year: nullable(isFiniteNumber),
        odometer: oneOf('mil', 'km', 'mi'),
        photos: listOf(isString),
        condition: objectOf<Record<ConditionAspect, string>>(condition),
        range: nullable(
          objectOf<LikeCarsRange>({
            low: isFiniteNumber,
            high: isFiniteNumber,
            currency: oneOf('SEK', 'NOK', 'DKK', 'EUR', 'GBP'),
            count: isFiniteNumber,
            fromYear: isFiniteNumber,
            toYear: isFiniteNumber,
          }),
        ),
      }),
    }),
  ),
  tradeInFor: objectOf<TradeInFor>(isTradeInFor),
  photos: listOf(
    objectOf<Photo>({
      key: isString,
      state: oneOf('stored'),
      id: isString,
      thumbnail: isString,
      error: isNull,
    }),
  ),
  isSending: isBoolean,
});

/** After a car was sent, only who the visitor is: the next one needs that too. */
export function encodeSellCar({ draft, request, tradeInFor, photos, flow }: SellCarState): string {
  const { customerName, customerPhone, customerEmail } = draft;
  const isSent = flow.value === 'sent';
  const saved: SavedSellCar = {
    draft: isSent ? { ...emptyCar, customerName, customerPhone, customerEmail } : draft,
    request,
    tradeInFor: isSent ? tradeInForNothing : tradeInFor,
    // The key of a file is of this document alone.
    photos: isSent ? [] : photos.flatMap((one) => (one.state === 'stored' ? [{ ...one, key: one.id }] : [])),
    isSending: flow.value === 'submitting',
  };
  return encodeVersioned(STORAGE_VERSION, saved);
}

export function decodeSellCar(text: string | null): SavedSellCar | null {
  return decodeVersioned(text, STORAGE_VERSION, isSaved);
}
