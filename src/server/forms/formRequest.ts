import type { Context } from 'hono';
import type { AppError } from '@/errors/result';
import { resolveSite } from '@/sites/resolver';
import type { Locale, Site } from '@/sites/site.types';
import { isSiteName, siteByName } from '@/sites/sites';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { SITE_HEADER } from './upstream.forms';

/** The site of the request's host, else the one that another installation names. */
export function siteOfRequest(c: Context<AppEnv>): Site | null {
  const named = c.req.header(SITE_HEADER) ?? '';
  return resolveSite(new URL(c.req.url).host) ?? (isSiteName(named) ? siteByName(named) : null);
}

/** The visitor's language, if the site has it. */
export const localeOf = (site: Site, wanted: string | undefined): Locale =>
  (site.languages.find(({ locale }) => locale === wanted) ?? site.languages[0]).locale;

const codes = [
  'BAD_REQUEST',
  'CAR_NOT_FOUND',
  'DEPARTMENT_NOT_FOUND',
  'FORM_ID_REUSED',
  'FORM_NOT_FOUND',
  'UPLOAD_GONE',
  'BIDS_CLOSED',
  'BID_TOO_LOW',
  'BID_OFF_STEP',
  'FORM_FAILED',
  'TOO_MANY_REQUESTS',
] as const;

export const formErrorResponse = ({ code, params }: AppError): Response =>
  errorResponse(codes.find((known) => known === code) ?? 'FORM_FAILED', { params });
