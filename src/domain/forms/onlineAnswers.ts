import { ValidationError, type Schema } from 'yup';
import type { LocalMoment } from '../dealers/openingHours';
import { emailField, lineField, nameLine, phoneField, textField } from './fields.schema';
import {
  ANSWER_LENGTH,
  dayText,
  fieldParts,
  isShown,
  LINE_LENGTH,
  openTimesOf,
  type OnlineAnswer,
  type OnlineAnswers,
  type OnlineField,
} from './onlineForm';
import { refusedDay, timesOn, type OpenTimes } from './openTimes';

export type AnswerReason =
  | 'required'
  | 'tooLong'
  | 'unreadable'
  | 'email'
  | 'emailDomain'
  | 'phone'
  | 'nameLink'
  | 'number'
  | 'date'
  | 'tooSoon'
  | 'tooFarAhead'
  | 'closed'
  | 'time'
  | 'option'
  | 'tooMany';
type CheckedAnswer = { ok: true; answer: OnlineAnswer | null } | { ok: false; reason: AnswerReason };

const UPLOAD = /^[A-Za-z0-9_-]{22}$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const NUMBER = /^-?\d{1,12}(?:[.,]\d{1,6})?$/;
const REASONS: readonly AnswerReason[] = ['required', 'tooLong', 'email', 'emailDomain', 'phone', 'nameLink'];

const nothing: CheckedAnswer = { ok: true, answer: null };
const refused = (reason: AnswerReason): CheckedAnswer => ({ ok: false, reason });

function byText(schema: Schema<string>, given: unknown): CheckedAnswer {
  try {
    return { ok: true, answer: schema.validateSync(given) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return refused(REASONS.find((reason) => reason === error.message) ?? 'unreadable');
  }
}

type Parts = Record<string, string>;

/** The named parts of an object, each one line. */
function partsOf(given: unknown, names: readonly string[], line = lineField(LINE_LENGTH)): Parts | AnswerReason {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return 'unreadable';
  const parts: Parts = {};
  const values = new Map<string, unknown>(Object.entries(given));
  for (const name of names) {
    const read = byText(line, values.get(name) ?? '');
    // Of names only: that they are none is said as such.
    if (!read.ok) return read.reason === 'nameLink' ? read.reason : 'unreadable';
    if (typeof read.answer !== 'string') return 'unreadable';
    parts[name] = read.answer;
  }
  return parts;
}

function dateOf({ day = '', month = '', year = '' }: Record<string, string>): CheckedAnswer {
  if (day === '' && month === '' && year === '') return nothing;
  if (![day, month].every((part) => /^\d{1,2}$/.test(part)) || !/^\d{4}$/.test(year)) return refused('date');
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return refused('date');
  return { ok: true, answer: { day: day.padStart(2, '0'), month: month.padStart(2, '0'), year } };
}

/** The day of a date field as its parts, which is how it is stored. */
function dateParts(given: unknown): unknown {
  const [, year, month, day] = typeof given === 'string' ? (DAY.exec(given) ?? []) : [];
  return year === undefined ? given : { day, month, year };
}

const listOf = (given: unknown): string[] | null => {
  const list: unknown[] = Array.isArray(given) ? given : given === '' || given === undefined ? [] : [given];
  return list.every((one) => typeof one === 'string') ? list : null;
};

/** An answer as it is stored, whether or not one is required; null for none. */
function read({ type, options, max, required }: OnlineField, given: unknown): CheckedAnswer {
  switch (type) {
    case 'fullname':
    case 'address': {
      const line = type === 'fullname' ? nameLine(LINE_LENGTH) : undefined;
      const parts = given === undefined || given === '' ? {} : partsOf(given, fieldParts[type], line);
      if (typeof parts === 'string') return refused(parts);
      const filled = Object.values(parts).filter((part) => part !== '').length;
      // The second line of an address is for those who have one.
      const optional: readonly string[] = ['addr_line2'];
      const isComplete = fieldParts[type].every((name) => optional.includes(name) || (parts[name] ?? '') !== '');
      if (filled === 0) return nothing;
      return isComplete || !required ? { ok: true, answer: parts } : refused('required');
    }
    case 'date': {
      const parts = given === undefined || given === '' ? {} : partsOf(dateParts(given), fieldParts.date);
      return typeof parts === 'string' ? refused(parts) : dateOf(parts);
    }
    case 'checkbox': {
      const list = listOf(given);
      if (!list) return refused('unreadable');
      if (list.some((one) => !options.includes(one))) return refused('option');
      return list.length === 0 ? nothing : { ok: true, answer: options.filter((option) => list.includes(option)) };
    }
    case 'upload': {
      const list = listOf(given);
      if (!list || list.some((one) => !UPLOAD.test(one))) return refused('unreadable');
      if (list.length > max) return refused('tooMany');
      return list.length === 0 ? nothing : { ok: true, answer: [...new Set(list)] };
    }
    default: {
      const text = byText(type === 'textarea' ? textField(ANSWER_LENGTH) : lineField(LINE_LENGTH), given ?? '');
      if (!text.ok || text.answer === '') return text.ok ? nothing : text;
      if (type === 'email') return byText(emailField(), text.answer);
      if (type === 'phone') return byText(phoneField(), text.answer);
      if (type === 'time' && !TIME.test(String(text.answer))) return refused('time');
      if (type === 'number' && !NUMBER.test(String(text.answer))) return refused('number');
      if (type === 'rating') {
        const stars = Number(text.answer);
        return Number.isInteger(stars) && stars >= 1 && stars <= max
          ? { ok: true, answer: String(stars) }
          : refused('option');
      }
      const isChoice = type === 'radio' || type === 'dropdown';
      return isChoice && !options.includes(String(text.answer)) ? refused('option') : text;
    }
  }
}

export interface CheckedAnswers {
  /** By field: of those that are shown and answered. */
  answers: OnlineAnswers;
  errors: Partial<Record<string, AnswerReason>>;
}

/** Why a day or a time can't be chosen although it exists. */
function refusal(
  field: OnlineField,
  answer: OnlineAnswer,
  { fields, answers, now }: { fields: readonly OnlineField[]; answers: OnlineAnswers; now: LocalMoment },
): AnswerReason | null {
  if (field.open) return refusedDay(field.open, dayText(answer), now);
  const open: OpenTimes | null = openTimesOf(field, fields);
  const date = dayText(answers[field.day]);
  // Without a day that can be chosen, that is what is wrong.
  return open && date !== '' && !timesOn(open, date, now).includes(String(answer)) ? 'time' : null;
}

/**
 * Checks the answers of a form; those of fields that are not shown are left out. `now`: what clocks show where the
 * visitor wants to come. `withoutUploads`: of a page without JavaScript, which sends no pictures.
 */
export function checkAnswers(
  fields: readonly OnlineField[],
  given: Readonly<Record<string, unknown>>,
  { now, withoutUploads = false }: { now: LocalMoment; withoutUploads?: boolean },
): CheckedAnswers {
  const answers: OnlineAnswers = {};
  const errors: CheckedAnswers['errors'] = {};
  for (const field of fields) {
    if (!isShown(field, fields, answers)) continue;
    const result = read(field, Object.hasOwn(given, field.name) ? given[field.name] : undefined);
    if (!result.ok) errors[field.name] = result.reason;
    else if (result.answer !== null) {
      const reason = refusal(field, result.answer, { fields, answers, now });
      if (reason) errors[field.name] = reason;
      else answers[field.name] = result.answer;
    } else if (field.required && !(withoutUploads && field.type === 'upload')) errors[field.name] = 'required';
  }
  return { answers, errors };
}
