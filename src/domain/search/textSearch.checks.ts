import { isFiniteNumber, isString, listOf, objectOf, optional, type Check } from '../../lib/checks';
import { isRecord } from '../../lib/guards';
import type { QueryText } from './extraFilters';
import type { Meaning, Part, Span } from './query/understanding';
import type { UnderstoodQueryText } from './textSearch';

/* Checks of an understood text that was received or stored. */

const hasName = objectOf<{ name: string }>({ name: isString });

const meaningChecks: ReadonlyMap<string, (meaning: unknown) => boolean> = new Map<
  Meaning['kind'],
  (meaning: unknown) => boolean
>([
  ['terms', objectOf<{ name: string; values: string[] }>({ name: isString, values: listOf(isString) })],
  ['range', (meaning) => hasName(meaning) && 'range' in meaning && isRecord(meaning.range)],
  [
    'place',
    objectOf<{ place: string; lat: number; lng: number }>({
      place: isString,
      lat: isFiniteNumber,
      lng: isFiniteNumber,
    }),
  ],
  ['sort', objectOf<{ sort_name: string }>({ sort_name: isString })],
  ['here', isRecord],
  ['words', isRecord],
  ['setAside', isRecord],
  ['filler', isRecord],
]);

const isMeaning: Check<Meaning> = (value): value is Meaning =>
  isRecord(value) && isString(value.kind) && meaningChecks.get(value.kind)?.(value) === true;

const isPart: Check<Part> = objectOf<Part>({
  from: isFiniteNumber,
  to: isFiniteNumber,
  text: isString,
  meaning: isMeaning,
  corrected: optional(isString),
  isRule: optional((value): value is true => value === true),
  wider: optional(listOf(isString)),
  otherwise: optional((value): value is Part[] => areParts(value)),
  isOtherModel: optional((value): value is true => value === true),
  lacksMotor: optional((value): value is true => value === true),
});

export const areParts: Check<Part[]> = listOf(isPart);

export const isQueryText = objectOf<QueryText>({
  text: isString,
  plain: listOf(objectOf<Span>({ from: isFiniteNumber, to: isFiniteNumber })),
});

export const isUnderstoodQueryText = objectOf<UnderstoodQueryText>({ queryText: isQueryText, parts: areParts });
