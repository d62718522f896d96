import { createAction } from '@reduxjs/toolkit';
import type { Department } from '@/domain/dealers/facility';
import type { FacilityQuery } from '@/domain/dealers/facilityQuery';
import type { Today } from '@/domain/dealers/openingHours';
import type { FacetValue } from '@/domain/search/search';

/** What a list says of a facility beyond its record. */
export interface FacilityNote {
  /** Of the sales hall, else of the first department; null where nobody knows. */
  today: Today | null;
  services: Department['group'][];
}

export interface FacilityListing {
  /** Where they were found. */
  index: string;
  asked: FacilityQuery;
  ids: string[];
  total: number;
  notes: Record<string, FacilityNote>;
  /** Makes that any facility carries, with how many. */
  brands: FacetValue[];
  failed: boolean;
}

export interface FacilityTeaser {
  ids: string[];
  failed: boolean;
}

export interface FacilityPage {
  id: string;
  /** By department, in the facility's order. */
  today: (Today | null)[];
  /** The latest cars that stand there. */
  cars: string[];
  carTotal: number;
  /** The list's address query for all of them; null where the list can't say it. */
  carQuery: string | null;
  carsFailed: boolean;
}

export const facilitiesListed = createAction<FacilityListing>('dealers/facilitiesListed');
/** By the teaser's key. */
export const facilitiesTeased = createAction<Record<string, FacilityTeaser>>('dealers/facilitiesTeased');
/** The map beside the list is wanted, or not any more. */
export const mapOpened = createAction('dealers/mapOpened');
export const mapClosed = createAction('dealers/mapClosed');
/** Ids of facilities that were found, too, and stand on later pages of the list. */
export const mapFilled = createAction<string[]>('dealers/mapFilled');
/** A facility was chosen in the list or on the map: both show which. */
export const facilityPicked = createAction<string>('dealers/facilityPicked');
export const facilityOpened = createAction<FacilityPage>('dealers/facilityOpened');
