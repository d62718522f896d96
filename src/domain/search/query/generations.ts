import { CHILD_SEPARATOR, type NumberRange } from '../search';
import type { Part } from './understanding';

/** Years in which the generations of models were sold new in Europe, by what buyers call them, folded. */
const generations: Readonly<Record<string, Readonly<Record<string, NumberRange>>>> = {
  golf: {
    5: { min: 2003, max: 2009 },
    6: { min: 2008, max: 2013 },
    7: { min: 2012, max: 2020 },
    8: { min: 2019 },
  },
  passat: {
    b6: { min: 2005, max: 2010 },
    b7: { min: 2010, max: 2015 },
    b8: { min: 2014, max: 2023 },
    b9: { min: 2023 },
  },
};

/** The years of a generation of these models: 'mk7' of Golf and Golf Sportscombi; null for another word. */
export function generationYears(values: readonly string[], word: string): NumberRange | null {
  const models = new Set(
    values.map(
      (value) =>
        value
          .slice(value.indexOf(CHILD_SEPARATOR) + 1)
          .toLowerCase()
          .split(' ')[0] ?? '',
    ),
  );
  const [model, ...others] = models;
  if (model === undefined || others.length > 0) return null;
  return generations[model]?.[word.replace(/^mk/, '')] ?? null;
}

/** 'golf 7 eller golf 8': a car is of one generation, so each part is the years from the first to the last. */
export function inOneSpan(parts: readonly Part[], generations: readonly Part[]): readonly Part[] {
  const ranges = generations.flatMap(({ meaning }) => (meaning.kind === 'range' ? [meaning.range] : []));
  if (ranges.length < 2) return parts;
  const mins = ranges.flatMap(({ min }) => min ?? []);
  const maxs = ranges.flatMap(({ max }) => max ?? []);
  const range: NumberRange = {
    ...(mins.length === ranges.length && { min: Math.min(...mins) }),
    ...(maxs.length === ranges.length && { max: Math.max(...maxs) }),
  };
  return parts.map((part) =>
    generations.includes(part) ? { ...part, meaning: { kind: 'range', name: 'car_year', range } } : part,
  );
}
