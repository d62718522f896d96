import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { array, object, string, type ObjectSchema } from 'yup';
import { ALERT_TOKEN, MOST_TOKENS, type SearchAlertRequest } from '@/domain/alerts/searchAlert';
import { emailField } from '@/domain/forms/fields.schema';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { TextKey } from '@/i18n/texts/sv';
import { localeOf, siteOfRequest } from '../forms/formRequest';
import { plainPage, type Markup } from '../forms/plainPages';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { limitBody } from '../http/guards';
import { jsonBody } from '../http/jsonBody';
import { refuseUnreadable } from '../http/unreadable';
import { languageOf } from './alertMails';
import type { SearchAlerts } from './searchAlerts.service';

const BODY_BYTES = 8_192;
/** An address of a list with all its filters. */
const LONGEST_SEARCH = 2_000;
/** Documents without script, picture and frame, with a style sheet of their own. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const requestSchema = object({
  search: string().strict().max(LONGEST_SEARCH, 'tooLong').defined('required'),
  mail: emailField(),
  locale: string().strict().max(20, 'tooLong').defined('required'),
}).noUnknown('unknown') satisfies ObjectSchema<SearchAlertRequest>;
const token = () => string().strict().required('required').matches(ALERT_TOKEN, 'is no token');
const endSchema = object({ token: token() }).noUnknown('unknown');
const statesSchema = object({ tokens: array(token()).max(MOST_TOKENS).required('required') }).noUnknown('unknown');

type AlertKey = Extract<TextKey, `alertMail.${string}`>;

/** A mail's link: opened it shows a button, since programs open the links of mails; the button's POST acts. */
interface MailLink {
  path: 'confirm' | 'end';
  act: (token: string) => Promise<boolean>;
  texts: Record<'title' | 'text' | 'button' | 'done' | 'doneText', AlertKey>;
}

/**
 * Relative to /api/search-alerts. POST `/` {search, mail, locale} is 202 with {token}; `/states` {tokens} and `/end`
 * {token} are for the device that requested. `/confirm/TOKEN` and `/end/TOKEN` are pages; mail programs POST to the
 * latter by themselves (RFC 8058).
 */
export function searchAlertRoutes(alerts: Pick<SearchAlerts, 'request' | 'confirm' | 'end' | 'states'>) {
  const routes = new Hono<AppEnv>();
  routes.use(limitBody(BODY_BYTES));
  routes.onError(refuseUnreadable('The alert cannot be taken'));

  routes.post('/', async (c) => {
    const site = siteOfRequest(c);
    if (!site) return errorResponse('NOT_FOUND');
    const { locale, ...request } = requestSchema.validateSync(jsonBody(await c.req.text()));
    const result = await alerts.request({ ...request, site, locale: localeOf(site, locale) });
    if (result.ok) return c.json(result.value, 202);
    return errorResponse(result.error.code === 'ALERT_LIMIT' ? 'ALERT_LIMIT' : 'NOT_FOUND');
  });
  routes.post('/states', async (c) => {
    const { tokens } = statesSchema.validateSync(jsonBody(await c.req.text()));
    return c.json({ states: await alerts.states(tokens) });
  });
  routes.post('/end', async (c) => {
    const { token: ended } = endSchema.validateSync(jsonBody(await c.req.text()));
    return (await alerts.end(ended)) ? c.body(null, 204) : errorResponse('NOT_FOUND');
  });

  const links: readonly MailLink[] = [
    {
      path: 'confirm',
      act: alerts.confirm,
      texts: {
        title: 'alertMail.confirmTitle',
        text: 'alertMail.confirmText',
        button: 'alertMail.confirmLink',
        done: 'alertMail.confirmed',
        doneText: 'alertMail.confirmedText',
      },
    },
    {
      path: 'end',
      act: alerts.end,
      texts: {
        title: 'alertMail.endTitle',
        text: 'alertMail.endText',
        button: 'alertMail.endButton',
        done: 'alertMail.ended',
        doneText: 'alertMail.endedText',
      },
    },
  ];
  for (const { path, act, texts: keys } of links) {
    const respond = async (
      c: Context<AppEnv>,
      status: 200 | 410,
      title: AlertKey,
      body: (t: (key: AlertKey) => string) => Markup,
    ) => {
      const site = siteOfRequest(c);
      if (!site) return errorResponse('NOT_FOUND');
      const locale = localeOf(site, c.req.header('accept-language')?.split(',')[0]);
      const texts = pickTexts(languageOf(site, locale).language, ['alertMail']);
      const t = (textKey: AlertKey): string => translate(texts, locale, textKey, { site: site.title });
      c.header('Content-Security-Policy', POLICY);
      // With 'no-referrer' browsers send the form without its origin, and it would be refused.
      c.header('Referrer-Policy', 'same-origin');
      return c.html(await plainPage({ site, locale, title: t(title), body: body(t) }), status);
    };
    const pattern = `/${path}/:token{[\\w-]{43}}`;
    routes.get(pattern, (c) =>
      respond(
        c,
        200,
        keys.title,
        (t) =>
          html`<p>${t(keys.text)}</p>
            <form method="post"><button>${t(keys.button)}</button></form>`,
      ),
    );
    routes.post(pattern, async (c) =>
      (await act(c.req.param('token') ?? ''))
        ? respond(c, 200, keys.done, (t) => html`<p>${t(keys.doneText)}</p>`)
        : respond(c, 410, 'alertMail.gone', (t) => html`<p>${t('alertMail.goneText')}</p>`),
    );
  }
  return routes;
}
