import type { Context } from 'hono';
import { catalogue, statusOf } from '@/errors/catalogue';
import type { AppError, Result } from '@/errors/result';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { AppEnv } from '../http/app.types';
import { localeOf, siteOfRequest } from '../forms/formRequest';
import { siteByName } from '@/sites/sites';
import { DEFAULT_SITE } from '../workshop/customerPage';

/** The error with its sentence for the visitor, in their language. */
export function tireErrorResponse(c: Context<AppEnv>, { code, params }: AppError): Response {
  const site = siteOfRequest(c) ?? siteByName(DEFAULT_SITE);
  const locale = localeOf(site, c.req.header('accept-language')?.split(',')[0]);
  const language = site.languages.find((one) => one.locale === locale)?.language ?? site.languages[0].language;
  const { text } = catalogue[code];
  const status = statusOf(code);
  const message =
    text === null ? '' : translate(pickTexts(language, ['error', 'tireHotelError']), locale, text, params);
  return Response.json(
    { ...(message !== '' && { message }), error: { code, ...(message !== '' && { message }), ...params } },
    {
      status,
      headers: {
        'Cache-Control': 'no-store',
        ...(status === 429 && { 'Retry-After': String(params.retryAfter ?? 60) }),
      },
    },
  );
}

/** The value as JSON, or the error response; only its code is logged, never the request. */
export function tireResponse<T>(c: Context<AppEnv>, result: Result<T>): Response {
  if (result.ok) return Response.json(result.value, { headers: { 'Cache-Control': 'no-store' } });
  const { code } = result.error;
  if (statusOf(code) >= 500) c.get('log').warn({ code }, 'tire hotel failed');
  return tireErrorResponse(c, result.error);
}
