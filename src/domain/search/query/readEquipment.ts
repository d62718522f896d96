import { fold } from '../../../lib/fold';
import type { Read } from './read.types';
import { weightEnd } from './readNumber';
import { attributeAt, withAttribute, withNextNoun, type Attribute } from './sharedAttributes';
import { IN_REAR, placedEquipment } from './tables/equipmentLocations';
import type { TextContext } from './textContext';
import { isAfterSlash, isTight } from './tokens';
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

  /** 'parkeringssensorer fram och bak', 'stolsvärme bak': the values of each place; one that no car has is set aside. */
  placed(index: number): Read | null {
    const { tokens } = this.context;
    const term = this.context.termAt(index);
    const before = this.inBothPlaces(index);
    if (before) return before;
    // 'heated front' begins 'heated front seats'.
    if (term?.name !== 'car_equipment' || term.isBegun) return null;
    const family = this.familyOf(term.values);
    const start = index + term.tokens;
    const places = this.locationsAt(start, term.values);
    const [first, lastOfTerm, firstOfPlaces, last] = [index, start - 1, start, (places?.end ?? 0) - 1].map(
      (position) => tokens[position],
    );
    if (family.length === 0 || !places || !first || !lastOfTerm || !firstOfPlaces || !last) return null;
    // In the order in which the text names them.
    const isRearFirst = term.values.every((value) => IN_REAR.test(fold(value)));
    const found = [isRearFirst, !isRearFirst].flatMap((isRear) => {
      const values = family.filter((value) => IN_REAR.test(fold(value)) === isRear);
      return (isRear ? places.isRear : places.isFront) && values.length > 0 ? [values] : [];
    });
    const wanted = Number(places.isFront) + Number(places.isRear);
    const [one = [...term.values], two] = found;
    const meaning: Meaning = { kind: 'terms', name: term.name, values: one };
    if (found.length === 1 && wanted === 1) return { meaning, end: places.end };
    return {
      meaning,
      end: places.end,
      pieces: [
        this.context.pieceOf(first.from, lastOfTerm.to, meaning),
        this.context.pieceOf(
          firstOfPlaces.from,
          last.to,
          two ? { kind: 'terms', name: term.name, values: two } : { kind: 'setAside' },
        ),
      ],
    };
  }

  /** 'front and rear parking sensors' */
  private inBothPlaces(index: number): Read | null {
    const places = this.locationsAt(index, []);
    const term = places?.isFront && places.isRear ? this.context.termAt(places.end) : null;
    const family = term?.name === 'car_equipment' ? this.familyOf(term.values) : [];
    const inRear = family.filter((value) => IN_REAR.test(fold(value)));
    const inFront = family.filter((value) => !inRear.includes(value));
    const end = places && term ? places.end + term.tokens : index;
    const [first, lastOfPlaces, firstOfTerm, last] = [index, (places?.end ?? 0) - 1, places?.end ?? 0, end - 1].map(
      (position) => this.context.tokens[position],
    );
    if (inFront.length === 0 || inRear.length === 0 || !first || !lastOfPlaces || !firstOfTerm || !last) return null;
    const meaning = (values: string[]): Meaning => ({ kind: 'terms', name: 'car_equipment', values });
    return {
      meaning: meaning(inFront),
      end,
      pieces: [
        this.context.pieceOf(first.from, lastOfPlaces.to, meaning(inFront)),
        this.context.pieceOf(firstOfTerm.from, last.to, meaning(inRear)),
      ],
    };
  }

  /** The values in every place of equipment that is in front or in the rear; none for other equipment. */
  private familyOf(values: readonly string[]): readonly string[] {
    const families = placedEquipment.map((concepts) => this.context.lexicon.conceptValues('car_equipment', concepts));
    return families.find((family) => family.some((value) => values.includes(value))) ?? [];
  }

  /** 'fram och bak', 'fram/bak', 'och bak' after equipment in front. */
  private locationsAt(
    start: number,
    values: readonly string[],
  ): { isFront: boolean; isRear: boolean; end: number } | null {
    const { tokens, expressions } = this.context;
    let [isFront, isRear, end] = [false, false, start];
    for (;;) {
      const also = expressions.length('also', tokens, end);
      const joint = also || expressions.length('and', tokens, end);
      const next = end + joint;
      const [front, rear] = [expressions.length('inFront', tokens, next), expressions.length('inRear', tokens, next)];
      const isNext = isTight(tokens[end]?.before ?? ',') || isAfterSlash(tokens[end]);
      if (!isNext || Math.max(front, rear) === 0) break;
      // 'and rear' after what the text says to be in front
      const isMore = end === start && (joint > 0 || isAfterSlash(tokens[end]));
      if (isMore && values.every((value) => !IN_REAR.test(fold(value)))) isFront = true;
      if (isMore && values.every((value) => IN_REAR.test(fold(value)))) isRear = true;
      if (front >= rear) isFront = true;
      else isRear = true;
      end = next + Math.max(front, rear);
    }
    // Danish 'for' is a preposition as well.
    const isPreposition = end === start + 1 && (tokens[start]?.folded ?? '') === 'for';
    return end > start && !isPreposition ? { isFront, isRear, end } : null;
  }

  /** 'drar 2 ton': a towbar, which gives way where no car has one; the stock doesn't tell the weight. */
  pulling(index: number): Read | null {
    const { tokens, expressions, lexicon } = this.context;
    // '2 tonnin vetokyky': the towbar follows.
    const own = weightEnd(tokens, index, expressions);
    if (own !== null && expressions.length('towing', tokens, own) > 0)
      return { meaning: { kind: 'setAside' }, end: own, isAboutCars: true };
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
