import type { FormKind, ReplyTime } from '@/domain/forms/submission';
import type { Result } from '@/errors/result';
import type { Locale, Site } from '@/sites/site.types';
import type { Lead } from './adf';

/** A mail that a submission causes. */
interface FormMail {
  recipient: string;
  subject: string;
  body: string;
  /** Replies go to this address instead of the site's. */
  replyTo?: string;
  /** Whether it hands the submission over; false for the visitor's receipt. */
  delivers: boolean;
}

export interface SubmissionContext {
  site: Site;
  /** The visitor's language. */
  locale: Locale;
  reference: string;
  /** When it was submitted. */
  submittedAt: Date;
}

export interface ComposedSubmission {
  mails: readonly FormMail[];
  /** For systems of the trade; null where the form is no lead. */
  lead: Lead | null;
  reply: ReplyTime | null;
  /** Signed addresses of the pictures that came along. */
  pictures?: readonly string[];
  /** What is stored and passed on instead of the values as they were sent. */
  payload?: Record<string, unknown>;
}

interface PreparedSubmission {
  /** Validated; stored. */
  payload: Record<string, unknown>;
  compose(context: SubmissionContext): Promise<Result<ComposedSubmission>>;
}

/** One kind of form: what it takes, and what becomes of it. */
export interface FormDefinition {
  kind: FormKind;
  /** @throws ValidationError */
  prepare(values: unknown): PreparedSubmission;
}

export function defineForm<Values extends object>({
  kind,
  schema,
  compose,
}: {
  kind: FormKind;
  schema: { validateSync(value: unknown, options: { abortEarly: boolean }): Values };
  compose: (values: Values, context: SubmissionContext) => Promise<Result<ComposedSubmission>>;
}): FormDefinition {
  return {
    kind,
    prepare(given) {
      const values = schema.validateSync(given, { abortEarly: true });
      return { payload: Object.fromEntries(Object.entries(values)), compose: (context) => compose(values, context) };
    },
  };
}
