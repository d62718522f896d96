import { createAction } from '@reduxjs/toolkit';
import type { ListSnapshot } from '@/features/car-search/carList.events';

export type Shown = 'carList' | 'carDetail' | 'unknown';

/** Which view a page begins with; the server says it. */
export const viewOpened = createAction<Shown>('carsPage/viewOpened');
/** Another address is in the bar: by a step of ours, or by back and forward. */
export const addressVisited = createAction<{ address: string; entry: string; shown: Shown; by: 'person' | 'history' }>(
  'history/addressVisited',
);
/** A page is on screen, in this history entry. */
export const entryOpened = createAction<{ entry: string }>('history/entryOpened');
/** What a history entry showed when it was left, so that back needs no network. */
export const entryLeft = createAction<{ entry: string; memory: ListSnapshot; scrollY: number }>('history/entryLeft');
/** A card was clicked: the car's page opens in place. */
export const carChosen = createAction<{ carId: string; slug: string }>('carsPage/carChosen');
/** The way back from a car's page to the list, by the visitor's click on it. */
export const listChosen = createAction('carsPage/listChosen');
/** The page is about to go away: a reload, a closed tab, a link elsewhere. */
export const pageHidden = createAction('carsPage/pageHidden');
