import { Hono, type Context } from 'hono';
import { OPEN_PATH } from '@/domain/content/editing';
import { isLocalPath } from '@/lib/localPath';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { TextKey } from '@/i18n/texts/sv';
import { resolvePath, resolveSite } from '@/sites/resolver';
import type { Site, SiteLanguage } from '@/sites/site.types';
import type { AppEnv } from '../../http/app.types';
import { limitBody } from '../../http/guards';
import { clearedSessionCookies, type EditorSessions } from './editorSessions';
import { isSecure } from './vendor.routes';
import { RETRY_SECONDS, type WrongSecrets } from '../../http/wrongSecrets';

export interface OpenRoutesOptions {
  isSecret(given: string): boolean;
  wrongSecrets: WrongSecrets;
  editorSessions: EditorSessions;
  live: boolean;
}

const BODY = 4_000;
const NAME = 60;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const escaped = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Entry of our own editor: `GET /open?route=/kop-bil` shows a form for a name and the secret, whose POST opens the page
 * in a session of this site. `POST /leave` with `route` ends the session. The texts are in the page's language.
 */
export function openRoutes({ isSecret, wrongSecrets, editorSessions, live }: OpenRoutesOptions) {
  const routes = new Hono<AppEnv>();
  routes.use('*', async (c, next) => {
    await next();
    c.header('Content-Security-Policy', POLICY);
    // The form's POST must send its origin; a URL with the secret must never be sent as a referrer.
    c.header('Referrer-Policy', c.res.headers.has('Set-Cookie') ? 'no-referrer' : 'same-origin');
  });

  const formOf = async (c: Context<AppEnv>): Promise<URLSearchParams> => new URLSearchParams(await c.req.text());

  routes.get('/open', (c) => {
    const route = routeIn(c.req.query('route'));
    const language = languageOf(c, route);
    return page(language, form(language, route), 200);
  });
  routes.post('/open', limitBody(BODY), async (c) => {
    const given = await formOf(c);
    const site = siteOf(c);
    if (!site) return c.notFound();
    const editor = (given.get('editor') ?? '').trim().slice(0, NAME);
    const route = routeIn(given.get('route') ?? undefined);
    const language = languageOf(c, route);
    const refused = (error: FormError, status: number): Response =>
      page(language, form(language, route, { error, editor }), status);
    switch (await wrongSecrets.check(c, given.get('secret') ?? '', isSecret)) {
      case 'wrong':
        return refused('signIn.wrong', 401);
      case 'limited': {
        const response = refused('signIn.limited', 429);
        response.headers.set('Retry-After', RETRY_SECONDS);
        return response;
      }
      case 'right': {
        // Every change names its author.
        if (editor === '') return refused('signIn.nameless', 400);
        const cookie = await editorSessions.editorCookie({ editor, site: site.name }, { secure: isSecure(c, live) });
        return redirectPage(language, route, [cookie]);
      }
    }
  });
  routes.post('/leave', limitBody(BODY), async (c) => {
    const route = routeIn((await formOf(c)).get('route') ?? undefined);
    await editorSessions.endEditorSession(c.req.header('cookie'));
    return redirectPage(languageOf(c, route), route, clearedSessionCookies({ secure: isSecure(c, live) }));
  });
  return routes;
}

type FormError = 'signIn.wrong' | 'signIn.nameless' | 'signIn.limited';
type PageLanguage = Pick<SiteLanguage, 'language' | 'locale'>;
type SignInKey = Extract<TextKey, `signIn.${string}`>;

const translatorFor =
  ({ language, locale }: PageLanguage) =>
  (key: SignInKey): string =>
    escaped(translate(pickTexts(language, ['signIn']), locale, key));

const routeIn = (route = '/'): string => (isLocalPath(route) ? route : '/');

const siteOf = (c: Context<AppEnv>): Site | null => resolveSite(new URL(c.req.url).host);

/** Language of the page to open; English for an unknown host. */
function languageOf(c: Context<AppEnv>, route: string): PageLanguage {
  const site = siteOf(c);
  return site ? resolvePath(site, route.split(/[?#]/, 1)[0] ?? '/').language : { language: 'en', locale: 'en' };
}

/**
 * Goes to the page by a document with a meta refresh: after a redirect that another site (say a mail) started,
 * the browser would not send the `Strict` cookie.
 */
function redirectPage(language: PageLanguage, route: string, cookies: readonly string[]): Response {
  const response = page(
    language,
    `<meta http-equiv="refresh" content="0;url=${escaped(route)}"><p><a href="${escaped(route)}">${translatorFor(language)('signIn.on')}</a></p>`,
    200,
  );
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

function form(
  language: PageLanguage,
  route: string,
  { error, editor = '' }: { error?: FormError; editor?: string } = {},
): string {
  const t = translatorFor(language);
  const invalid = (of: typeof error): string =>
    error === of ? ' aria-invalid="true" aria-describedby="error" autofocus' : '';
  return `
<h1>${t('signIn.title')}</h1>
<p>${t('signIn.lead')}</p>
<form method="post" action="${OPEN_PATH}">
<input type="hidden" name="route" value="${escaped(route)}">
<label for="editor">${t('signIn.editor')} <small>(${t('signIn.editorNote')})</small></label>
<input id="editor" name="editor" required autocomplete="name" maxlength="${NAME}" value="${escaped(editor)}"${invalid('signIn.nameless')}>
<label for="secret">${t('signIn.secret')}</label>
<input id="secret" name="secret" type="password" required autocomplete="current-password"${invalid('signIn.wrong')}>
${error ? `<p id="error" role="alert">${t(error)}</p>` : ''}
<button>${t('signIn.open')}</button>
</form>
<p><a href="${escaped(route)}">${t('signIn.back')}</a></p>`;
}

const page = (language: PageLanguage, main: string, status: number): Response =>
  new Response(
    `<!doctype html>
<html lang="${language.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${translatorFor(language)('signIn.title')}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f4ef;color:#1b1d1c;font:1.0625rem/1.6 system-ui,sans-serif}main{width:min(26rem,100% - 2rem);padding:2rem 0}h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}form{display:grid;gap:.5rem;margin:1.5rem 0}label{font-weight:600}small{font-weight:400}input{font:inherit;padding:.6rem .75rem;border:1.5px solid #6c6f6b;border-radius:.5rem;background:#fff;margin-bottom:.75rem}button{font:inherit;font-weight:600;padding:.7rem 1rem;border:0;border-radius:.5rem;background:#1f5a45;color:#fff;cursor:pointer}a{color:#1f5a45}#error{margin:0 0 .5rem;color:#a3220f;font-weight:600}:focus-visible{outline:3px solid #1f5a45;outline-offset:2px}</style></head>
<body><main>${main}</main></body>
</html>
`,
    { status, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } },
  );
