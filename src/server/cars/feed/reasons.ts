import type { ValidationError } from 'yup';

/** A value within a sentence. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** Why a row was refused: the schema's messages, each with the value that it is about. */
export function reasonsOf(error: ValidationError): string[] {
  const each = error.inner.length > 0 ? error.inner : [error];
  return each.map(({ message, params }) => {
    const value: unknown = params?.originalValue ?? params?.value;
    return value === undefined || value === null || typeof value === 'object'
      ? message
      : `${message}, not ${shown(value)}`;
  });
}
