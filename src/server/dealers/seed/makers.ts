import type { StockName } from '@/sites/site.types';

/** A maker's code in departments, and its displayed name. */
export interface Maker {
  name: string;
  code: string;
  /** Code of its vans and trucks, if any: 'VW_TR'. */
  transport?: string;
}

const known: readonly Maker[] = [
  { name: 'Volvo', code: 'VO', transport: 'Volvo Trucks' },
  { name: 'Volkswagen', code: 'VW', transport: 'Volkswagen Transport' },
  { name: 'Skoda', code: 'SK' },
  { name: 'Audi', code: 'AU' },
  { name: 'Seat', code: 'SE' },
  { name: 'Cupra', code: 'CU' },
  { name: 'BMW', code: 'BM' },
  { name: 'MINI', code: 'MI' },
  { name: 'Mercedes-Benz', code: 'MB', transport: 'Mercedes-Benz Transport' },
  { name: 'Ford', code: 'FO', transport: 'Ford Transport' },
  { name: 'Kia', code: 'KI' },
  { name: 'Hyundai', code: 'HY' },
  { name: 'Toyota', code: 'TO', transport: 'Toyota Professional' },
  { name: 'Lexus', code: 'LE' },
  { name: 'Nissan', code: 'NI' },
  { name: 'Renault', code: 'RE', transport: 'Renault Transport' },
  { name: 'Dacia', code: 'DA' },
  { name: 'Peugeot', code: 'PE', transport: 'Peugeot Professional' },
  { name: 'Citroën', code: 'CI' },
  { name: 'DS', code: 'DS' },
  { name: 'Opel', code: 'OP' },
  { name: 'Fiat', code: 'FI', transport: 'Fiat Professional' },
  { name: 'Jeep', code: 'JE' },
  { name: 'Alfa Romeo', code: 'AR' },
  { name: 'Mazda', code: 'MA' },
  { name: 'Honda', code: 'HO' },
  { name: 'Subaru', code: 'SU' },
  { name: 'Suzuki', code: 'SZ' },
  { name: 'Mitsubishi', code: 'MT' },
  { name: 'Polestar', code: 'PO' },
  { name: 'MG', code: 'MG' },
  { name: 'BYD', code: 'BY' },
  { name: 'Xpeng', code: 'XP' },
  { name: 'Land Rover', code: 'LR' },
  { name: 'Jaguar', code: 'JA' },
  { name: 'Porsche', code: 'PR' },
  { name: 'Maxus', code: 'MH', transport: 'Maxus Transport' },
];

/** Makers that are commonly sold by one facility. */
export const roofs: readonly (readonly string[])[] = [
  ['Volvo', 'Polestar'],
  ['Volkswagen', 'Skoda', 'Seat', 'Cupra'],
  ['Volkswagen', 'Audi'],
  ['BMW', 'MINI'],
  ['Mercedes-Benz'],
  ['Toyota', 'Lexus'],
  ['Kia'],
  ['Ford', 'Mazda'],
  ['Renault', 'Dacia', 'Nissan'],
  ['Peugeot', 'Citroën', 'DS', 'Opel'],
  ['Fiat', 'Jeep', 'Alfa Romeo'],
  ['Hyundai', 'Suzuki'],
  ['Volvo', 'Ford'],
  ['Kia', 'Mitsubishi', 'Honda'],
  ['MG', 'Maxus', 'BYD'],
  ['Subaru', 'Suzuki'],
  ['Land Rover', 'Jaguar'],
  ['Volvo'],
  ['Kia', 'Xpeng'],
  ['Porsche'],
];

/** Sold in bigger towns only. */
export const cityOnly: ReadonlySet<string> = new Set(['Porsche', 'Land Rover']);

/** The maker's name as used in that country. */
export function makerName(name: string, stock: StockName): string {
  if (stock === 'uk' && name === 'Opel') return 'Vauxhall';
  if (stock === 'sk' && name === 'Skoda') return 'Škoda';
  if (stock === 'sk' && name === 'Seat') return 'SEAT';
  return name;
}

export function makerOf(name: string): Maker {
  const maker = known.find((one) => one.name === name);
  if (!maker) throw new Error(`No maker ${name}`);
  return maker;
}
