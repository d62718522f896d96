import type { OnlineAnswers, OnlineField } from './onlineForm';

/**
 * The answers that an address may hold: a day, a time, a choice. Nothing that names a person is read from it, whatever
 * it holds.
 */
export function addressValues(fields: readonly OnlineField[], search: string): OnlineAnswers {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    fields.flatMap(({ name, type, options }): [string, string][] => {
      const value = parameters.get(name) ?? '';
      const isKnown =
        (type === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value)) ||
        (type === 'time' && /^\d{2}:\d{2}$/.test(value)) ||
        ((type === 'dropdown' || type === 'radio') && options.includes(value));
      return isKnown ? [[name, value]] : [];
    }),
  );
}
