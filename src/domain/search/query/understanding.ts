import type { Currency, OdometerUnit } from '../../cars/car';
import type { NumberRange } from '../search';

export const queryLanguages = ['sv', 'nb', 'da', 'en', 'fi', 'sk'] as const;
export type QueryLanguage = (typeof queryLanguages)[number];

/** A range of the text: UTF-16 offsets, `to` exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** POST /api/search/understand (decision 3e). */
export interface UnderstandRequest {
  index: string;
  text: string;
  /** The language that the visitor reads and usually writes. */
  language: QueryLanguage;
  /** Parts that the visitor marked as plain words. */
  plain: Span[];
}

export const understandLimits = { text: 200, plain: 40 } as const;

export type Meaning =
  /** Any of the values; except for equipment they are values of one facet. */
  | { kind: 'terms'; name: string; values: string[]; not?: true }
  | { kind: 'range'; name: string; range: NumberRange }
  /** Nearest first; with `km` at most that far. */
  | { kind: 'place'; place: string; lat: number; lng: number; km?: number }
  /** 'nära mig': needs the position of the device. */
  | { kind: 'here'; km?: number }
  | { kind: 'sort'; sort_name: string }
  /** Stays in the keyphrase, as it is or in another form: 'c220d' of 'C 220 d', 't8|t6' of 't8 eller t6'. */
  | { kind: 'words'; as?: string }
  /** A word that no car has: not searched for, unless the visitor wants it. */
  | { kind: 'setAside' }
  /** No meaning: 'jag söker'; with `isCar` it asks for any car: 'en bil'. */
  | { kind: 'filler'; isCar?: true };

/** Whether the text asks for nothing by this part: 'söker en', 'nära mig'. */
export const isWithoutSearch = ({ kind }: Meaning): boolean => kind === 'filler' || kind === 'here';

/** A part of the text and its meaning. */
export interface Part extends Span {
  text: string;
  meaning: Meaning;
  /** The text with its typing errors corrected, if it had any: what the meaning was found for. */
  corrected?: string;
  /** A rule over the stock, not a named value: 'fast', 'family car'. It gives way where nothing fits. */
  isRule?: true;
  /** Values to search for in turn where the meaning's find nothing: plug-in hybrids for 'hybrid'. */
  wider?: string[];
  /** The parts that take its place where nothing else fits: the series and the fuel of '320d'. */
  otherwise?: Part[];
  /** A model that is not in stock; the meaning is models like it, or its make. */
  isOtherModel?: true;
  /** A model in stock, but not with the motor of the text; the meaning is models like it. */
  lacksMotor?: true;
}

/** Every word of the text is in exactly one part, in order. */
export interface Understanding {
  text: string;
  parts: Part[];
}

/** Numbers that words like 'fast' and 'luxury' are measured by. */
export const quartileFields = ['car_power', 'wltp_electric_range', 'car_price'] as const;
export type QuartileField = (typeof quartileFields)[number];

/** The vocabulary of a stock: the facet values of an index and the positions of its towns. */
export interface QueryVocabulary {
  /** The language of the values. */
  language: QueryLanguage;
  currency: Currency;
  odometer: OdometerUnit;
  /** Values by facet; a child as 'Volvo>V60' under its parent's field. */
  values: Readonly<Record<string, readonly string[]>>;
  places: readonly { name: string; lat: number; lng: number }[];
  /** Three quarters of the cars have less; absent without cars that have a number there. */
  upperQuartiles: Readonly<Partial<Record<QuartileField, number>>>;
  /** The folded words of the texts that the keyphrase finds. */
  textTerms: readonly string[];
  /** Those of them that stand in names: of makes, models and versions. */
  nameTerms: readonly string[];
}
