import { stockTerms } from '@/domain/vocabulary/stockTerms';
import { translateTerm } from '@/domain/vocabulary/translateTerm';
import type { BookingCustomer } from '@/domain/workshop/booking';
import type { Payer } from '@/domain/workshop/payer';
import type { SlotTime } from '@/domain/workshop/slotTime';
import { formatFor } from '@/i18n/format';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { TextParams } from '@/i18n/text.types';
import type { TextKey } from '@/i18n/texts/sv';
import type { SiteLanguage } from '@/sites/site.types';
import type { outbox } from '../database/schema';
import type { BookedService } from './workshop.types';

/** A message that is written in the same transaction as the change it reports. */
export type OutgoingMessage = Pick<
  typeof outbox.$inferInsert,
  'channel' | 'recipient' | 'subject' | 'body' | 'calendar' | 'expiresAt' | 'visitMessage'
>;

/** Contents of a message: no plate, since others may read mail. Free text goes to the workshop alone. */
export interface MessageData {
  customer: BookingCustomer;
  payer: Payer | null;
  slotTime: SlotTime;
  isFullDay: boolean;
  /** The workshop calls back with a time. */
  awaitsTime: boolean;
  workshop: { siteName: string; address: string; phone: string };
  car: string;
  bookingNumber: string;
  /** When changes by the link end; null: they have ended. */
  changeableUntil: SlotTime | null;
  services: readonly BookedService[];
  /** In mil. */
  mileage: number;
  freeText: string;
  link: string;
}

export type MessageKind = 'booked' | 'moved' | 'cancelled' | 'reminder';

/** The language of the catalogue. */
const OFFERINGS = 'sv';

export type Page = Pick<SiteLanguage, 'locale' | 'language'>;

export function textsIn({ locale, language }: Page) {
  const texts = pickTexts(language, ['visit']);
  const terms = stockTerms(OFFERINGS, language, ['workshop']);
  return {
    t: (key: TextKey, params?: TextParams) => translate(texts, locale, key, params),
    /** What our workshops offer, by its name in the catalogue. */
    term: (name: string) => translateTerm(terms, 'workshop', name),
    format: formatFor(locale),
  };
}
export type Texts = ReturnType<typeof textsIn>;

/** 'tisdag 1 december kl. 10:30', or the drop-off time of a full day. */
export const timeText = ({ localDate, localTime: time }: SlotTime, isFullDay: boolean, { t, format }: Texts): string =>
  t(isFullDay ? 'visit.wholeDay' : 'visit.at', { day: format.weekdayDate(localDate), time });
