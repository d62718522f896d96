import type { StudioBody } from '@/domain/cars/carPicture';
import type { StockName } from '@/sites/site.types';
import type { Fuel } from '../catalogue/catalogue.types';
import type { Condition } from '../labels';

/** The details of a car that its description may use. Texts include their unit. */
export interface CarDetails {
  stock: StockName;
  brand: string;
  model: string;
  year: number;
  body: StudioBody;
  fuel: Fuel;
  condition: Condition;
  sample: boolean;
  /** 'A' and 'B' cars. */
  small: boolean;
  hp: number;
  seconds: number;
  automatic: boolean;
  allWheel: boolean;
  seats: number;
  /** '1 240 mil', '12 400 km', '7,700 miles'; '' when new. */
  mileage: string;
  /** Electric range, '' without a plug. */
  range: string;
  rangeKm: number;
  dcKw: number;
  /** Litres per 100 km. */
  litres: number;
  /** Number in the language's digits. */
  number(value: number, decimals?: 0 | 1 | 2): string;
  cargo: string;
  /** Highest trailer weight, '' where the car has no tow bar. */
  tow: string;
  town: string;
  house: string;
  owners: number;
  /** Serviced as scheduled. */
  serviced: boolean;
  /** Months since the first registration. */
  months: number;
  has(equipment: string): boolean;
}

/** A sentence or two; false if it is not true of this car. */
export type Sentence = (car: CarDetails) => string | false;

/** In reading order; one sentence of each kind, more of comfort and use if the text is short. */
export interface Copy {
  opening: readonly Sentence[];
  drive: readonly Sentence[];
  comfort: readonly Sentence[];
  use: readonly Sentence[];
  winter: readonly Sentence[];
  history: readonly Sentence[];
  closing: readonly Sentence[];
}
