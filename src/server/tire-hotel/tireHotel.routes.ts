import { Hono, type Context } from 'hono';
import { loginSchema, searchSchema, validateSchema } from '@/domain/tire-hotel/authorization.schema';
import { normalizeRegistrationNumber } from '@/domain/workshop/registrationNumber';
import { catalogue, statusOf } from '@/errors/catalogue';
import type { AppError } from '@/errors/result';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import { resolvePath } from '@/sites/resolver';
import type { Locale, Site } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import { siteOfRequest } from '../forms/formRequest';
import type { AppEnv } from '../http/app.types';
import { limitBody } from '../http/guards';
import { isDevice } from '../http/network';
import { checkedValues, jsonBody } from '../http/jsonBody';
import { refuseUnreadable } from '../http/unreadable';
import { DEFAULT_SITE } from '../workshop/customerPage';
import { createPlatesOfAddresses, PLATES_PER_ADDRESS } from '../workshop/platesOfAddresses';
import type { TireHotelService, TireHotelVisit } from './tireHotel.service';
import { sessionTokenOf, writeSessionCookie } from './tireHotelSession';

const BODY_BYTES = 8_192;

/** The language of the request, of the page that sent it, or the site's own. */
export function tireHotelLocaleOf(c: Context<AppEnv>, site: Site, wanted: string | undefined): Locale {
  const named = site.languages.find(({ locale }) => locale === wanted);
  if (named) return named.locale;
  const referer = c.req.header('referer') ?? '';
  const page = URL.canParse(referer) ? new URL(referer) : null;
  return page?.host === new URL(c.req.url).host
    ? resolvePath(site, page.pathname).language.locale
    : site.languages[0].locale;
}

/**
 * `{ message, error: { code, message, … } }`: the specification's message, and ours for the flow. Without one, as of a
 * service that responds with something else, it is the catalogue's.
 */
export function tireHotelErrorResponse({ code, params: given }: AppError, site: Site, locale: Locale): Response {
  const status = statusOf(code);
  const { language } = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
  const { text } = catalogue[code];
  const own = text === null ? '' : translate(pickTexts(language, ['error', 'tireHotelError']), locale, text, given);
  const params: AppError['params'] = { ...(own !== '' && { message: own }), ...given };
  const { message = '' } = params;
  return Response.json(
    { message, error: { code, ...params } },
    {
      status,
      headers: {
        'Cache-Control': 'no-store',
        ...(status === 429 && { 'Retry-After': String(params.retryAfter ?? 60) }),
      },
    },
  );
}

/** Values of the body, else of the query. */
async function requestOf(c: Context<AppEnv>): Promise<Record<string, unknown>> {
  const text = c.req.method === 'GET' ? '' : await c.req.text();
  const body = text === '' ? {} : jsonBody(text);
  return typeof body === 'object' && body !== null ? { ...checkedValues(c.req.query()), ...body } : { body };
}

/**
 * Routes of /api/tirehotel/authorization (specification 3 section 7): GET or POST `/search`, POST `/login`, `/validate`
 * and `/logout`, GET `/session` (204 without one). The session is a cookie; neither it nor any value of a request is
 * logged.
 */
export function tireHotelRoutes(
  service: TireHotelService,
  { live, now = Date.now }: { live: boolean; now?: (() => number) | undefined },
) {
  const routes = new Hono<AppEnv>();
  // Unknown: no customer has it. Who tries any numbers would learn whose wheels we store.
  const plates = createPlatesOfAddresses(PLATES_PER_ADDRESS, now);
  const small = limitBody(BODY_BYTES);

  function visitOf(c: Context<AppEnv>, locale?: string): TireHotelVisit {
    const site = siteOfRequest(c) ?? siteByName(DEFAULT_SITE);
    return {
      site,
      locale: tireHotelLocaleOf(c, site, locale),
      session: sessionTokenOf(c, live),
      client: c.get('client'),
    };
  }
  const refusal = (c: Context<AppEnv>, error: AppError, { site, locale }: TireHotelVisit): Response => {
    if (statusOf(error.code) >= 500) c.get('log').warn({ code: error.code }, 'tire hotel failed');
    return tireHotelErrorResponse(error, site, locale);
  };

  routes.onError(refuseUnreadable('The request cannot be read'));
  // A code names the site on which it is asked for: at the restaurant there is no tire hotel to name.
  routes.use(async (c, next) => (visitOf(c).site.features.tireHotel === undefined ? c.notFound() : next()));

  routes.on(['GET', 'POST'], '/search', small, async (c) => {
    const { regNo, locale } = searchSchema.validateSync(await requestOf(c));
    const visit = visitOf(c, locale);
    const { client } = visit;
    const plate = normalizeRegistrationNumber(regNo);
    const retryAfter = isDevice(client) ? plates.wait(client, plate) : 0;
    if (retryAfter > 0) return refusal(c, { code: 'TOO_MANY_REQUESTS', params: { retryAfter } }, visit);
    const result = await service.search(regNo, visit);
    const isUnknown = !result.ok && result.error.code === 'TIRE_AGREEMENT_NOT_FOUND';
    if (isDevice(client) && (result.ok || isUnknown)) plates.count(client, plate, !isUnknown);
    return result.ok ? c.json(result.value) : refusal(c, result.error, visit);
  });

  routes.post('/login', small, async (c) => {
    const { encryptedPhoneNumber, locale } = loginSchema.validateSync(await requestOf(c));
    const visit = visitOf(c, locale);
    const result = await service.sendCode(encryptedPhoneNumber, visit);
    return result.ok ? c.json(result.value) : refusal(c, result.error, visit);
  });

  routes.post('/validate', small, async (c) => {
    const { locale, ...attempt } = validateSchema.validateSync(await requestOf(c));
    const visit = visitOf(c, locale);
    const result = await service.validate(attempt, visit);
    if (!result.ok) return refusal(c, result.error, visit);
    const { validated, session } = result.value;
    if (session !== null) writeSessionCookie(c, live, session);
    return c.json(validated);
  });

  // Not an error of the page: it asks whether there is a session.
  routes.get('/session', async (c) => {
    const visit = visitOf(c, c.req.query('locale'));
    const result = await service.session(visit);
    if (!result.ok) return refusal(c, result.error, visit);
    return result.value ? c.json(result.value) : c.body(null, 204);
  });

  routes.post('/logout', small, async (c) => {
    const visit = visitOf(c);
    const result = await service.logOut(visit);
    // The browser forgets the session in any case.
    writeSessionCookie(c, live, null);
    return result.ok ? c.body(null, 204) : refusal(c, result.error, visit);
  });

  return routes;
}
