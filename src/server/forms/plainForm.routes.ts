import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { object, ValidationError } from 'yup';
import { contactFields } from '@/domain/forms/contact.schema';
import { HONEYPOT, type ReplyTime } from '@/domain/forms/submission';
import { catalogue } from '@/errors/catalogue';
import { formatFor } from '@/i18n/format';
import type { TextKey } from '@/i18n/texts/sv';
import type { Locale, Site } from '@/sites/site.types';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { replyText } from './contact.messages';
import { localeOf, siteOfRequest } from './formRequest';
import type { FormsService } from './forms.service';
import { formPage, plainTexts, receiptPage, type PlainForm, type PlainFormValues } from './plainPages';
import type { SpamChecks } from './spamCheck';

const PLAIN_CONTACT = '/api/forms/plain/contact';
const RECEIPT = '/api/forms/plain/receipt';

const fieldsSchema = object(contactFields);
const reasons: Readonly<Record<string, TextKey>> = {
  required: 'contact.missing',
  phone: 'contact.wrongPhone',
  email: 'contact.wrongEmail',
  emailDomain: 'contact.wrongEmailDomain',
  tooLong: 'contact.tooLong',
};
/** A path of ours, never of another host. */
const PATH = /^\/(?![/\\])[^?#\s\\]*$/;
const REFERENCE = /^[A-Z2-9]{4}-[A-Z2-9]{4}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{2}:\d{2}$/;

const names = [
  'car',
  'name',
  'phone',
  'email',
  'message',
  'quote',
  'testDrive',
  'toName',
  'toEmail',
  'source',
  'locale',
] as const satisfies readonly (keyof PlainFormValues)[];

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const valuesOf = (form: FormData): PlainFormValues => ({
  car: '',
  name: '',
  phone: '',
  email: '',
  message: '',
  quote: '',
  testDrive: '',
  toName: '',
  toEmail: '',
  source: '',
  locale: '',
  ...Object.fromEntries(names.map((name) => [name, textOf(form, name)])),
  // Of a sample car the visitor chooses the seller by name.
  ...(textOf(form, 'seller') !== '' && { toName: textOf(form, 'seller') }),
});

/** The same form sent twice on one day is one submission: a page without JavaScript, and cached, has no id. */
const idOf = (site: Site, values: PlainFormValues, now: number): string =>
  `plain-${createHash('sha256')
    .update(JSON.stringify([site.name, new Date(now).toISOString().slice(0, 10), names.map((name) => values[name])]))
    .digest('base64url')}`;

function errorsOf(values: PlainFormValues): Partial<Record<keyof PlainFormValues, TextKey>> {
  try {
    fieldsSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.toReversed().map(({ path, message }) => [path, reasons[message] ?? 'contact.unreadable']),
    );
  }
}

const receiptAddress = (reference: string, reply: ReplyTime | null, values: PlainFormValues, locale: Locale): string =>
  `${RECEIPT}?${new URLSearchParams({
    reference,
    locale,
    ...(PATH.test(values.source) && { back: values.source }),
    ...(reply && { open: reply.isOpen ? '1' : '0', date: reply.date, time: reply.time }),
  }).toString()}`;

function replyOf(query: URLSearchParams): ReplyTime | null {
  const [date, time] = [query.get('date') ?? '', query.get('time') ?? ''];
  return DATE.test(date) && TIME.test(time) && !Number.isNaN(Date.parse(date))
    ? { isOpen: query.get('open') === '1', date, time }
    : null;
}

/** The contact form of pages without JavaScript: a redirect to a receipt, or the form again with what is wrong. */
export function plainFormRoutes(service: FormsService, spam: SpamChecks, now: () => number = Date.now) {
  const routes = new Hono<AppEnv>();
  const again = async (
    c: Context<AppEnv>,
    site: Site,
    locale: Locale,
    status: 422 | 429 | 502,
    form: Pick<PlainForm, 'values' | 'notice'> & Partial<PlainForm>,
  ) => c.html(await formPage(site, locale, { action: PLAIN_CONTACT, errors: {}, challenge: '', ...form }), status);

  routes.post('/contact', async (c) => {
    const site = siteOfRequest(c);
    if (!site) return errorResponse('NOT_FOUND');
    const form = await c.req.formData();
    const values = valuesOf(form);
    const locale = localeOf(site, values.locale);
    const t = plainTexts(site, locale);
    const errors = errorsOf(values);
    if (Object.keys(errors).length > 0)
      return again(c, site, locale, 422, {
        values,
        notice: t('contact.invalidInput'),
        errors: Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, t(key)])),
      });
    const formSubmissionId = idOf(site, values, now());
    const verdict = await spam.verdict({
      site: site.name,
      formSubmissionId,
      how: 'plain',
      website: textOf(form, HONEYPOT),
      challenge: textOf(form, 'challenge'),
    });
    if (typeof verdict === 'object')
      return again(c, site, locale, 429, { values, notice: t('contact.sendAgain'), challenge: verdict.challenge });
    const { locale: _locale, quote, testDrive, ...rest } = values;
    const result = await service.submit({
      site,
      locale,
      kind: 'contact',
      formSubmissionId,
      values: {
        ...rest,
        source: PATH.test(values.source) ? values.source : '',
        quote: quote === 'on',
        testDrive: testDrive === 'on',
      },
      isHeld: verdict === 'held',
    });
    if (!result.ok) {
      const { status, text } = catalogue[result.error.code];
      const notice = t(text === 'error.departmentNotFound' ? text : 'error.carDetailFormError');
      return again(c, site, locale, status < 500 ? 422 : 502, { values, notice });
    }
    return c.redirect(receiptAddress(result.value.reference, result.value.reply, values, locale), 303);
  });

  routes.get('/receipt', async (c) => {
    const site = siteOfRequest(c);
    const query = new URL(c.req.url).searchParams;
    const reference = query.get('reference') ?? '';
    if (!site || !REFERENCE.test(reference)) return errorResponse('NOT_FOUND');
    const locale = localeOf(site, query.get('locale') ?? '');
    const t = plainTexts(site, locale);
    const back = query.get('back') ?? '';
    return c.html(
      await receiptPage(site, locale, {
        reference,
        reply: replyText(replyOf(query), t('contact.theSeller'), { t, format: formatFor(locale) }),
        back: PATH.test(back) ? back : '',
      }),
    );
  });
  return routes;
}
