import { carTeaserKey, type CarTeaserRequest } from '@/domain/search/carTeaser';
import type { RootState } from '@/store/rootState';
import { initialCarTeasers, type CarTeaser } from './carTeasers.slice';

/** undefined: not requested by the page. */
export const selectCarTeaser = (state: RootState, request: CarTeaserRequest): CarTeaser | undefined =>
  (state.carTeasers ?? initialCarTeasers)[carTeaserKey(request)];
