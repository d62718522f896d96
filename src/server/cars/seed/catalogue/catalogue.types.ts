import type { StudioBody } from '@/domain/cars/carPicture';

export type Fuel = 'petrol' | 'diesel' | 'electric' | 'plugin' | 'hybrid' | 'mild' | 'gas' | 'ethanol';
/** Manual or automatic, then the driven wheels: front, rear, all four. */
export type Drivetrain = 'MF' | 'MR' | 'M4' | 'AF' | 'AR' | 'A4';
/** European size classes; V is a van, P a pickup, S a sports car. */
export type Segment = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'S' | 'V' | 'P';

/**
 * name, fuel, horsepower, drivetrain, 0-100 km/h in seconds, litres per 100 km (WLTP), new price in thousand kronor,
 * first and last model year
 */
type CombustionRow = [
  name: string,
  fuel: Exclude<Fuel, 'electric' | 'plugin'>,
  hp: number,
  train: Drivetrain,
  seconds: number,
  litres: number,
  price: number,
  from?: number,
  to?: number,
];
type ElectricRow = [
  name: string,
  fuel: 'electric',
  hp: number,
  train: Drivetrain,
  seconds: number,
  batteryKwh: number,
  rangeKm: number,
  dcKw: number,
  price: number,
  from?: number,
  to?: number,
];
type PluginRow = [
  name: string,
  fuel: 'plugin',
  hp: number,
  train: Drivetrain,
  seconds: number,
  batteryKwh: number,
  rangeKm: number,
  litres: number,
  price: number,
  from?: number,
  to?: number,
];
export type EngineRow = CombustionRow | ElectricRow | PluginRow;

export interface LineExtra {
  seats?: number;
  doors?: number;
  /** Stars; 0 if never tested. */
  ncap?: number;
  /** Litres. */
  tank?: number;
  /** Names, plainest first; instead of the brand's. */
  trims?: readonly string[];
  lcv?: true;
  /** Kilograms on the tow bar; absent if negligible. */
  tow?: number;
}

/**
 * One generation of a model in one body. Lengths in millimetres, cargo in litres, weight in kilograms; popularity
 * within the brand.
 */
export type LineRow = [
  model: string,
  body: StudioBody,
  segment: Segment,
  from: number,
  to: number,
  length: number,
  width: number,
  height: number,
  cargo: number,
  weight: number,
  popularity: number,
  engines: readonly EngineRow[],
  extra?: LineExtra,
];

export interface Trim {
  name: string;
  /** 0 plain to 3 full: determines equipment and price. */
  level: number;
  from?: number;
  to?: number;
}

export interface Brand {
  name: string;
  /** The makers' code in the facilities' departments. */
  code: string;
  trims: readonly Trim[];
  /** Residual value relative to the average, per cent. */
  valueRetention: number;
  lines: readonly LineRow[];
}
