import type { Currency, OdometerUnit } from '../../cars/car';
import type { NumberRange } from '../search';

export const queryLanguages = ['sv', 'nb', 'da', 'en', 'fi', 'sk'] as const;
export type QueryLanguage = (typeof queryLanguages)[number];

/** A place in the visitor's text: UTF-16 offsets, `to` exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** POST /api/search/understand (decision 3e). */
export interface UnderstandRequest {
  index: string;
  text: string;
  /** What the visitor reads and, most of the time, writes. */
  language: QueryLanguage;
  /** Words that the visitor has taken back: they mean themselves. */
  plain: Span[];
}

export const understandLimits = { text: 200, plain: 40 } as const;

export type Meaning =
  /** Any of the values; of all but equipment they are facet values of one field. */
  | { kind: 'terms'; name: string; values: string[]; not?: true }
  | { kind: 'range'; name: string; range: NumberRange }
  /** Nearest first; with `km` no farther than that. */
  | { kind: 'place'; place: string; lat: number; lng: number; km?: number }
  /** 'nära mig': only the visitor's device knows where. */
  | { kind: 'here'; km?: number }
  | { kind: 'sort'; sort_name: string }
  /** Stays in the keyphrase. */
  | { kind: 'words' }
  /** Says nothing about the car: 'jag söker en bil'. */
  | { kind: 'filler' };

/** One part of what was written and what it was taken for. */
export interface Part extends Span {
  text: string;
  meaning: Meaning;
}

/** Every word of the text stands in exactly one part, in order. */
export interface Understanding {
  text: string;
  parts: Part[];
}

/** What the words of the stock are: the facet values of an index and where its towns lie. */
export interface QueryVocabulary {
  /** The language of the values. */
  language: QueryLanguage;
  currency: Currency;
  odometer: OdometerUnit;
  /** Values by facet; a child as 'Volvo>V60' under its parent's field. */
  values: Readonly<Record<string, readonly string[]>>;
  places: readonly { name: string; lat: number; lng: number }[];
}
