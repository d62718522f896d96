import type { Slice } from '@reduxjs/toolkit';
import type { KnownErrors } from '@/errors/known';
import type { PublicFields } from './publicFields';
import type { Saga } from './typed';
import type { WatchTable } from './watch';

/** The input of a page's loader saga: the address, and the parameters of its route. */
interface PageRequest {
  /** Public path with query. */
  address: string;
  params: Readonly<Record<string, string>>;
}

/** What a feature brings where it is attached: injected reducers, a watch table for the browser, a loader for the server. */
export interface Feature {
  name: string;
  /** 'page': starts again on every page, and its sagas are cancelled on navigation. 'visitor': lives as long as the visit; the state of a page never overwrites it. */
  owner: 'page' | 'visitor';
  slices: readonly Slice[];
  watch: WatchTable;
  /** Entries of the error catalogue that only this feature needs; common ones are always registered. */
  errors?: KnownErrors;
  /** What may leave the browser in a recording. All else is replaced by pseudonyms (docs/kits/recorder.md). */
  public: readonly PublicFields[];
  /** Loads what the first render needs: on the server, and in the browser on shallow navigation. */
  loader?: (request: PageRequest) => Saga<unknown>;
}

export const defineFeature = <F extends Feature>(feature: F): F => feature;
