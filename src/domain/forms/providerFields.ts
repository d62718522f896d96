import { isRecord } from '@/lib/guards';
import { controlTypes, ONLINE_FIELD_TYPES, type OnlineField, type OnlineFieldType } from './onlineForm';
import { readFields, type ReadFields } from './onlineForm.schema';
import { toProviderAnswers, type ProviderAnswer } from './providerAnswers';

/** A question of a form that is not answered, with what a page needs to show it. */
export interface ProviderField extends ProviderAnswer {
  /** Line below the label. */
  subLabel?: string;
  required?: 'Yes' | 'No';
  /** Separated by `|`. */
  options?: string;
  /** Ours: the most pictures, days and times, and the answer of an earlier question on which it depends. */
  max?: string;
  open?: OnlineField['open'];
  day?: string;
  when?: OnlineField['when'];
}

/** The questions of a form in the shape of providers: by question id, in the form's order. */
export function toProviderFields(fields: readonly OnlineField[]): Record<string, ProviderField> {
  const described = Object.entries(toProviderAnswers(fields, {}));
  return Object.fromEntries(
    described.map(([id, field], index): [string, ProviderField] => {
      const { help = '', required, options = [], when, type, max, open, day = '' } = fields[index] ?? {};
      return [
        id,
        {
          ...field,
          ...(help !== '' && { subLabel: help }),
          ...(required && { required: 'Yes' }),
          ...(options.length > 0 && { options: options.join('|') }),
          ...(type === 'upload' && { max: String(max) }),
          ...(open && { open }),
          ...(day !== '' && { day }),
          ...(when && { when }),
        },
      ];
    }),
  );
}

const typeOf = (control: unknown): OnlineFieldType | undefined =>
  ONLINE_FIELD_TYPES.find((type) => controlTypes[type] === control);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const countOf = (value: unknown): number | undefined => (/^\d{1,2}$/.test(textOf(value)) ? Number(value) : undefined);

/**
 * The fields of a form that a provider describes by its questions. Headings, page breaks, buttons and whatever we have
 * no control for are left out.
 */
export function fromProviderFields(described: Readonly<Record<string, unknown>>): ReadFields {
  const known = Object.values(described)
    .filter(isRecord)
    .flatMap((field) => {
      const type = typeOf(field.type);
      return type === undefined ? [] : [{ field, type }];
    })
    .toSorted((a, b) => Number(a.field.order) - Number(b.field.order));
  return readFields(
    known.map(({ field: { name, text, subLabel, required, options, stars, max, open, day, when }, type }) => ({
      name,
      type,
      label: textOf(text).trim(),
      help: textOf(subLabel).trim(),
      required: required === 'Yes' || required === true,
      options: textOf(options)
        .split('|')
        .flatMap((option) => option.trim() || []),
      max: countOf(type === 'rating' ? stars : max),
      ...(type === 'date' && isRecord(open) && { open }),
      ...(type === 'time' && { day: textOf(day) }),
      ...(isRecord(when) && { when: { field: when.field, value: when.value } }),
    })),
  );
}
