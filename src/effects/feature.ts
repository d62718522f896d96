import type { Slice } from '@reduxjs/toolkit';
import type { KnownErrors } from '@/errors/known';
import type { PublicFields } from './publicFields';
import type { Saga } from './sagaEffects';
import type { WatchTable } from './watch';

/** The input of a page's loader saga: the address, and the parameters of its route. */
interface PageRequest {
  /** Public path with query. */
  address: string;
  params: Readonly<Record<string, string>>;
}

/**
 * What a feature adds to the store when it is attached: reducers, a watch table for the browser, a loader for the
 * server.
 */
export interface Feature {
  name: string;
  /**
   * 'page': starts again on every page, and its sagas are cancelled on navigation. 'visitor': lasts for the visit;
   * the state of a page never overwrites it.
   */
  owner: 'page' | 'visitor';
  slices: readonly Slice[];
  watch: WatchTable;
  /** Entries of the error catalogue for this feature only; the common ones are always available. */
  errors?: KnownErrors;
  /** What may leave the browser in a recording. All else is replaced by pseudonyms (docs/kits/recorder.md). */
  public: readonly PublicFields[];
  /** Loads what the first render needs: on the server, and in the browser on shallow navigation. */
  loader?: (request: PageRequest) => Saga<unknown>;
}

export const defineFeature = <F extends Feature>(feature: F): F => feature;
