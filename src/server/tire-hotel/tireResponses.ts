import type { Context } from 'hono';
import { catalogue, statusOf } from '@/errors/catalogue';
import type { AppError, Result } from '@/errors/result';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import { siteByName } from '@/sites/sites';
import { siteOfRequest } from '../forms/formRequest';
import type { AppEnv } from '../http/app.types';
import { DEFAULT_SITE } from '../workshop/customerPage';
import { tireHotelErrorResponse, tireHotelLocaleOf } from './tireHotel.routes';

/** The error with its sentence for the visitor, in the language of the page. */
export function tireErrorResponse(c: Context<AppEnv>, { code, params }: AppError): Response {
  const site = siteOfRequest(c) ?? siteByName(DEFAULT_SITE);
  const locale = tireHotelLocaleOf(c, site, undefined);
  const { language } = site.languages.find((one) => one.locale === locale) ?? site.languages[0];
  const { text } = catalogue[code];
  const message =
    text === null ? '' : translate(pickTexts(language, ['error', 'tireHotelError']), locale, text, params);
  return tireHotelErrorResponse({ code, params: { ...(message !== '' && { message }), ...params } });
}

/** The value as JSON, or the error response; only its code is logged, never the request. */
export function tireResponse<T>(c: Context<AppEnv>, result: Result<T>): Response {
  if (result.ok) return Response.json(result.value, { headers: { 'Cache-Control': 'no-store' } });
  const { code } = result.error;
  if (statusOf(code) >= 500) c.get('log').warn({ code }, 'tire hotel failed');
  return tireErrorResponse(c, result.error);
}
