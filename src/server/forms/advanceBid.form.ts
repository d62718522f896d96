import { bidFrom, bidProblem, isBiddingOver } from '@/domain/cars/bids';
import { isLot } from '@/domain/cars/lot';
import type { AdvanceBidValues } from '@/domain/forms/advanceBid';
import { advanceBidSchema } from '@/domain/forms/advanceBid.schema';
import { carPath } from '@/domain/sites/routes';
import { failed, ok, type Result } from '@/errors/result';
import { formatFor } from '@/i18n/format';
import { publicPath } from '@/sites/resolver';
import type { Site } from '@/sites/site.types';
import type { CarsStore } from '../cars/cars.store';
import { bidderMessage, bidLines, officeMessage } from './advanceBid.messages';
import { defineForm, type ComposedSubmission, type FormDefinition, type SubmissionContext } from './formDefinition';

export interface AdvanceBidFormParts {
  cars: Pick<CarsStore, 'car'>;
  /** Origin of a site's pages without trailing slash. */
  origin: (site: Site) => string;
}

/** A bid that is given before the hammer falls: to the auction's office, and a confirmation to the bidder. */
export function advanceBidForm({ cars, origin }: AdvanceBidFormParts): FormDefinition {
  async function compose(
    values: AdvanceBidValues,
    { site, locale, reference, submittedAt }: SubmissionContext,
  ): Promise<Result<ComposedSubmission>> {
    const { auction, stock } = site.cars ?? {};
    const lot = stock && auction ? await cars.car(stock, values.car) : null;
    const { car_price: first, car_price_currency: currency } = lot ?? {};
    if (!auction || !lot || !isLot(lot) || first === undefined || currency === undefined)
      return failed('CAR_NOT_FOUND');
    if (isBiddingOver(lot, submittedAt.getTime())) return failed('BIDS_CLOSED');
    const problem = bidProblem(values.bid, first, auction.steps);
    if (problem !== null) {
      const amount = formatFor(locale).money(bidFrom(values.bid, first, auction.steps), currency);
      return failed(problem === 'low' ? 'BID_TOO_LOW' : 'BID_OFF_STEP', { amount });
    }
    const language = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
    const link = (of: typeof language): string => `${origin(site)}${publicPath(of, carPath(site.paths, lot))}`;
    const data = { values, lot, bid: { amount: values.bid, first, currency }, site, reference };
    const office = officeMessage({ ...data, link: link(site.languages[0]) });
    return ok({
      mails: [
        { recipient: auction.email, ...office, replyTo: values.email, delivers: true },
        { recipient: values.email, ...bidderMessage({ ...data, link: link(language) }, locale), delivers: false },
      ],
      lead: {
        reference,
        submittedAt: submittedAt.toISOString(),
        interest: 'buy',
        car: lot,
        link: link(site.languages[0]),
        customer: { name: values.name, email: values.email, phone: values.phone },
        comments: bidLines(data),
        seller: { name: site.title, email: auction.email },
        site: { title: site.title, origin: origin(site) },
      },
      reply: null,
    });
  }

  return defineForm<AdvanceBidValues>({ kind: 'advance-bid', schema: advanceBidSchema, compose });
}
