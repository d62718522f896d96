import type { Currency, OdometerUnit } from '@/domain/cars/car';
import type { QueryLanguage } from '@/domain/search/query/understanding';
import type { SearchVocabulary } from '@/domain/search/searchVocabulary';

/** A field whose words the keyphrase finds. */
export interface TextField {
  name: string;
  /** Share in the relevance of a document whose word stands in this field, 1..100. */
  weight: number;
}

/** What one kind of index holds and how it is asked: all the engine knows about cars or sites. */
export interface IndexDefinition extends SearchVocabulary {
  text: readonly TextField[];
  /** How many of the fields, from the first, lists ask for: the others are kept packed. All, where it is left out. */
  atHand?: number;
  /** Fields that a word of the keyphrase finds only as a whole, in capitals: registration number, id. */
  textKeys: readonly string[];
  /** Words that long words may end in: they are found by their end too. */
  compoundSuffixes: readonly string[];
  /** Facets whose values complete what is being typed; among equals the first come first. */
  suggested: readonly string[];
  /** The language of the stock's words, and of alphabetical order. */
  collation: QueryLanguage;
  /** What its prices and distances are in. */
  units: { currency: Currency; odometer: OdometerUnit };
}
