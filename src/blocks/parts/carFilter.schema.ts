import { array, number, object, string } from 'yup';
import { MAX_IDS } from '@/domain/search/carTeaser';
import { readContentFilter } from '@/domain/search/contentFilter';
import type { BaseFilter } from '@/domain/search/search';
import { isRecord } from '@/lib/guards';
import type { SchemaContext } from '../fields.schema';

const bare = (value: unknown): unknown => (isRecord(value) && 'value' in value ? value.value : value);

function* pairsOf(given: unknown): Generator<readonly [string, string]> {
  if (typeof given === 'string') yield* new URLSearchParams(given);
  else if (isRecord(given))
    for (const [name, value] of Object.entries(given))
      for (const one of [value].flat()) yield [name, String(bare(one) ?? '')];
}

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === 'string' && one !== '');

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A filter that is parsed already. */
const again = (given: readonly unknown[]): BaseFilter[] =>
  given.filter(isRecord).flatMap(({ name, values, min, max }) =>
    typeof name === 'string' && name !== ''
      ? [
          {
            name,
            ...(Array.isArray(values) ? { values: texts(values) } : {}),
            ...(isNumber(min) ? { min } : {}),
            ...(isNumber(max) ? { max } : {}),
          },
        ]
      : [],
  );

/**
 * A name-value list over the fields of cars: 'car_brand=Volvo&car_brand=Polestar'. null for unknown fields: no car
 * matches, and the reason is logged.
 */
export const carFilterField = () =>
  array(
    object({ name: string().required(), values: array(string().required()), min: number(), max: number() }).required(),
  )
    .transform((_, given: unknown, __: unknown, { context }: { context?: SchemaContext }): BaseFilter[] | null => {
      const value = bare(given);
      if (value === null) return null;
      if (Array.isArray(value)) return again(value);
      const { filters, unknownNames } = readContentFilter(pairsOf(value));
      for (const name of unknownNames) context?.report?.(`Cars can't be chosen by ${name}`);
      return unknownNames.length > 0 ? null : filters;
    })
    .nullable()
    .default([]);

/** Ids divided by commas, spaces or bars. */
export const idsField = () =>
  array(string().required())
    .transform((_, given: unknown): string[] => {
      const value = bare(given);
      const ids = Array.isArray(value)
        ? texts(value)
        : typeof value === 'string' || typeof value === 'number'
          ? String(value).split(/[\s,;|]+/)
          : [];
      return [...new Set(ids.filter((id) => /^[\w-]{1,60}$/.test(id)))].slice(0, MAX_IDS);
    })
    .default([]);
