import { fold } from '@/lib/fold';
import { CHOICE_TYPES, type OnlineField } from './onlineForm';

/** Fields as an editor writes them: without what is usual. */
export const fieldsJson = (fields: readonly OnlineField[]): string =>
  fields.length === 0
    ? ''
    : `[\n${fields
        .map(({ name, type, label, help, required, options, max, open, day, when, value }) =>
          JSON.stringify({
            name,
            type,
            label,
            ...(help !== '' && { help }),
            ...(required && { required }),
            ...(CHOICE_TYPES.has(type) && { options }),
            ...((type === 'rating' || type === 'upload') && { max }),
            ...(open && { open }),
            ...(day !== '' && { day }),
            ...(when && { when }),
            ...(value !== undefined && { value }),
          }),
        )
        .map((line) => `  ${line}`)
        .join(',\n')}\n]`;

/** A name for a question that no other has: 'vad-galler-det'. */
export function nameFor(label: string, taken: readonly string[]): string {
  const base =
    fold(label)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-+$/g, '')
      .slice(0, 30) || 'field';
  if (!taken.includes(base)) return base;
  for (let number = 2; ; number += 1) if (!taken.includes(`${base}-${number}`)) return `${base}-${number}`;
}

export interface FieldCondition {
  field: string;
  value: string;
}

/** On which answers a field can depend: options of earlier questions. */
export const conditionsFor = (fields: readonly OnlineField[], index: number): (FieldCondition & { label: string })[] =>
  fields
    .slice(0, index)
    .flatMap(({ name, type, label, options }) =>
      CHOICE_TYPES.has(type) ? options.map((value) => ({ field: name, value, label })) : [],
    );

/**
 * The fields without conditions that cannot hold: their question is gone, comes later, or has no such option. A time
 * whose day is gone is any time.
 */
export const withPossibleConditions = (fields: readonly OnlineField[]): OnlineField[] =>
  fields.map((field, index) => {
    const { when, type, open, day } = field;
    const earlier = fields.slice(0, index);
    const isPossible =
      when === null ||
      earlier.some(
        (one) => one.name === when.field && (!CHOICE_TYPES.has(one.type) || one.options.includes(when.value)),
      );
    return {
      ...field,
      open: type === 'date' ? open : null,
      day: type === 'time' && earlier.some((one) => one.name === day && one.type === 'date' && one.open) ? day : '',
      when: isPossible ? when : null,
    };
  });
