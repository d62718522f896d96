import { carTeaserKey, type CarTeaserRequest } from '@/domain/search/carTeaser';
import type { RootState } from '@/store/rootState';
import { initialCarTeasers, type CarTeaser, type CarTeasers } from './carTeasers.slice';

/** By the key of the request. */
export const selectCarTeasers = (state: RootState): CarTeasers => state.carTeasers ?? initialCarTeasers;

/** undefined: not requested by the page. */
export const selectCarTeaser = (state: RootState, request: CarTeaserRequest): CarTeaser | undefined =>
  selectCarTeasers(state)[carTeaserKey(request)];
