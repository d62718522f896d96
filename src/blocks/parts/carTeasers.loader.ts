import type { CarTeaserRequest } from '@/domain/search/carTeaser';
import type { Saga } from '@/effects/typed';
import { loadShelves, shelvesFeature } from '@/features/shelves/shelves.feature';
import { defineLoader, type BlockLoader, type Loaded } from '../blockLoader';

function* load(requests: readonly CarTeaserRequest[]): Saga<Loaded> {
  return { error: yield* loadShelves(requests) };
}

/** Cars by a filter or by their ids: one search for each block of a page. */
export const carTeasersLoader = <Fields>(
  request: (fields: Fields) => CarTeaserRequest,
): BlockLoader<Fields, CarTeaserRequest> => defineLoader({ feature: shelvesFeature, request, load });
