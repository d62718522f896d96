import type { Saga } from '@/effects/sagaEffects';
import { dealersFeature, loadFacility } from '@/features/dealers/dealers.feature';
import { defineLoader, type Loaded } from '../blockLoader';

export const loader = defineLoader({
  feature: dealersFeature,
  request: (_fields: object, { facilityIndex: index, facilitySlug: slug, booksWorkshops }) =>
    index === null || slug === null ? null : { index, slug, booksWorkshops },
  *load([page], _page, now): Saga<Loaded> {
    if (!page) return { error: null };
    const facility = yield* loadFacility(page.index, page.slug, now, page);
    return facility.ok
      ? { error: facility.value.error, facility: { ok: true, value: facility.value.facility } }
      : { error: null, facility };
  },
});
