import type { Car } from './car';

/** 'Volvo V60 B4 2021': the name of a car in messages, of which each part may be missing. */
export const carName = ({
  car_brand: brand,
  car_model: model,
  car_model_text: text,
  car_year: year,
}: Pick<Car, 'car_brand' | 'car_model' | 'car_model_text' | 'car_year'>): string =>
  [brand, text ?? model, year].filter((part) => part !== undefined && part !== '').join(' ');
