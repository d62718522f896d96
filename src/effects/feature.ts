import type { Slice } from '@reduxjs/toolkit';
import type { Saga } from './typed';
import type { WatchTable } from './watch';

/** What a page's loader saga is told beyond the store: the address and what the route found in it. */
export interface PageRequest {
  /** Public path with query. */
  address: string;
  params: Readonly<Record<string, string>>;
}

/** What a feature brings where it is attached: injected reducers, a watch table for the browser, a loader for the server. */
export interface Feature {
  name: string;
  slices: readonly Slice[];
  watch: WatchTable;
  /** Loads what the first render needs: on the server, and in the browser on shallow navigation. */
  loader?: (request: PageRequest) => Saga<unknown>;
}

export const defineFeature = <F extends Feature>(feature: F): F => feature;
