import { Hono } from 'hono';
import { html } from 'hono/html';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { TextKey } from '@/i18n/texts/sv';
import { siteByName } from '@/sites/sites';
import { plainPage, type Markup } from '../forms/plainPages';
import { formDataOf, textOf } from '../forms/plainSubmission';
import { siteOfRequest } from '../forms/formRequest';
import type { AppEnv } from '../http/app.types';
import { limitBody } from '../http/guards';
import { DEFAULT_SITE } from '../workshop/customerPage';
import { tireHotelLocaleOf } from './tireHotel.routes';
import { END_REMINDERS, type TireReminders } from './tireReminders';

const BODY_BYTES = 1_024;
const SCRIPT = 'end.js';
/** A document with one script of ours and a style sheet of its own. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Moves the reminder's id from the address, where no server reads it, into the form. */
const CODE = `document.querySelector('input[name=reminder]').value = location.hash.slice(1);
document.querySelector('button').disabled = false;
`;

/**
 * GET and POST /reminder/end, relative to /api/tirehotel: the link of a reminder, and its button, in the language of
 * `locale`. Opening the link changes nothing, since programs open the links of mail as well.
 */
export function reminderRoutes(reminders: Pick<TireReminders, 'end'>) {
  const routes = new Hono<AppEnv>();
  routes.use('/reminder/end', async (c, next) => {
    await next();
    c.header('Content-Security-Policy', POLICY);
    // With 'no-referrer' browsers send the form without its origin, and it would be refused.
    c.header('Referrer-Policy', 'same-origin');
  });
  const pageIn = (c: Parameters<typeof siteOfRequest>[0]) => {
    const site = siteOfRequest(c) ?? siteByName(DEFAULT_SITE);
    const locale = tireHotelLocaleOf(c, site, c.req.query('locale'));
    const { language } = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
    const texts = pickTexts(language, ['tireReminder']);
    const t = (key: TextKey): string => translate(texts, locale, key);
    const page = (title: TextKey, body: Markup) => plainPage({ site, locale, title: t(title), body });
    return { locale, t, page };
  };

  routes.get('/reminder/end', async (c) => {
    const { locale, t, page } = pageIn(c);
    return c.html(
      await page(
        'tireReminder.endTitle',
        html`<p>${t('tireReminder.endText')}</p>
          <noscript><p class="notice">${t('tireReminder.needsScript')}</p></noscript>
          <form method="post" action="${END_REMINDERS}?locale=${locale}">
            <input type="hidden" name="reminder" />
            <button disabled>${t('tireReminder.endButton')}</button>
          </form>
          <script src="${END_REMINDERS.replace(/end$/, SCRIPT)}"></script>`,
      ),
    );
  });
  routes.get(`/reminder/${SCRIPT}`, (c) =>
    c.body(CODE, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }),
  );
  routes.post('/reminder/end', limitBody(BODY_BYTES), async (c) => {
    const { t, page } = pageIn(c);
    const form = await formDataOf(c);
    const ended = form !== null && (await reminders.end(textOf(form, 'reminder')));
    return ended
      ? c.html(await page('tireReminder.ended', html`<p>${t('tireReminder.endText')}</p>`))
      : c.html(await page('tireReminder.unknown', html`<p>${t('tireReminder.unknownText')}</p>`), 404);
  });
  return routes;
}
