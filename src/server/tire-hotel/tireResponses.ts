import type { Context } from 'hono';
import { statusOf } from '@/errors/catalogue';
import type { AppError, Result } from '@/errors/result';
import { siteByName } from '@/sites/sites';
import { siteOfRequest } from '../forms/formRequest';
import type { AppEnv } from '../http/app.types';
import { DEFAULT_SITE } from '../workshop/customerPage';
import { tireHotelErrorResponse, tireHotelLocaleOf } from './tireHotel.routes';

/** The error with its sentence for the visitor, in the language of the page. */
export function tireErrorResponse(c: Context<AppEnv>, error: AppError): Response {
  const site = siteOfRequest(c) ?? siteByName(DEFAULT_SITE);
  return tireHotelErrorResponse(error, site, tireHotelLocaleOf(c, site, undefined));
}

/** The value as JSON, or the error response; only its code is logged, never the request. */
export function tireResponse<T>(c: Context<AppEnv>, result: Result<T>): Response {
  if (result.ok) return Response.json(result.value, { headers: { 'Cache-Control': 'no-store' } });
  const { code } = result.error;
  if (statusOf(code) >= 500) c.get('log').warn({ code }, 'tire hotel failed');
  return tireErrorResponse(c, result.error);
}
