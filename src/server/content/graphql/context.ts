import { GraphQLError } from 'graphql';
import type { LayoutMode } from '../layout';
import type { ContentTrees, View } from '../contentTrees';
import type { ContentItem } from '../model/content.types';
import type { QueryLimits } from './limits';

/** Context of the resolvers. */
export interface ContentContext {
  contentTrees: ContentTrees;
  view: View;
  mode: LayoutMode;
  /** An item in one of its versions; `null` for an unknown version. */
  version(item: ContentItem, version: number): Promise<ContentItem | null>;
  budget: Budget;
}

const tooLarge = (message: string) => new GraphQLError(message, { extensions: { code: 'QUERY_TOO_LARGE' } });

/** Counts what one query takes and tests. */
export class Budget {
  private taken = 0;
  private compared = 0;

  constructor(private readonly limits: Pick<QueryLimits, 'entities' | 'comparisons'>) {}

  /** @throws GraphQLError above the limit. */
  take<T>(items: readonly T[]): readonly T[] {
    this.taken += items.length;
    if (this.taken > this.limits.entities)
      throw tooLarge(`The query takes more than ${this.limits.entities} entities.`);
    return items;
  }

  /** Called before conditions are tested on items. @throws GraphQLError above the limit. */
  compare(items: number, conditions: number): void {
    this.compared += items * conditions;
    if (this.compared > this.limits.comparisons)
      throw tooLarge(`The query tests more than ${this.limits.comparisons} conditions, each on one item.`);
  }
}

const isTrue = (value: string | null): boolean => value?.toLowerCase() === 'true';

/**
 * The mode by the headers of an editor's tool: `sc_editMode` decides; without it `sc_layoutKind` alone means editing
 * (JSS 22 sends nothing else); `sc_previewMode` shows drafts; without any of them, the published content.
 */
export function modeOf(header: (name: string) => string | null): { mode: LayoutMode; view: View } {
  const edit = header('sc_editMode');
  if (edit === null ? header('sc_layoutKind') !== null && !isTrue(header('sc_previewMode')) : isTrue(edit))
    return { mode: 'edit', view: 'draft' };
  if (isTrue(header('sc_previewMode')) || (edit !== null && header('sc_layoutKind') !== null))
    return { mode: 'preview', view: 'draft' };
  return { mode: 'normal', view: 'published' };
}
