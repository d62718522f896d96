import type { Read } from './read.types';
import { weightEnd } from './readNumber';
import { attributeAt, withAttribute, withNextNoun, type Attribute } from './sharedAttributes';
import type { TextContext } from './textContext';
import type { Meaning } from './understanding';

/** Equipment that shares a word or is one of several. */
export class EquipmentReader {
  /** Of the equipment before, and where a noun may share it: 'ratt' in 'uppvärmda säten och ratt'. */
  private attribute: { attribute: Attribute; end: number } | null = null;

  constructor(private readonly context: TextContext) {}

  /** After each part of the text. */
  follow(index: number, end: number, meaning: Meaning): void {
    this.attribute = this.attributeAfter(index, end, meaning);
  }

  /** 'dragkrok eller takräcke': one of them is enough. */
  either(read: Read): Read {
    const { meaning } = read;
    if (meaning.kind !== 'terms' || meaning.name !== 'car_equipment') return read;
    const values = new Set(meaning.values);
    let { end } = read;
    for (;;) {
      const joint = this.context.expressions.length('or', this.context.tokens, end);
      const next = joint > 0 ? this.context.termAt(end + joint) : null;
      if (next?.name !== meaning.name) break;
      for (const value of next.values) values.add(value);
      end += joint + next.tokens;
    }
    return { ...read, meaning: { ...meaning, values: [...values] }, end };
  }

  /** 'drar 2 ton': a towbar, which gives way where no car has one; the stock doesn't tell the weight. */
  pulling(index: number): Read | null {
    const { tokens, expressions, lexicon } = this.context;
    const start = index + expressions.length('pulls', tokens, index);
    if (start === index) return null;
    let from = start;
    const taken = (): number =>
      Math.max(...(['max', 'min', 'about', 'filler'] as const).map((role) => expressions.length(role, tokens, from)));
    while (taken() > 0) from += taken();
    const end = weightEnd(tokens, from, expressions);
    const values = lexicon.conceptValues('car_equipment', ['dragkrok']);
    const [first, last, weight, unit] = [index, start - 1, start, (end ?? 0) - 1].map((position) => tokens[position]);
    if (end === null || values.length === 0 || !first || !last || !weight || !unit) return null;
    const meaning: Meaning = { kind: 'terms', name: 'car_equipment', values };
    return {
      meaning,
      end,
      isAboutCars: true,
      pieces: [
        { ...this.context.pieceOf(first.from, last.to, meaning), isRule: true },
        this.context.pieceOf(weight.from, unit.to, { kind: 'setAside' }),
      ],
    };
  }

  /** Equipment whose attribute the next noun may share. */
  private attributeAfter(index: number, end: number, meaning: Meaning): { attribute: Attribute; end: number } | null {
    const isAfter = this.attribute?.end === index;
    if (
      meaning.kind === 'filler' &&
      isAfter &&
      this.context.expressions.length('and', this.context.tokens, index) === end - index
    )
      return this.attribute && { ...this.attribute, end };
    if (meaning.kind !== 'terms' || meaning.name !== 'car_equipment' || meaning.not) return null;
    const attribute =
      attributeAt(this.context.tokens, index + this.context.expressions.length('with', this.context.tokens, index))
        ?.attribute ?? (isAfter ? this.attribute?.attribute : undefined);
    return attribute ? { attribute, end } : null;
  }

  /** 'uppvärmda ratt', and 'ratt' after 'uppvärmda säten och': no word for it by itself. */
  shared(index: number): Read | null {
    const asEquipment = (found: { values: readonly string[]; end: number } | null): Read | null => {
      if (!found) return null;
      if (found.values.length > 0)
        return { meaning: { kind: 'terms', name: 'car_equipment', values: [...found.values] }, end: found.end };
      // 'electric seats' are no electric cars.
      return { meaning: { kind: 'setAside' }, end: found.end, isAboutCars: true };
    };
    const own = attributeAt(this.context.tokens, index);
    if (own) {
      const term = this.context.termAt(index);
      if (term && !term.isBegun && term.tokens > own.tokens) return null;
      const noun = index + own.tokens;
      return asEquipment(
        withAttribute(own.attribute, this.context.tokens, noun, this.context.lexicon) ??
          withNextNoun(own.attribute, this.context.tokens, noun, this.context.lexicon),
      );
    }
    return this.attribute?.end === index
      ? asEquipment(withAttribute(this.attribute.attribute, this.context.tokens, index, this.context.lexicon))
      : null;
  }
}
