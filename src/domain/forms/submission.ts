/** The forms that visitors send. A new one needs a definition in `src/server/forms/formDefinitions.ts`. */
export const FORM_KINDS = [
  'contact',
  'service-request',
  'sell-car',
  'online-form',
  'tire-request',
  'tire-review',
  'advance-bid',
] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** One per visitor's intent: a repeated id is the same submission (decision 21). */
export const FORM_SUBMISSION_ID = /^[\w-]{8,100}$/;

/** A field that people do not see; programs fill it. */
export const HONEYPOT = 'website';

/** The solution of a challenge; see `proofOfWork.ts`. */
export interface Proof {
  challenge: string;
  nonce: number;
}

/** How a person is told from a program, without a puzzle. */
export interface SpamCheck {
  website: string;
  /** Milliseconds from the first field to the press of the button; absent without JavaScript. */
  filledMs?: number;
  proof?: Proof;
}

/** Body of POST /api/forms/comhub (specification 2 section 7); `locale` and `check` are ours. */
export interface FormRequest<Values> {
  formName: string;
  formSubmissionId: string;
  values: Values;
  /** Of the page: 'sv-SE'. */
  locale?: string;
  check?: SpamCheck;
}

/** A request whose answer may have been lost: the same values are the same submission. */
export interface SentForm<Values> {
  id: string;
  values: Values;
}

/**
 * When the seller can answer, by opening hours and on the clock of the facility: while open until `time`, else from
 * `time` on `date`.
 */
export interface ReplyTime {
  isOpen: boolean;
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:MM' */
  time: string;
}

export interface SubmissionReceipt {
  /** What the visitor says on the telephone: 'K7QM-2XWD'. */
  reference: string;
  /** null: the opening hours are not known. */
  reply: ReplyTime | null;
}
