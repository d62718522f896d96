import type { Slice } from '@reduxjs/toolkit';
import type { KnownErrors } from '@/errors/known';
import type { Saga } from './typed';
import type { WatchTable } from './watch';

/** The input of a page's loader saga: the address, and the parameters of its route. */
interface PageRequest {
  /** Public path with query. */
  address: string;
  params: Readonly<Record<string, string>>;
}

/**
 * Where personal data is in the state and actions of a feature, as paths (grammar and reasons: docs/kits/recorder.md):
 * 'contact', 'cars.*.plate', '' for the value itself, 'address?*' for the query of an address. An empty list: no personal data.
 */
export type PersonalPaths = readonly string[];

export interface PersonalRules {
  /** By slice name. A slice without an entry is left out of recordings. */
  state: Readonly<Record<string, PersonalPaths>>;
  /** By action type. Of an action without an entry only the type is recorded, and a replay skips it. */
  actions: Readonly<Record<string, PersonalPaths>>;
}

/** A feature is attached with its slices, a watch table for the browser and a loader for the server. */
export interface Feature {
  name: string;
  /** 'page': starts again on every page, and its sagas are cancelled on navigation. 'visitor': lives as long as the visit; the state of a page never overwrites it. */
  owner: 'page' | 'visitor';
  slices: readonly Slice[];
  watch: WatchTable;
  /** Entries of the error catalogue that only this feature needs; common ones are always registered. */
  errors?: KnownErrors;
  /** For recordings: every slice and every action of the feature has an entry. */
  personal: PersonalRules;
  /** Loads what the first render needs: on the server, and in the browser on shallow navigation. */
  loader?: (request: PageRequest) => Saga<unknown>;
}

export const defineFeature = <F extends Feature>(feature: F): F => feature;
