import type { OpenTimes } from './openTimes';

/** `formName` of the forms that editors define in the content (specification 3 section 2.11). */
export const ONLINE_FORM = 'online-form';

/** Kinds of field, and the control types by which form providers name them. */
export const controlTypes = {
  text: 'control_textbox',
  textarea: 'control_textarea',
  number: 'control_number',
  email: 'control_email',
  phone: 'control_phone',
  fullname: 'control_fullname',
  address: 'control_address',
  date: 'control_datetime',
  time: 'control_time',
  checkbox: 'control_checkbox',
  radio: 'control_radio',
  dropdown: 'control_dropdown',
  rating: 'control_rating',
  upload: 'control_fileupload',
} as const;
export type OnlineFieldType = keyof typeof controlTypes;
export const ONLINE_FIELD_TYPES = Object.keys(controlTypes).filter(
  (type): type is OnlineFieldType => type in controlTypes,
);

/** Those with options. */
export const CHOICE_TYPES: ReadonlySet<OnlineFieldType> = new Set(['checkbox', 'radio', 'dropdown']);

/** Parts of a name, an address and a date, as providers call them. */
export const fieldParts = {
  fullname: ['first', 'last'],
  address: ['addr_line1', 'addr_line2', 'postal', 'city'],
  date: ['day', 'month', 'year'],
} as const satisfies Partial<Record<OnlineFieldType, readonly string[]>>;

export interface OnlineField {
  /** Identifies it in answers. */
  name: string;
  type: OnlineFieldType;
  label: string;
  help: string;
  required: boolean;
  /** Of checkbox, radio and dropdown. */
  options: string[];
  /** Stars of a rating, pictures of an upload. */
  max: number;
  /** Of a date: the days and times that can be chosen; null for any day. */
  open: OpenTimes | null;
  /** Of a time: the earlier date with `open` to which it belongs; '' for any time. */
  day: string;
  /** Shown only while another field has this answer. */
  when: { field: string; value: string } | null;
  /** Of a text or a dropdown: filled in before the visitor does; absent for nothing. */
  value?: string | undefined;
}

export interface OnlineForm {
  /** The form id of the content or of the provider. */
  id: string;
  title: string;
  fields: OnlineField[];
}

/** What was answered: parts of a name, address or date; ticked options; a text, also of a rating. */
export type OnlineAnswer = string | string[] | Record<string, string>;
export type OnlineAnswers = Record<string, OnlineAnswer>;

export interface OnlineFormValues {
  formId: string;
  /** Path of the page with the form, without query. */
  source: string;
  answers: OnlineAnswers;
}

export const FORM_ID = /^[\w-]{1,60}$/;
export const ANSWER_LENGTH = 2_000;
export const LINE_LENGTH = 200;
/** The form is created again so long after it was sent (specification 3 section 9). */
export const RECREATE_MS = 3_000;

/** What a form is filled in with before the visitor does. */
export const filledAnswers = (fields: readonly OnlineField[]): OnlineAnswers =>
  Object.fromEntries(fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));

/** An answer to a date as 'YYYY-MM-DD'; '' while it is incomplete. */
export function dayText(answer: OnlineAnswer | undefined): string {
  if (typeof answer !== 'object' || Array.isArray(answer)) return typeof answer === 'string' ? answer : '';
  const { day = '', month = '', year = '' } = answer;
  return day === '' || month === '' || year === '' ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The days and times to which a time of the form belongs; null for any time. */
export const openTimesOf = (field: OnlineField, fields: readonly OnlineField[]): OpenTimes | null =>
  field.day === '' ? null : (fields.find(({ name }) => name === field.day)?.open ?? null);

const textsOf = (answer: OnlineAnswer | undefined): string[] =>
  answer === undefined ? [] : typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];

/** Whether a field is shown with these answers: its condition holds, and that of the field it depends on. */
export function isShown(field: OnlineField, fields: readonly OnlineField[], answers: OnlineAnswers): boolean {
  const { when } = field;
  if (!when) return true;
  // Fields depend on earlier ones only, so that this ends.
  const earlier = fields.slice(0, fields.indexOf(field));
  const other = earlier.find(({ name }) => name === when.field);
  return other !== undefined && isShown(other, earlier, answers) && textsOf(answers[other.name]).includes(when.value);
}
