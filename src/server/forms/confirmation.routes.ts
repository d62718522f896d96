import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { localeOf, siteOfRequest } from './formRequest';
import { plainPage, plainTexts, type Markup, type PlainTexts } from './plainPages';

const TOKEN = /^[\w-]{32}$/;

/**
 * What the link of a confirmation opens. Mail programs open links by themselves, so the page asks for one press, and
 * the press confirms.
 * @param confirm whether letters were waiting for this token
 */
export function confirmationRoutes(confirm: (token: string) => Promise<boolean>) {
  const routes = new Hono<AppEnv>();
  const respond = async (c: Context<AppEnv>, status: 200 | 410, body: (t: PlainTexts, site: string) => Markup) => {
    const site = siteOfRequest(c);
    if (!site || !TOKEN.test(c.req.param('token') ?? '')) return errorResponse('NOT_FOUND');
    const locale = localeOf(site, c.req.header('accept-language'));
    const t = plainTexts(site, locale);
    return c.html(await plainPage({ site, locale, title: t('confirm.subject'), body: body(t, site.title) }), status);
  };

  routes.get('/:token', (c) =>
    respond(
      c,
      200,
      (t, site) =>
        html`<p>${t('confirm.lead', { site })}</p>
          <form method="post"><button>${t('confirm.link')}</button></form>`,
    ),
  );
  routes.post('/:token', async (c) => {
    const isConfirmed = await confirm(c.req.param('token'));
    return respond(
      c,
      isConfirmed ? 200 : 410,
      (t) => html`<p>${t(isConfirmed ? 'confirm.done' : 'confirm.ended')}</p>`,
    );
  });
  return routes;
}
