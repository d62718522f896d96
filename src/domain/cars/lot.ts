import type { Car } from './car';

/** Whether the car is sold by auction: its price is then the first bid. */
export const isLot = ({ car_lot_number }: Partial<Pick<Car, 'car_lot_number'>>): boolean =>
  car_lot_number !== undefined;
