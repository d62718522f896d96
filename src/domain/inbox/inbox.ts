/**
 * What a site's staff sees of submitted forms. `open`: without reply; `held`: probably from a program, to be released
 * or dropped.
 */
export const SUBMISSION_STATES = ['open', 'replied', 'handled', 'held', 'dropped'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** `site` works with the submissions of its sites; `group` sees all sites, without personal data. */
export const STAFF_ROLES = ['site', 'group'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const INBOX_PATH = '/inbox';
export const INBOX_PAGE_SIZE = 25;
export const REPLY_LENGTH = 5_000;

export interface NamedSite {
  name: string;
  title: string;
}

/** The signed-in member of staff. */
export interface InboxMember {
  name: string;
  role: StaffRole;
  sites: readonly NamedSite[];
}

export interface InboxFilter {
  /** '' for all, as in every field. */
  site: string;
  form: string;
  state: SubmissionState | 'todo' | '';
  /** Days, 'YYYY-MM-DD', both included. */
  from: string;
  to: string;
  /** Part of the reference. */
  reference: string;
  /** From 1. */
  page: number;
}

export const everySubmission: InboxFilter = {
  site: '',
  form: '',
  state: 'todo',
  from: '',
  to: '',
  reference: '',
  page: 1,
};

export interface InboxItem {
  id: string;
  reference: string;
  form: string;
  /** Where it belongs now. */
  site: string;
  /** Name of the facility that it was given to; '' for none. */
  facility: string;
  state: SubmissionState;
  /** ISO instants. */
  createdAt: string;
  firstReplyAt: string | null;
  /** Of the sender; masked for roles that do not need it. */
  from: string;
}

export interface InboxPage {
  items: readonly InboxItem[];
  total: number;
  page: number;
  pages: number;
}

/** A stored value by its path: 'name', 'plan.months'. `isHidden`: there is a value, and this role does not see it. */
export interface InboxField {
  name: string;
  /** The form's own question; '' where the name has a text of its own. */
  label: string;
  values: readonly (string | number | boolean)[];
  isHidden: boolean;
}

export const INBOX_ACTIONS = ['opened', 'replied', 'handled', 'reopened', 'reassigned', 'released', 'dropped'] as const;
export type InboxAction = (typeof INBOX_ACTIONS)[number];

/** An entry of the history, the oldest first. */
export interface InboxEvent {
  action: InboxAction | 'received' | 'delivered';
  /** ISO instant. */
  occurredAt: string;
  /** Name of the member of staff; '' for the system. */
  by: string;
  /** Title of the site, and name of the facility, that it was given to. */
  to: string;
}

export interface InboxReply {
  id: string;
  by: string;
  body: string;
  /** ISO instant. */
  writtenAt: string;
  /** Of the mail; null where it is deleted already. */
  mail: 'waiting' | 'failed' | 'sent' | 'dead' | null;
}

/** A car of the stock that a submission names, on offer or sold. */
export interface InboxCar {
  /** car_id */
  id: string;
  name: string;
  /** Of its page. */
  address: string;
}

export interface InboxSubmission extends InboxItem {
  fields: readonly InboxField[];
  cars: readonly InboxCar[];
  /** Signed paths of pictures that came along. */
  pictures: readonly string[];
  history: readonly InboxEvent[];
  replies: readonly InboxReply[];
  /** Whether this role may reply, and there is an address. */
  canReply: boolean;
  /** Whether this role may handle, release or drop it. */
  canHandle: boolean;
}

export interface InboxFacility {
  id: string;
  name: string;
}

/** Sites that submissions can be given to, and the facilities of one of them. */
export interface InboxTargets {
  sites: readonly NamedSite[];
  facilities: readonly InboxFacility[];
}

/** Replies of a site in the last 30 days. */
export interface SiteFigures {
  site: string;
  title: string;
  received: number;
  replied: number;
  /** Without reply now. */
  waiting: number;
  /** Minutes from arrival to the first reply; null without an reply. */
  medianMinutes: number | null;
  slowestMinutes: number | null;
}

export interface InboxSession {
  id: string;
  /** ISO instants. */
  createdAt: string;
  seenAt: string;
  isThis: boolean;
}

export interface Assignment {
  site: string;
  /** '' for none. */
  facility: string;
}

/** What staff does with a submission. The id of an reply makes one that is sent twice one. */
export type InboxChange =
  | { kind: 'reply'; id: string; body: string }
  | { kind: 'handle'; handled: boolean }
  | { kind: 'reassign'; to: Assignment }
  | { kind: 'release' }
  | { kind: 'drop' };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

/** A view of the page, in the fragment of its address: no server and no log has it. */
export type InboxView = { kind: 'list' } | { kind: 'submission'; id: string } | { kind: 'overview' };

const SUBMISSION = /^\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const TOKEN = /^[\w-]{43}$/;

/** The token of a mailed link; null for another fragment. */
export const linkToken = (fragment: string): string | null => (TOKEN.test(fragment) ? fragment : null);

export function viewOfFragment(fragment: string): InboxView {
  const id = SUBMISSION.exec(fragment)?.[1];
  if (id !== undefined) return { kind: 'submission', id };
  return { kind: fragment === '/overview' ? 'overview' : 'list' };
}

export function fragmentOfView(view: InboxView): string {
  switch (view.kind) {
    case 'submission':
      return `#/${view.id}`;
    case 'overview':
      return '#/overview';
    case 'list':
      return '#/';
  }
}
