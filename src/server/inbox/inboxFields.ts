import type { InboxField, StaffRole } from '@/domain/inbox/inbox';
import { isRecord } from '@/lib/guards';

type Value = string | number | boolean;

/** Deeper values are not of our forms. */
const DEEPEST = 4;
const EMAIL = /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/;

/**
 * Fields without personal data, by kind of form: what roles see that do not need the rest. A form that is not named
 * here, and a field that is not, is hidden from them.
 */
const publicFields: Readonly<Record<string, readonly string[]>> = {
  contact: ['car', 'quote', 'testDrive', 'testDriveTimes', 'plan', 'source', 'toName'],
};

/** Ids, and what only machines read. */
const WITHOUT = new Set(['toEmail']);

const isValue = (value: unknown): value is Value =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';

/** Values by path, in the order of the form; empty ones are left out. */
function flatten(value: unknown, path: string, depth = 0): [path: string, values: Value[]][] {
  if (isValue(value)) return [[path, [value]]];
  if (depth >= DEEPEST) return [];
  if (Array.isArray(value)) {
    const plain = value.filter(isValue);
    if (plain.length === value.length) return plain.length === 0 ? [] : [[path, plain]];
    return value.flatMap((one, index) => flatten(one, `${path}.${index + 1}`, depth + 1));
  }
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, one]) => flatten(one, path === '' ? name : `${path}.${name}`, depth + 1))
    : [];
}

/** Whether a role sees the personal data of submissions. */
export const seesPersons = (role: StaffRole): boolean => role === 'site';

/** The stored values of a submission as labelled rows, of any kind of form. */
export function fieldsOf(form: string, payload: Readonly<Record<string, unknown>>, role: StaffRole): InboxField[] {
  const shown = new Set(publicFields[form]);
  return flatten(payload, '')
    .filter(([name]) => !WITHOUT.has(name))
    .map(([name, values]) => {
      const isHidden = !seesPersons(role) && !shown.has(name.split('.')[0] ?? '');
      return { name, values: isHidden ? [] : values, isHidden };
    });
}

/** The sender's name; of names in parts, first and last. */
export function senderName(payload: Readonly<Record<string, unknown>>): string {
  const text = (name: string): string => {
    const value = payload[name];
    return typeof value === 'string' ? value : '';
  };
  return text('name') || text('fullName') || [text('firstName'), text('lastName')].filter(Boolean).join(' ');
}

/** 'L• S•': enough to tell two submissions apart. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => `${[...part][0] ?? ''}•`)
    .join(' ');

/** Where an reply goes: the sender's address, wherever the form keeps it; null where there is none. */
export function senderEmail(payload: Readonly<Record<string, unknown>>): string | null {
  const found = flatten(payload, '').find(
    ([path, [value]]) =>
      !WITHOUT.has(path) && /e-?(?:mail|post)$/i.test(path) && typeof value === 'string' && EMAIL.test(value),
  );
  const [value] = found?.[1] ?? [];
  return typeof value === 'string' ? value : null;
}
