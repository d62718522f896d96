import type { Read } from './read.types';
import type { Role } from './expressions';
import type { TextContext } from './textContext';
import { isTight } from './tokens';

/** The first and the last year of a part of a decade, from its first year. */
const parts: readonly (readonly [Role, first: number, last: number])[] = [
  ['startOf', 0, 4],
  ['middleOf', 3, 6],
  ['endOf', 6, 9],
];
/** Two digits from here on are of the last century: '90-talet'. */
const FIRST_OF_1900 = 30;

/** '2010-talet', 'slutet av 90-talet', "sidst i 2010'erne", 'early 2010s': years. */
export function decadeAt(index: number, { tokens, expressions }: TextContext): Read | null {
  const found = parts.find(([role]) => expressions.length(role, tokens, index) > 0);
  const [role, first, last] = found ?? [null, 0, 9];
  let start = index + (role ? expressions.length(role, tokens, index) : 0);
  if (role) start += expressions.length('filler', tokens, start);
  const token = tokens[start];
  const [, digits = '', glued = ''] = /^((?:19|20)?\d0)(\p{L}*)$/u.exec(token?.folded ?? '') ?? [];
  if (!token || token.plain || digits === '') return null;
  const next = tokens[start + 1];
  const isNext = glued === '' && next && !next.plain && /^(?:[-–'’]|)$/.test(next.before) && isTight(next.before);
  const isDecade = glued === '' ? isNext && expressions.has('decade', next.folded) : expressions.has('decade', glued);
  if (!isDecade) return null;
  const year = Number(digits);
  const from = digits.length === 4 ? year : year >= FIRST_OF_1900 ? 1900 + year : 2000 + year;
  return {
    meaning: { kind: 'range', name: 'car_year', range: { min: from + first, max: from + last } },
    end: start + (glued === '' ? 2 : 1),
  };
}

/** 'en 22:a', '21:a eller 22:a', '2022:a': years. */
export function yearNumeralAt(index: number, context: TextContext): Read | null {
  const { tokens, expressions } = context;
  const yearAt = (position: number): number | null => {
    const [number, ending] = [tokens[position], tokens[position + 1]];
    const isNumeral = ending?.before === ':' && /^[ao]r?$/.test(ending.folded) && !number?.plain;
    const [, digits] = /^(?:20)?(\d\d)$/.exec(number?.folded ?? '') ?? [];
    const year = 2000 + Number(digits);
    return isNumeral && digits !== undefined && year <= context.year + 1 ? year : null;
  };
  const years: number[] = [];
  let end = index;
  for (let year = yearAt(index), next = index; year !== null; year = yearAt(next)) {
    years.push(year);
    end = next + 2;
    next = end + expressions.length('and', tokens, end);
  }
  if (years.length === 0) return null;
  const range = { min: Math.min(...years), max: Math.max(...years) };
  return { meaning: { kind: 'range', name: 'car_year', range }, end };
}
