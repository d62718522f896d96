import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { object } from 'yup';
import { contactFields } from '@/domain/forms/contact.schema';
import { FORM_KINDS, HONEYPOT, type FormKind, type ReplyTime } from '@/domain/forms/submission';
import { catalogue } from '@/errors/catalogue';
import { formatFor } from '@/i18n/format';
import type { TextKey } from '@/i18n/texts/sv';
import type { Locale, Site } from '@/sites/site.types';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { replyText } from './messageParts';
import { localeOf, siteOfRequest } from './formRequest';
import type { FormsService } from './forms.service';
import { formPage, plainTexts, receiptPage, type PlainForm, type PlainFormValues } from './plainPages';
import { errorKeys, personReasons } from './plainErrors';
import {
  formDataOf,
  PATH,
  plainSubmission,
  receiptAddress,
  textOf,
  type PlainForm as FieldsForm,
} from './plainSubmission';
import type { SpamChecks } from './spamCheck';

const PLAIN = '/api/forms/plain';
const PLAIN_CONTACT = `${PLAIN}/contact`;

export interface PlainRoutesParts {
  service: FormsService;
  spam: SpamChecks;
  /** Besides the contact form. */
  forms: readonly FieldsForm[];
  now?: () => number;
}

const fieldsSchema = object(contactFields);
/** Documents without script, picture and frame, with a style sheet of their own. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
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

const errorsOf = (values: PlainFormValues): Partial<Record<keyof PlainFormValues, TextKey>> =>
  errorKeys(fieldsSchema, values, personReasons);

function replyOf(query: URLSearchParams): ReplyTime | null {
  const [date, time] = [query.get('date') ?? '', query.get('time') ?? ''];
  return DATE.test(date) && TIME.test(time) && !Number.isNaN(Date.parse(date))
    ? { isOpen: query.get('open') === '1', date, time }
    : null;
}

/** What the receipt of each form is called, who answers, and the way back. */
const receipts: Readonly<Record<FormKind, { title: TextKey; from: TextKey; back: TextKey }>> = {
  contact: { title: 'contact.sentTitle', from: 'contact.theSeller', back: 'contact.backToCar' },
  'service-request': { title: 'request.sentTitle', from: 'request.theWorkshop', back: 'request.back' },
  'online-form': { title: 'onlineForm.sent', from: 'onlineForm.we', back: 'request.back' },
  'sell-car': { title: 'sell.sentTitle', from: 'sell.theBuyer', back: 'sell.back' },
  'tire-request': { title: 'tireRequest.sentTitle', from: 'request.theWorkshop', back: 'request.back' },
  // Has no page of its own: only logged-in customers write one.
  'tire-review': { title: 'onlineForm.sent', from: 'request.theWorkshop', back: 'request.back' },
};
const kindOf = (text: string | null): FormKind => FORM_KINDS.find((kind) => kind === text) ?? 'contact';

/** The forms of pages without JavaScript: a redirect to a receipt, or the form again with what is wrong. */
export function plainFormRoutes({ service, spam, forms, now = Date.now }: PlainRoutesParts) {
  const routes = new Hono<AppEnv>();
  routes.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', POLICY);
  });
  for (const form of forms) routes.post(form.action.slice(PLAIN.length), plainSubmission(form, { service, spam, now }));
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
    const form = await formDataOf(c);
    if (!form) return errorResponse('BAD_REQUEST', { message: 'The body is no form.' });
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
    return c.redirect(receiptAddress(result.value, { kind: 'contact', locale, back: values.source }), 303);
  });

  routes.get('/receipt', async (c) => {
    const site = siteOfRequest(c);
    const query = new URL(c.req.url).searchParams;
    const reference = query.get('reference') ?? '';
    if (!site || !REFERENCE.test(reference)) return errorResponse('NOT_FOUND');
    const locale = localeOf(site, query.get('locale') ?? '');
    const t = plainTexts(site, locale);
    const back = query.get('back') ?? '';
    const { title, from, back: backText } = receipts[kindOf(query.get('form'))];
    return c.html(
      await receiptPage(site, locale, {
        title: t(title),
        reference,
        reply: replyText(replyOf(query), t(from), { t, format: formatFor(locale) }),
        back: PATH.test(back) ? back : '',
        backText: t(backText),
      }),
    );
  });
  return routes;
}
