import { Hono } from 'hono';
import { FORM_KINDS, type FormKind, type ReplyTime } from '@/domain/forms/submission';
import { formatFor } from '@/i18n/format';
import type { TextKey } from '@/i18n/texts/sv';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { confirmationRoutes } from './confirmation.routes';
import { plainContact } from './contact.plain';
import { replyText } from './messageParts';
import { localeOf, siteOfRequest } from './formRequest';
import type { FormsService } from './forms.service';
import { plainTexts, receiptPage } from './plainPages';
import { PATH, type PlainReceipts } from './plainReceipts';
import { plainSubmission, type PlainForm } from './plainSubmission';
import type { SpamChecks } from './spamCheck';

const PLAIN = '/api/forms/plain';

export interface PlainRoutesParts {
  service: FormsService;
  spam: SpamChecks;
  receipts: PlainReceipts;
  /** Besides the contact form. */
  forms: readonly PlainForm[];
  /** Confirms an address by the token of its mail. */
  confirm?: ((token: string) => Promise<boolean>) | undefined;
  now?: () => number;
}

/** Documents without script, picture and frame, with a style sheet of their own. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const REFERENCE = /^[A-Z2-9]{4}-[A-Z2-9]{4}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{2}:\d{2}$/;

function replyOf(query: URLSearchParams): ReplyTime | null {
  const [date, time] = [query.get('date') ?? '', query.get('time') ?? ''];
  return DATE.test(date) && TIME.test(time) && !Number.isNaN(Date.parse(date))
    ? { isOpen: query.get('open') === '1', date, time }
    : null;
}

/** What the receipt of each form is called, who answers, and the way back. */
const receiptTexts: Readonly<Record<FormKind, { title: TextKey; from: TextKey; back: TextKey }>> = {
  contact: { title: 'contact.sentTitle', from: 'contact.theSeller', back: 'contact.backToCar' },
  'service-request': { title: 'request.sentTitle', from: 'request.theWorkshop', back: 'request.back' },
  'online-form': { title: 'onlineForm.sent', from: 'onlineForm.we', back: 'request.back' },
  'sell-car': { title: 'sell.sentTitle', from: 'sell.theBuyer', back: 'sell.back' },
  'tire-request': { title: 'tireRequest.sentTitle', from: 'request.theWorkshop', back: 'request.back' },
  // Has no page of its own: only logged-in customers write one.
  'tire-review': { title: 'onlineForm.sent', from: 'request.theWorkshop', back: 'request.back' },
  'advance-bid': { title: 'bid.sentTitle', from: 'contact.theSeller', back: 'contact.backToCar' },
};
const kindOf = (text: string | null): FormKind => FORM_KINDS.find((kind) => kind === text) ?? 'contact';

/** The forms of pages without JavaScript: a redirect to a receipt, or the form again with what is wrong. */
export function plainFormRoutes({ service, spam, receipts, forms, confirm, now = Date.now }: PlainRoutesParts) {
  const routes = new Hono<AppEnv>();
  routes.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', POLICY);
  });
  for (const form of [plainContact, ...forms])
    routes.post(form.action.slice(PLAIN.length), plainSubmission(form, { service, spam, receipts, now }));

  if (confirm) routes.route('/confirm', confirmationRoutes(confirm));

  routes.get('/receipt', async (c) => {
    const site = siteOfRequest(c);
    const query = new URL(c.req.url).searchParams;
    const reference = query.get('reference') ?? '';
    if (!site || !REFERENCE.test(reference) || !receipts.isOurs(site, query)) return errorResponse('NOT_FOUND');
    const locale = localeOf(site, query.get('locale') ?? '');
    const t = plainTexts(site, locale);
    const back = query.get('back') ?? '';
    const { title, from, back: backText } = receiptTexts[kindOf(query.get('form'))];
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
