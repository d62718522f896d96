import type { Token } from './tokens';
import type { Meaning, Part } from './understanding';

/** Signs that belong to an amount: '£5000', '<200000', '-19'. */
const BEFORE_AMOUNT = /(?:[£€$<>≤≥]=?\s*|(?<=^|\s)[-\u2013'’])$/;
/** '2019+', '5000:-', '-19-' */
const AFTER_AMOUNT = /^(?:\s?(?:\+|[£€]|:-|,-)|-(?=\s|$))/;

/** Number of characters that the pattern matches. */
const matchLength = (pattern: RegExp, text: string): number => pattern.exec(text)?.[0].length ?? 0;

/** The parts of a text that have been read so far, with the signs next to them. */
export class PartList {
  readonly parts: Part[] = [];

  constructor(private readonly text: string) {}

  get last(): Part | undefined {
    return this.parts.at(-1);
  }

  /**
   * Adds what one or more tokens mean. Adjacent plain words are one part, and so are adjacent fillers; a corrected word
   * can be taken back alone.
   */
  add(
    tokens: readonly Token[],
    meaning: Meaning,
    more: Pick<Part, 'isRule' | 'wider' | 'otherwise' | 'isOtherModel'>,
  ): void {
    const [first, end] = [tokens[0], tokens.at(-1)];
    if (!first || !end) return;
    const isAmount = meaning.kind === 'range' && /^\d/.test(first.text);
    const isExcluded = meaning.kind === 'terms' && meaning.not === true;
    const before = isAmount
      ? matchLength(BEFORE_AMOUNT, first.before)
      : isExcluded
        ? matchLength(/-$/, first.before)
        : 0;
    const after = meaning.kind === 'range' ? matchLength(AFTER_AMOUNT, end.after) : 0;
    // A sign between two numbers belongs to the first.
    const from = Math.max(first.from - before, this.last?.to ?? 0);
    const to = end.to + after;
    const corrected = this.corrected(from, to, tokens);
    const joined = corrected === undefined ? this.takeJoined(from, meaning) : null;
    const start = joined?.from ?? from;
    this.parts.push({
      from: start,
      to,
      text: this.text.slice(start, to),
      meaning: { ...joined?.meaning, ...meaning },
      ...(corrected !== undefined && { corrected }),
      ...more,
    });
  }

  /** The text of a part with its corrections; undefined without any. */
  private corrected(from: number, to: number, tokens: readonly Token[]): string | undefined {
    const changed = tokens.filter((token) => token.corrected !== undefined);
    if (changed.length === 0) return undefined;
    let [text, next] = ['', from];
    for (const token of changed) {
      text += this.text.slice(next, token.from) + token.corrected;
      next = token.to;
    }
    return text + this.text.slice(next, to);
  }

  /** Takes the last part away if what starts at `from` goes on with it. */
  private takeJoined(from: number, meaning: Meaning): Part | null {
    const { last } = this;
    const { kind } = meaning;
    const isOwn = [meaning, last?.meaning].some((one) => one?.kind === 'words' && one.as !== undefined);
    const goesOn =
      !isOwn &&
      last !== undefined &&
      last.corrected === undefined &&
      last.meaning.kind === kind &&
      (kind === 'words' || kind === 'filler') &&
      // The comma of '1,0 tsi' is inside a number.
      !/(?<!\d)[,;]|[,;](?!\d)/.test(this.text.slice(last.to - 1, from + 1));
    return goesOn ? (this.parts.pop() ?? null) : null;
  }
}
