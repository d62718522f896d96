import { foldedTokens } from '@/lib/fold';
import { CHILD_SEPARATOR } from '@/domain/search/search';
import type { FacetColumn } from './columns';
import { KeyColumn } from './key-column';
import { TermColumn } from './term-column';

/** One form in which a value may be typed. */
export interface ValueForm {
  /** Without punctuation and spaces: 'id4' for 'id 4', 'ID.4' and 'id4'. */
  squeezed: string;
  spelled: string;
  tokens: readonly string[];
}

export interface SuggestedValue {
  name: string;
  value: string;
  text: string;
  forms: readonly ValueForm[];
}

export function formOf(text: string): ValueForm {
  const tokens = foldedTokens(text);
  return {
    squeezed: tokens.map((word) => word.folded).join(''),
    spelled: tokens.map((word) => word.spelled).join(''),
    tokens: tokens.map((word) => word.folded),
  };
}

/** The values of an index in their typed forms; values are only ever added to a column. */
export class SuggestedValues {
  private readonly known = new Map<string, { entries: SuggestedValue[]; values: number; pairs: number }>();

  valuesOf(name: string, column: FacetColumn | undefined): readonly SuggestedValue[] {
    if (!column || column instanceof KeyColumn) return [];
    const cached = this.known.get(name) ?? { entries: [], values: 1, pairs: 1 };
    this.known.set(name, cached);
    const parents = column instanceof TermColumn ? column.parents : null;
    const { texts } = parents ? parents.values : column.values;
    for (; cached.values < texts.length; cached.values++) {
      const text = texts[cached.values]!;
      cached.entries.push({ name, value: text, text, forms: [formOf(text)] });
    }
    if (!parents) return cached.entries;
    for (; cached.pairs < parents.of.length; cached.pairs++) {
      const child = parents.childOf[cached.pairs]!;
      if (child === 0) continue;
      const [brand, model] = [parents.values.texts[parents.of[cached.pairs]!]!, parents.children.texts[child]!];
      cached.entries.push({
        name,
        value: `${brand}${CHILD_SEPARATOR}${model}`,
        text: `${brand} ${model}`,
        forms: [formOf(model), formOf(`${brand} ${model}`)],
      });
    }
    return cached.entries;
  }
}
