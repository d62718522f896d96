import { rangeFacets, type RangeFacetName } from '@/domain/search/carFacets';
import { orderedRange, type CarListQuery } from '@/domain/search/carList';
import type { NumberRange } from '@/domain/search/search';

/** The ranges of a query with the bounds that are being edited: `null` removes a range. */
export function settledRanges(
  query: CarListQuery,
  drafts: Partial<Record<RangeFacetName, NumberRange | null>>,
): CarListQuery['ranges'] {
  const ranges = { ...query.ranges };
  for (const { name } of rangeFacets) {
    const draft = drafts[name];
    if (draft === undefined) continue;
    const range = draft && orderedRange(draft);
    if (range) ranges[name] = range;
    else delete ranges[name];
  }
  return ranges;
}
