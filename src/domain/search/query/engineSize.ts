import type { Read } from './read.types';
import type { TextContext } from './textContext';
import { isLoose, isTight } from './tokens';

/** Of cars, in litres. */
const SMALLEST = 0.6;
const LARGEST = 8.5;

/**
 * '1 litre', '1,5-liters', '1.0l': the size of the engine, as versions write it: '1.0'. A boot has more litres, a
 * consumption, which is set aside, has them per
 * distance.
 */
export function engineSizeAt(index: number, { tokens, expressions }: TextContext): Read | null {
  const [first, second] = [tokens[index], tokens[index + 1]];
  const isFraction = /^\d$/.test(first?.folded ?? '') && /^[.,]$/.test(second?.before ?? '');
  const last = isFraction ? second : first;
  const [, tenth = '', glued = ''] = /^(\d)(\p{L}*)$/u.exec(last?.folded ?? '') ?? [];
  const isDecimal = /^[.,]$/.test(first?.before ?? '');
  if (!first || isDecimal || first.plain || last?.plain || tenth === '') return null;
  const size = isFraction ? `${first.folded}.${tenth}` : `${tenth}.0`;
  const after = index + (isFraction ? 2 : 1);
  const isUnit = glued !== '' && expressions.has('litres', glued);
  const isNext = glued === '' && isLoose(tokens[after]?.before ?? ',');
  const unit = isUnit ? 0 : isNext ? expressions.length('litres', tokens, after) : 0;
  let end = after + unit;
  if (!isUnit && unit === 0) return null;
  // '5 l/100 km'
  const per = tokens[end];
  const isPerDistance = (per?.folded.startsWith('100') ?? false) || expressions.length('mil', tokens, end) > 0;
  if (per?.before.includes('/') && isPerDistance)
    return {
      meaning: { kind: 'setAside' },
      end: end + 1 + expressions.length('km', tokens, end + 1),
      isAboutCars: true,
    };
  // '0,5 liter per mil', 'under 5 liter'
  const before = tokens[index - 1]?.folded ?? '';
  const isOther =
    expressions.length('perDistance', tokens, end) > 0 ||
    (['max', 'min', 'otherAmount'] as const).some((role) => expressions.has(role, before));
  if (isOther || Number(size) < SMALLEST || Number(size) > LARGEST) return null;
  // '1.0 liter motor', but not 'motor 150 hk'
  const engine = isTight(tokens[end]?.before ?? ',') ? expressions.length('power', tokens, end) : 0;
  if (engine > 0 && !/^\d/.test(tokens[end + engine]?.folded ?? '')) end += engine;
  return { meaning: { kind: 'words', as: size }, end, isAboutCars: true };
}
