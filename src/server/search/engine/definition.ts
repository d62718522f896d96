import type { Currency, OdometerUnit } from '@/domain/cars/car';
import type { QueryLanguage } from '@/domain/search/query/understanding';
import type { SearchVocabulary } from '@/domain/search/searchVocabulary';

/** A field whose words the keyphrase finds. */
export interface TextField {
  name: string;
  /** Weight in the relevance of a document with a match in this field, 1..100. */
  weight: number;
}

/** Fields from this weight on hold names: of makes, models and versions. */
export const NAME_WEIGHT = 60;

/** What one kind of index holds and how it is searched. The engine itself contains nothing about cars or sites. */
export interface IndexDefinition extends SearchVocabulary {
  text: readonly TextField[];
  /** How many of the fields, from the first, stay uncompressed because lists use them; all when left out. */
  atHand?: number;
  /** Fields that the keyphrase matches only by their complete value, case-insensitively: registration number, id. */
  textKeys: readonly string[];
  /** Endings by which long words are also found. */
  compoundSuffixes: readonly string[];
  /** Facets whose values are suggested while typing; among equal matches the earlier facet comes first. */
  suggested: readonly string[];
  /** The language of the stock's texts, and of alphabetical order. */
  collation: QueryLanguage;
  /** Units of its prices and distances. */
  units: { currency: Currency; odometer: OdometerUnit };
}
