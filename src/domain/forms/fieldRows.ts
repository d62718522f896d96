import { fold } from '@/lib/fold';
import { CHOICE_TYPES, type OnlineField } from './onlineForm';

/** Fields as an editor writes them: without what is usual. */
export const fieldsJson = (fields: readonly OnlineField[]): string =>
  fields.length === 0
    ? ''
    : `[\n${fields
        .map(({ name, type, label, help, required, options, max, when }) =>
          JSON.stringify({
            name,
            type,
            label,
            ...(help !== '' && { help }),
            ...(required && { required }),
            ...(CHOICE_TYPES.has(type) && { options }),
            ...((type === 'rating' || type === 'upload') && { max }),
            ...(when && { when }),
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

/** The fields without conditions that cannot hold: their question is gone, comes later, or has no such option. */
export const withPossibleConditions = (fields: readonly OnlineField[]): OnlineField[] =>
  fields.map((field, index) => {
    const { when } = field;
    const isPossible =
      when === null ||
      fields
        .slice(0, index)
        .some(
          ({ name, type, options }) => name === when.field && (!CHOICE_TYPES.has(type) || options.includes(when.value)),
        );
    return isPossible ? field : { ...field, when: null };
  });
