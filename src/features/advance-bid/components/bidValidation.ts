import type { FieldError, Resolver } from 'react-hook-form';
import { object, ValidationError } from 'yup';
import { bidFrom, bidProblem, readAmount, stepAt, type BidStep, type FeeStep } from '@/domain/cars/bids';
import { bidderFields } from '@/domain/forms/advanceBid.schema';
import type { TextsValue } from '@/i18n/TextsProvider';
import type { TextKey } from '@/i18n/texts/sv';
import type { Currency } from '@/domain/cars/car';
import type { BidDraft } from '../advanceBid.slice';

const reasons = {
  required: 'contact.missing',
  phone: 'contact.wrongPhone',
  email: 'contact.wrongEmail',
  emailDomain: 'contact.wrongEmailDomain',
  nameLink: 'contact.nameLink',
  tooLong: 'contact.tooLong',
  unreadable: 'contact.unreadable',
  terms: 'bid.noTerms',
} as const satisfies Readonly<Record<string, TextKey>>;
const isReason = (reason: string | undefined): reason is keyof typeof reasons =>
  reason !== undefined && Object.hasOwn(reasons, reason);

export const bidderReasonKey = (reason: string | undefined): TextKey | null =>
  isReason(reason) ? reasons[reason] : null;

/** The first bid of a lot, how bids are raised, and what a buyer pays on top. */
export interface BidRules {
  first: number;
  currency: Currency;
  steps: readonly BidStep[];
  fees: readonly FeeStep[];
  /** What the lot is thought to be worth at most; absent where it is not estimated. */
  estimate?: number | undefined;
}

/** A bid of so many times the estimate is asked about once more: a zero too many. */
const ODD_TIMES = 5;
export const isOddBid = (bid: number, { estimate }: BidRules): boolean =>
  estimate !== undefined && bid > estimate * ODD_TIMES;

type Texts = Pick<TextsValue, 't' | 'format'>;

/** What is wrong with an amount, as a sentence that says which one would do; null for one that is a bid. */
function bidError(text: string, { first, currency, steps }: BidRules, { t, format }: Texts): string | null {
  const money = (amount: number): string => format.money(amount, currency);
  const bid = readAmount(text);
  if (bid === null) return t('bid.unreadable', { example: money(bidFrom(first + 1, first, steps)) });
  const problem = bidProblem(bid, first, steps);
  if (problem === 'low') return t('bid.low', { amount: money(first) });
  if (problem === 'offStep')
    return t('bid.offStep', { step: money(stepAt(steps, bid)), amount: money(bidFrom(bid, first, steps)) });
  return null;
}

const schema = object(bidderFields);

/** Validates by the schema of the API, and the amount by the lot; each field shows its first error. */
export const bidResolver =
  (rules: BidRules, texts: Texts): Resolver<BidDraft> =>
  async (values) => {
    const errors: Partial<Record<string, FieldError>> = {};
    const wrongBid = bidError(values.bid, rules, texts);
    if (wrongBid !== null) errors.bid = { type: 'validate', message: wrongBid };
    try {
      await schema.validate(values, { abortEarly: false });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      for (const { path, message } of error.inner) if (path) errors[path] ??= { type: 'validate', message };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
