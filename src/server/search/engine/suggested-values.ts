import { foldedTokens } from '@/lib/fold';
import { CHILD_SEPARATOR } from '@/domain/search/search';
import type { FacetColumn } from './columns';
import { KeyColumn } from './key-column';
import { TermColumn } from './term-column';

/** One form in which a value may be typed. */
export interface Form {
  /** Without punctuation and spaces: 'id4' for 'id 4', 'ID.4' and 'id4'. */
  squeezed: string;
  spelled: string;
  tokens: readonly string[];
}

export interface Entry {
  name: string;
  value: string;
  text: string;
  forms: readonly Form[];
}

export function formOf(text: string): Form {
  const tokens = foldedTokens(text);
  return {
    squeezed: tokens.map((word) => word.folded).join(''),
    spelled: tokens.map((word) => word.spelled).join(''),
    tokens: tokens.map((word) => word.folded),
  };
}

/** The values of an index in their typed forms, cached: values are only ever added to a column. */
export class SuggestedValues {
  private readonly known = new Map<string, { entries: Entry[]; values: number; pairs: number }>();

  of(name: string, column: FacetColumn | undefined): readonly Entry[] {
    if (!column || column instanceof KeyColumn) return [];
    const held = this.known.get(name) ?? { entries: [], values: 1, pairs: 1 };
    this.known.set(name, held);
    const parents = column instanceof TermColumn ? column.parents : null;
    const { texts } = parents ? parents.values : column.values;
    for (; held.values < texts.length; held.values++) {
      const text = texts[held.values]!;
      held.entries.push({ name, value: text, text, forms: [formOf(text)] });
    }
    if (!parents) return held.entries;
    for (; held.pairs < parents.of.length; held.pairs++) {
      const child = parents.childOf[held.pairs]!;
      if (child === 0) continue;
      const [brand, model] = [parents.values.texts[parents.of[held.pairs]!]!, parents.children.texts[child]!];
      held.entries.push({
        name,
        value: `${brand}${CHILD_SEPARATOR}${model}`,
        text: `${brand} ${model}`,
        forms: [formOf(model), formOf(`${brand} ${model}`)],
      });
    }
    return held.entries;
  }
}
