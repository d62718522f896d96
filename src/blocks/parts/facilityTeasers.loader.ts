import type { FacilityTeaserRequest } from '@/domain/dealers/facilityTeaser';
import type { Saga } from '@/effects/sagaEffects';
import { dealersFeature, loadTeasers } from '@/features/dealers/dealers.feature';
import { defineLoader, type BlockLoader, type Loaded } from '../blockLoader';

type Request = FacilityTeaserRequest & { index: string };

function* load(requests: readonly Request[]): Saga<Loaded> {
  const [first] = requests;
  return { error: first ? yield* loadTeasers(first.index, requests) : null };
}

/** Facilities by site_id or slug, or the first of the site; null for a block that shows none. */
export const facilityTeasersLoader = <Fields>(
  request: (fields: Fields) => FacilityTeaserRequest | null,
): BlockLoader<Fields, Request> =>
  defineLoader({
    feature: dealersFeature,
    request: (fields, { facilityIndex: index }) => {
      const own = request(fields);
      return index === null || own === null ? null : { index, ...own };
    },
    load,
  });
