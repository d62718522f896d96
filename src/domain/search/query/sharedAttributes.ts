import type { Lexicon } from './lexicon';
import { expressionsIn } from './expressions';
import { inflections, stemsOf } from './inflections';
import { foldedTerms, parsedConcepts, squeeze } from './parsedConcepts';
import { attributes } from './tables/attributes';
import { isTight, type Token } from './tokens';

/** An adjective in all its forms, squeezed: one may stand for the others. */
export type Attribute = readonly string[];

/** Tokens of the longest noun: 'front seats rear'. */
const MAX_NOUN = 3;
const SHORTEST_NOUN = 3;

interface Form {
  terms: readonly string[];
  attribute: Attribute;
}

/** The longest form first. Cached: the table is constant. */
let cache: readonly Form[] | null = null;
const formsOfAttributes = (): readonly Form[] =>
  (cache ??= attributes
    .flatMap((row) => {
      const forms = expressionsIn(row);
      const attribute = [...new Set(forms.map(squeeze))];
      return forms.map((form) => ({ terms: foldedTerms(form), attribute }));
    })
    .sort((a, b) => b.terms.length - a.terms.length));

let spoken: ReadonlySet<string> | null = null;
/** Whether this squeezed name is one of equipment, in stock or not. */
const isEquipment = (key: string): boolean =>
  (spoken ??= new Set(
    parsedConcepts()
      .filter(({ field }) => field === 'car_equipment')
      .flatMap(({ forms }) => Object.values(forms).flatMap((each) => each.map((form) => form.key))),
  )).has(key);

/** 'uppvärmda', 'värme i' at this index. */
export function attributeAt(tokens: readonly Token[], index: number): { attribute: Attribute; tokens: number } | null {
  const found = formsOfAttributes().find(({ terms }) =>
    terms.every((term, more) => {
      const token = tokens[index + more];
      return token?.folded === term && !token.plain && (more === 0 || isTight(token.before));
    }),
  );
  return found ? { attribute: found.attribute, tokens: found.terms.length } : null;
}

/**
 * The equipment that the attribute and the noun at this index name together: 'ratt' after 'uppvärmda säten och'. Without
 * values if no car has it.
 */
export function withAttribute(
  attribute: Attribute,
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
): { values: readonly string[]; end: number } | null {
  const own = lexicon.termAt(tokens, index);
  if (own?.name === 'car_equipment' && !own.isBegun) return null;
  for (let length = MAX_NOUN; length > 0; length--) {
    const taken = tokens.slice(index, index + length);
    if (taken.length < length || taken.some((token, more) => token.plain || (more > 0 && !isTight(token.before))))
      continue;
    const noun = taken.map(({ folded }) => folded).join('');
    if (noun.length < SHORTEST_NOUN) continue;
    const names = [noun, ...stemsOf(noun, inflections, SHORTEST_NOUN)].flatMap((name) =>
      attribute.map((form) => form + name),
    );
    for (const name of names) {
      const found = lexicon.equipmentOf(name);
      if (found) return { values: found.values, end: index + length };
    }
    if (names.some(isEquipment)) return { values: [], end: index + length };
  }
  return null;
}

/** 'front' of 'heated front and rear seats': its noun follows after the next word. */
export function withNextNoun(
  attribute: Attribute,
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
): { values: readonly string[]; end: number } | null {
  const joint = lexicon.expressions.length('and', tokens, index + 1);
  const [first, head] = [tokens[index], tokens[index + joint + 2]];
  if (joint === 0 || !first || !head || first.plain || head.plain) return null;
  for (const form of attribute) {
    const found = lexicon.equipmentOf(form + first.folded + head.folded);
    if (found) return { values: found.values, end: index + 1 };
  }
  return null;
}
