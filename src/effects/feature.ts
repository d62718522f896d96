import type { Slice } from '@reduxjs/toolkit';
import type { KnownErrors } from '@/errors/known';
import type { Saga } from './typed';
import type { WatchTable } from './watch';

/** What a page's loader saga is told beyond the store: the address and what the route found in it. */
interface PageRequest {
  /** Public path with query. */
  address: string;
  params: Readonly<Record<string, string>>;
}

/**
 * Where personal data is in what a feature keeps and tells, as paths (grammar and reasons: docs/kits/recorder.md):
 * 'contact', 'cars.*.plate', '' for the value itself, 'address?*' for an address's query. An empty list says: nothing.
 */
export type PersonalPaths = readonly string[];

export interface PersonalRules {
  /** By slice name. A slice without a line is left out of every recording. */
  state: Readonly<Record<string, PersonalPaths>>;
  /** By event type. Of an event without a line only the type is recorded, and replaying passes over it. */
  actions: Readonly<Record<string, PersonalPaths>>;
}

/** What a feature brings where it is attached: injected reducers, a watch table for the browser, a loader for the server. */
export interface Feature {
  name: string;
  /** 'page': starts anew with every page, its sagas are cancelled on navigation. 'visitor': lives as long as the visit; no page's state touches it. */
  owner: 'page' | 'visitor';
  slices: readonly Slice[];
  watch: WatchTable;
  /** Rows of the error catalogue that only this feature meets; those that any page meets are known everywhere. */
  errors?: KnownErrors;
  /** For recordings: every slice and every event of the feature has a line. */
  personal: PersonalRules;
  /** Loads what the first render needs: on the server, and in the browser on shallow navigation. */
  loader?: (request: PageRequest) => Saga<unknown>;
}

export const defineFeature = <F extends Feature>(feature: F): F => feature;
