import { foldedTokens } from '../../../lib/fold';
import { expressionsIn } from './expressions';
import { concepts, type Concept } from './tables/concepts';
import { equipmentConcepts } from './tables/equipment';
import { flagConcepts } from './tables/flags';
import type { QueryLanguage } from './understanding';

/** The folded words of a text. */
export const foldedTerms = (text: string): string[] => foldedTokens(text).map(({ folded }) => folded);

/** The folded words of a text, joined: names are looked up without regard to spaces and signs. */
export const squeeze = (text: string): string => foldedTerms(text).join('');

export interface ConceptForm {
  key: string;
  terms: readonly string[];
  /** Matches values that contain it, too. */
  isPart: boolean;
  /** Finds values without being a word for them all: '=360kamera*' of 'kamera'. */
  isValueOnly: boolean;
}

export interface ParsedConcept {
  field: string;
  /** The one value that it means; else the values that its forms name. */
  value?: string;
  forms: Record<QueryLanguage, ConceptForm[]>;
}

const formsIn = (row: string): ConceptForm[] =>
  expressionsIn(row).map((expression) => ({
    key: squeeze(expression),
    terms: foldedTerms(expression),
    isPart: expression.endsWith('*'),
    isValueOnly: expression.startsWith('='),
  }));

const parsed = ([field, sv, nb, da, en, fi, sk]: Concept): ParsedConcept => ({
  field,
  forms: { sv: formsIn(sv), nb: formsIn(nb), da: formsIn(da), en: formsIn(en), fi: formsIn(fi), sk: formsIn(sk) },
});

/** Their words match exactly only: 'dealer' is no inflected 'deal', and 'sale' does not begin 'sale price'. */
export const flagFields: ReadonlySet<string> = new Set(flagConcepts.map(([field]) => field));

/** Cached: the tables are constant. */
let cache: readonly ParsedConcept[] | null = null;

export const parsedConcepts = (): readonly ParsedConcept[] =>
  (cache ??= [
    ...[...concepts, ...equipmentConcepts].map(parsed),
    ...flagConcepts.map((concept) => ({ ...parsed(concept), value: 'true' })),
  ]);
