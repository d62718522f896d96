import type { Slice } from '@reduxjs/toolkit';
import type { KnownErrors } from '@/errors/known';
import type { PublicFields } from './publicFields';
import type { WatchTable } from './watch';

/**
 * What a feature adds to the store when it is attached: reducers, and a watch table for the browser.
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
}

export const defineFeature = <F extends Feature>(feature: F): F => feature;
