import type { CarTeaserRequest } from '@/domain/search/carTeaser';
import type { Saga } from '@/effects/sagaEffects';
import { loadCarTeasers, carTeasersFeature } from '@/features/car-teasers/carTeasers.feature';
import { defineLoader, type BlockLoader, type Loaded } from '../blockLoader';

function* load(requests: readonly CarTeaserRequest[]): Saga<Loaded> {
  return { error: yield* loadCarTeasers(requests) };
}

/** Cars by a filter or by their ids: one search for each block of a page. */
export const carTeasersLoader = <Fields>(
  request: (fields: Fields) => CarTeaserRequest,
): BlockLoader<Fields, CarTeaserRequest> => defineLoader({ feature: carTeasersFeature, request, load });
