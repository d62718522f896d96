import type { Rank } from './names';
import type { Meaning, Part } from './understanding';

/** What a rule read from one token or more. */
export interface Read {
  meaning: Meaning;
  /** Index of the first token after it. */
  end: number;
  /** Of a value that was found by a word for several. */
  rank?: Rank;
  /** By a bound of the stock: 'fast'. */
  isLevel?: true;
  /** A colour by a word of another language: it gives way where nothing fits. */
  isLoan?: true;
  /** The bound stays where nothing fits: 'nearly new'. */
  isFirm?: true;
  /** The parts that take its place where nothing else fits. */
  otherwise?: Part[];
  /** In place of the one part: '320d' is a series and a fuel. */
  pieces?: Part[];
  /** A model that is not in stock; the meaning is models like it, or its make. */
  isOtherModel?: true;
  /** The makes of that model. */
  makes?: readonly string[];
  /** The years of a generation: 'golf 7'. */
  isGeneration?: true;
  /** The text asks for cars, whatever else is in it. */
  isAboutCars?: true;
  /** The part before, with which it is one: the make of a model that is not in stock. */
  joined?: Part;
}
