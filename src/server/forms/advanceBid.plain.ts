import { object } from 'yup';
import { readAmount } from '@/domain/cars/bids';
import { bidderFields } from '@/domain/forms/advanceBid.schema';
import { ok } from '@/errors/result';
import { formatFor } from '@/i18n/format';
import type { TextKey } from '@/i18n/texts/sv';
import { errorTexts, personReasons, type ReasonTexts } from './plainErrors';
import { PATH } from './plainReceipts';
import { textOf, textsOf, type PlainForm } from './plainSubmission';

/** An amount that shows how one is written. */
const EXAMPLE = 12_500;

const schema = object(bidderFields);
const reasons: ReasonTexts = { ...personReasons, terms: 'bid.noTerms', bid: 'contact.unreadable' };

const valuesOf = (form: FormData) => ({
  car: textOf(form, 'car'),
  bid: readAmount(textOf(form, 'bid')),
  name: textOf(form, 'name'),
  phone: textOf(form, 'phone'),
  email: textOf(form, 'email'),
  terms: textOf(form, 'terms') === 'on',
  source: PATH.test(textOf(form, 'source')) ? textOf(form, 'source') : '',
});

/** An advance bid of pages without JavaScript. */
export const plainAdvanceBid: PlainForm = {
  kind: 'advance-bid',
  action: '/api/forms/plain/advance-bid',
  failureKey: 'error.bidFailed',
  failureKeys: {
    CAR_NOT_FOUND: 'error.bidsClosed',
    BIDS_CLOSED: 'error.bidsClosed',
    BID_TOO_LOW: 'error.bidTooLow',
    BID_OFF_STEP: 'error.bidOffStep',
  },
  reasonKey: (reason) => reasons[reason] ?? null,
  async read(form, context) {
    const values = valuesOf(form);
    const errors = errorTexts(schema, values, reasons, context);
    const example = formatFor(context.locale).money(EXAMPLE, context.site.currency);
    return ok({
      values,
      errors: values.bid === null ? { ...errors, bid: context.t('bid.unreadable', { example }) } : errors,
    });
  },
  async page(form, errors, { t }) {
    const field = (name: string, label: TextKey) => ({
      name,
      label: t(label),
      values: textsOf(form, name),
      error: errors[name],
      required: true,
    });
    return {
      title: t('bid.title'),
      backText: t('contact.backToCar'),
      hidden: Object.fromEntries(['car', 'source', 'locale'].map((name) => [name, textOf(form, name)])),
      fields: [
        { kind: 'text', ...field('bid', 'bid.amount') },
        { kind: 'text', ...field('name', 'contact.name'), autocomplete: 'name' },
        { kind: 'tel', ...field('phone', 'contact.phone'), autocomplete: 'tel' },
        { kind: 'email', ...field('email', 'contact.email'), autocomplete: 'email' },
        { kind: 'checkbox', ...field('terms', 'bid.terms') },
      ],
    };
  },
};
