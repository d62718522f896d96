import { CHILD_SEPARATOR } from '../search';
import { expressionsIn } from './expressions';
import { slovakStem } from './inflections';
import { conceptValues, isApart, type KnownConcept } from './knownConcepts';
import { isSoleModel } from './knownModels';
import { brandAliases } from './nameAliases';
import { makesOf, rank, type Named } from './names';
import { flagFields, foldedTerms } from './parsedConcepts';
import { namedFields } from './stockNames';
import { groups, makeGroups } from './tables/groups';
import { languageTables } from './tables/tables';
import type { Token } from './tokens';
import type { QueryVocabulary } from './understanding';

/** Words of the longest name: 'pohon všetkých štyroch kolies'. */
const MAX_TERMS = 4;
/** A shorter word is hardly an inflected one: 'mini', 'rada'. */
const SHORTEST = 4;
const SHORTEST_NAME = 5;

const keyOf = (terms: readonly string[]): string => terms.map(slovakStem).join(' ');

/** Names and words by their stems, for texts in Slovak: 's vyhrievanými sedadlami', 'červenú octaviu'. */
export class SlovakForms {
  private readonly named = new Map<string, Named>();
  private readonly terms = new Set<string>();
  private readonly stems = new Set<string>();
  /** Of words without a meaning of their own: 'prevodovkou', 'farby'. */
  private readonly fillers: ReadonlySet<string>;

  constructor() {
    const { filler, person, commute, car } = languageTables.sk;
    this.fillers = new Set(
      [filler, person, commute, car]
        .flatMap(expressionsIn)
        .map(foldedTerms)
        .flatMap(([word = '', ...more]) => (more.length === 0 && word.length > SHORTEST ? [slovakStem(word)] : [])),
    );
  }

  add(expression: string, sense: Named): void {
    const terms = foldedTerms(expression);
    if (terms.length === 0 || terms.length > MAX_TERMS) return;
    const key = keyOf(terms);
    if (!this.named.has(key)) this.named.set(key, sense);
    for (const term of terms) this.terms.add(term);
    for (const term of terms) if (term.length >= SHORTEST) this.stems.add(slovakStem(term));
  }

  /** Makes and models of one word. */
  addNames(values: readonly string[]): void {
    for (const value of values) {
      const terms = foldedTerms(value.slice(value.indexOf(CHILD_SEPARATOR) + 1));
      const [term = ''] = terms;
      if (terms.length === 1 && term.length >= SHORTEST && /^\p{L}+$/u.test(term))
        this.add(term, { name: 'car_brand', values: [value] });
    }
  }

  /** The longest name whose words have the stems of these tokens. */
  match(tokens: readonly Token[], isControl: (word: string) => boolean): { sense: Named; tokens: number } | null {
    for (let length = Math.min(tokens.length, MAX_TERMS); length > 0; length--) {
      const terms = tokens.slice(0, length).map(({ folded }) => folded);
      const [first = ''] = terms;
      // 'hneď' is no 'hnedá' without its ending.
      const isBare = slovakStem(first) === first && !this.terms.has(first);
      if (length === 1 && (first.length < SHORTEST || isBare || isControl(first))) continue;
      const sense = this.named.get(keyOf(terms));
      // 'combo' is no case of 'combi'.
      if (length === 1 && sense?.name !== 'car_brand' && !this.terms.has(first) && isSoleModel(first)) continue;
      if (sense && (sense.name !== 'car_brand' || first.length >= SHORTEST_NAME)) return { sense, tokens: length };
    }
    return null;
  }

  isKnown(word: string): boolean {
    return word.length >= SHORTEST && (this.stems.has(slovakStem(word)) || this.fillers.has(slovakStem(word)));
  }

  isFiller(word: string): boolean {
    return word.length > SHORTEST && this.fillers.has(slovakStem(word));
  }
}

/** Of the concepts, groups, makes and values of a stock. */
export function slovakFormsOf({ values }: QueryVocabulary, known: readonly KnownConcept[]): SlovakForms {
  const forms = new SlovakForms();
  for (const { field, tokenTexts, values: inStock } of known)
    for (const { terms, isValueOnly } of flagFields.has(field) ? [] : tokenTexts.sk)
      if (!isValueOnly) forms.add(terms.join(' '), { name: field, values: inStock });
  for (const group of groups) {
    const inStock = group.of.flatMap((word) =>
      isApart(known, group.field, word) ? conceptValues(known, group.field, word) : [],
    );
    const own = { name: group.field, values: inStock, rank: group.adjective ? rank.adjective : rank.noun };
    if (inStock.length > 0) for (const expression of expressionsIn(group.terms.sk)) forms.add(expression, own);
  }
  const { car_brand = [], ...others } = values;
  for (const { makes, terms } of makeGroups) {
    const inStock = makesOf(car_brand, makes);
    const sense = { name: 'car_brand', values: inStock, rank: rank.noun };
    if (inStock.length > 0) for (const expression of expressionsIn(terms.sk)) forms.add(expression, sense);
  }
  forms.addNames(car_brand);
  for (const [alias, brand] of Object.entries(brandAliases))
    for (const value of makesOf(car_brand, [brand])) forms.add(alias, { name: 'car_brand', values: [value] });
  for (const name of namedFields)
    if (name !== 'car_site_city' && name !== 'car_site_region')
      for (const value of others[name] ?? []) forms.add(value, { name, values: [value] });
  return forms;
}
