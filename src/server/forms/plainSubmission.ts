import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ValidationError } from 'yup';
import { HONEYPOT, type FormKind } from '@/domain/forms/submission';
import { catalogue, type ErrorCode } from '@/errors/catalogue';
import type { AppError, Result } from '@/errors/result';
import type { TextKey } from '@/i18n/texts/sv';
import type { Locale, Site } from '@/sites/site.types';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { localeOf, siteOfRequest } from './formRequest';
import type { FormsService } from './forms.service';
import { fieldsPage, type FieldsPage } from './plainFields';
import { plainTexts, type PlainTexts } from './plainPages';
import { PATH, type PlainReceipts } from './plainReceipts';
import type { SpamChecks } from './spamCheck';

export interface PlainContext {
  site: Site;
  locale: Locale;
  t: PlainTexts;
  now: Date;
}

/** A form of pages without JavaScript. */
export interface PlainForm {
  kind: FormKind;
  /** Where it is sent. */
  action: string;
  /** The values that the API takes, and the texts of what is wrong, by field. */
  read(form: FormData, context: PlainContext): Promise<Result<{ values: object; errors: Record<string, string> }>>;
  /** The form once more. */
  page(
    form: FormData,
    errors: Readonly<Record<string, string>>,
    context: PlainContext,
  ): Promise<Pick<FieldsPage, 'title' | 'hidden' | 'fields' | 'backText'>>;
  /** Text of what the API found wrong, which can depend on the moment; null: only that something is. */
  reasonKey(reason: string): TextKey | null;
  failureKey: TextKey;
  /** Failures that say more than that it failed. */
  failureKeys?: Partial<Record<ErrorCode, TextKey>>;
}

export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
export const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');

/** null for a body that is no form. */
export const formDataOf = async (c: Context<AppEnv>): Promise<FormData | null> => c.req.formData().catch(() => null);

/** The same form sent twice on one day is one submission: a page without JavaScript, and cached, has no id. */
const idOf = (kind: FormKind, site: Site, values: object, now: Date): string =>
  `plain-${createHash('sha256')
    .update(JSON.stringify([kind, site.name, now.toISOString().slice(0, 10), values]))
    .digest('base64url')}`;

/** Takes a form of a page without JavaScript: a redirect to a receipt, or the form again with what is wrong. */
export function plainSubmission(
  { kind, action, read, page, reasonKey, failureKey, failureKeys = {} }: PlainForm,
  {
    service,
    spam,
    receipts,
    now,
  }: { service: FormsService; spam: SpamChecks; receipts: PlainReceipts; now: () => number },
) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const site = siteOfRequest(c);
    if (!site) return errorResponse('NOT_FOUND');
    const form = await formDataOf(c);
    if (!form) return errorResponse('BAD_REQUEST', { message: 'The body is no form.' });
    const locale = localeOf(site, textOf(form, 'locale'));
    const t = plainTexts(site, locale);
    const context: PlainContext = { site, locale, t, now: new Date(now()) };
    const back = textOf(form, 'source');
    const again = async (
      status: 422 | 429 | 502,
      notice: string,
      { errors = {}, challenge = '' }: { errors?: Record<string, string>; challenge?: string } = {},
    ) =>
      c.html(
        await fieldsPage(site, locale, {
          action,
          notice,
          challenge,
          back: PATH.test(back) ? back : '',
          ...(await page(form, errors, context)),
        }),
        status,
      );
    const failed = ({ code, params }: AppError) =>
      again(catalogue[code].status < 500 ? 422 : 502, t(failureKeys[code] ?? failureKey, params));

    const sent = await read(form, context);
    if (!sent.ok) return failed(sent.error);
    const { values, errors } = sent.value;
    if (Object.keys(errors).length > 0) return again(422, t('contact.invalidInput'), { errors });
    const formSubmissionId = idOf(kind, site, values, context.now);
    const verdict = await spam.verdict({
      site: site.name,
      formSubmissionId,
      how: 'plain',
      website: textOf(form, HONEYPOT),
      challenge: textOf(form, 'challenge'),
    });
    if (typeof verdict === 'object') return again(429, t('contact.sendAgain'), { challenge: verdict.challenge });
    try {
      const result = await service.submit({
        site,
        locale,
        kind,
        formSubmissionId,
        values,
        isHeld: verdict === 'held',
      });
      if (!result.ok) return failed(result.error);
      const { reference, reply } = result.value;
      return c.redirect(receipts.addressOf(site, { kind, locale, reference, reply, back }), 303);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const key = reasonKey(error.message);
      return again(422, t('contact.invalidInput'), {
        errors: key && error.path ? { [error.path]: t(key) } : {},
      });
    }
  };
}
