import { createAction } from '@reduxjs/toolkit';
import type { ListMemory } from '@/features/facets/facets.events';

export type Shown = 'carList' | 'carDetail' | 'unknown';

/** Which view a page begins with; the server says it. */
export const placeOpened = createAction<Shown>('place/opened');
/** Another address is in the bar: by a step of ours, or by back and forward. */
export const addressVisited = createAction<{ address: string; entry: string; shown: Shown; by: 'person' | 'history' }>(
  'address/addressVisited',
);
/** A page is on screen, in this history entry. */
export const entryOpened = createAction<{ entry: string }>('address/entryOpened');
/** What a history entry showed when it was left, so that back needs no network. */
export const entryLeft = createAction<{ entry: string; memory: ListMemory; scrollY: number }>('address/entryLeft');
/** A card was clicked: the car's page opens in place. */
export const carChosen = createAction<{ carId: string; slug: string }>('address/carChosen');
/** The way back from a car's page to the list, by the visitor's click on it. */
export const listChosen = createAction('address/listChosen');
/** The page is about to go away: a reload, a closed tab, a link elsewhere. */
export const pageHidden = createAction('address/pageHidden');
