import { createAction } from '@reduxjs/toolkit';

/** The views that share the live page. */
export type CarsView = 'carList' | 'carDetail' | 'unknown';

export interface AddressVisited {
  address: string;
  entry: string;
  view: CarsView;
  by: 'person' | 'history';
  /** The car of a car page. */
  car?: { carId: string; slug: string | null };
}

/** The address changed on this page, by a click or by back and forward. */
export const addressVisited = createAction<AddressVisited>('history/addressVisited');

/** A parameter of the open page's address was chosen (a plan of paying): the entry on top gets it. null removes it. */
export const parameterChosen = createAction<{ name: string; value: string | null }>('history/parameterChosen');
