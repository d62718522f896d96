import { inWrittenOrder } from '@/domain/forms/providerAnswers';
import type { InboxField, StaffRole } from '@/domain/inbox/inbox';
import { isRecord } from '@/lib/guards';
import { isPictureAddress } from './inboxDetails';

type Value = string | number | boolean;
type Payload = Readonly<Record<string, unknown>>;
type Row = Pick<InboxField, 'name' | 'label' | 'values'>;

/** Deeper values are not of our forms. */
const DEEPEST = 4;
const EMAIL = /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/;

/**
 * Fields without personal data, by kind of form: what roles see that do not need the rest. A form that is not named
 * here, and a field that is not, is hidden from them.
 */
const publicFields: Readonly<Record<string, readonly string[]>> = {
  contact: ['car', 'quote', 'testDrive', 'testDriveTimes', 'plan', 'source', 'toName'],
  'service-request': ['siteName', 'typeCar', 'services', 'milage', 'date'],
  'sell-car': ['selectedOption', 'brand', 'model', 'year', 'odometer', 'milage', 'condition', 'range', 'wantedCar'],
  'online-form': ['title', 'source'],
  'tire-request': ['siteName', 'car', 'dimension', 'currentTire', 'positions', 'priority'],
  'tire-review': ['siteName', 'rating', 'date'],
  'advance-bid': ['car', 'bid', 'source'],
};

/** Addresses that the server decides by itself, ids, and what stands there twice. */
const WITHOUT = new Set(['toEmail', 'siteEmail', 'siteId', 'erpId', 'formId', 'createdAt', 'photos', 'gdpr']);

const isValue = (value: unknown): value is Value =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

/** A labelled field with what was entered, as providers of forms have it. */
const isEntry = (value: unknown): value is Record<string, unknown> & { text: string; type: string } =>
  isRecord(value) && typeof value.text === 'string' && typeof value.type === 'string' && 'order' in value;

/** All values below a value, in order. */
const valuesIn = (value: unknown, depth = 0): Value[] =>
  isValue(value)
    ? [value]
    : depth < DEEPEST && typeof value === 'object' && value !== null
      ? Object.values(value).flatMap((one) => valuesIn(one, depth + 1))
      : [];

/** Values by path, in the order of the form; empty ones are left out. */
function flatten(value: unknown, path: string, depth = 0): Row[] {
  if (isValue(value)) return [{ name: path, label: '', values: [value] }];
  if (depth >= DEEPEST) return [];
  if (isEntry(value)) {
    const values = valuesIn(inWrittenOrder(value.type, value.answer));
    return values.length === 0 ? [] : [{ name: path, label: value.text, values }];
  }
  if (Array.isArray(value)) {
    const plain = value.filter(isValue);
    if (plain.length === value.length) return plain.length === 0 ? [] : [{ name: path, label: '', values: plain }];
    return value.flatMap((one, index) => flatten(one, `${path}.${index + 1}`, depth + 1));
  }
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, one]) => flatten(one, path === '' ? name : `${path}.${name}`, depth + 1))
    : [];
}

/** Who wrote, what, and about what: the database does not keep the order of a form. Other fields follow. */
const ORDER = [
  'name',
  'customerName',
  'phone',
  'customerPhone',
  'email',
  'customerEmail',
  'message',
  'description',
  'other',
  'selectedOption',
  'regno',
  'brand',
  'model',
  'year',
  'milage',
  'condition.driving',
  'condition.outside',
  'condition.inside',
  'condition.service',
  'condition.wheels',
  'typeCar',
  'services',
  'siteName',
  'date',
];

const rankOf = ({ name }: Row): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

const inOrder = (rows: readonly Row[]): Row[] => rows.toSorted((a, b) => rankOf(a) - rankOf(b));

/** Whether a role sees the personal data of submissions. */
export const seesPersons = (role: StaffRole): boolean => role === 'site';

/** The stored values of a submission as labelled rows, of any kind of form. */
export function fieldsOf(form: string, payload: Payload, role: StaffRole): InboxField[] {
  const shown = new Set(publicFields[form]);
  const hasEntries = entriesOf(payload).length > 0;
  return inOrder(flatten(payload, '')).flatMap(({ name, label, values: stored }) => {
    const [first = ''] = name.split('.');
    // The flat form of the same entries.
    if (WITHOUT.has(first) || (hasEntries && first === 'fields')) return [];
    // Shown as pictures.
    const values = stored.filter((value) => !isPictureAddress(value));
    if (values.length === 0) return [];
    const isHidden = !seesPersons(role) && !shown.has(first);
    return [{ name, label, values: isHidden ? [] : values, isHidden }];
  });
}

/** The entries of a provider's form. */
const entriesOf = (payload: Payload) => {
  const given = payload.answers;
  return isRecord(given) ? Object.values(given).filter(isEntry) : [];
};

const enteredIn = (payload: Payload, type: string): Value[][] =>
  entriesOf(payload).flatMap((entry) => (entry.type === type ? [valuesIn(inWrittenOrder(type, entry.answer))] : []));

const textOf = (payload: Payload, name: string): string => {
  const value = payload[name];
  return typeof value === 'string' ? value : '';
};

/** The sender's name, wherever the form keeps it. */
export const senderName = (payload: Payload): string =>
  textOf(payload, 'name') ||
  textOf(payload, 'customerName') ||
  (enteredIn(payload, 'control_fullname')[0] ?? []).join(' ');

/** 'L• S•': enough to tell two submissions apart. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => `${[...part][0] ?? ''}•`)
    .join(' ');

/** Where a reply goes: the sender's address, wherever the form keeps it; null where there is none. */
export const senderEmail = (payload: Payload): string | null =>
  [
    textOf(payload, 'email'),
    textOf(payload, 'customerEmail'),
    ...enteredIn(payload, 'control_email').map(([value]) => String(value ?? '')),
  ].find((email) => EMAIL.test(email)) ?? null;
