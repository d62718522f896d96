import type { FacilityTeaserRequest } from '@/domain/dealers/facilityTeaser';
import type { Saga } from '@/effects/sagaEffects';
import { dealersFeature, loadTeasers } from '@/features/dealers/dealers.feature';
import { defineLoader, type Loaded } from '../blockLoader';
import type { SiteTeaserFields } from './SiteTeaser.schema';

export const loader = defineLoader({
  feature: dealersFeature,
  request: ({ Ids, Limit }: SiteTeaserFields, { facilityIndex }) =>
    facilityIndex === null ? null : { index: facilityIndex, ids: Ids, limit: Limit },
  *load(requests: readonly (FacilityTeaserRequest & { index: string })[]): Saga<Loaded> {
    const [first] = requests;
    return { error: first ? yield* loadTeasers(first.index, requests) : null };
  },
});
