import type { BrandPolicy } from '../workshop.types';

export interface SeededBrand {
  brand: string;
  policy: BrandPolicy;
  /** Of an ordinary car's price, per cent. */
  pricePercent: number;
}

const own: Readonly<Record<string, number>> = {
  Volvo: 105,
  Polestar: 110,
  Volkswagen: 100,
  Skoda: 95,
  Seat: 95,
  Cupra: 100,
  Audi: 115,
  'Mercedes-Benz': 125,
  Toyota: 95,
  Lexus: 110,
  Nissan: 95,
  Mazda: 95,
  Honda: 95,
  Subaru: 100,
  Suzuki: 90,
  Mitsubishi: 95,
  Kia: 90,
  Hyundai: 90,
  MG: 90,
  BYD: 95,
  Xpeng: 95,
  Maxus: 95,
  Peugeot: 95,
  Citroën: 95,
  DS: 100,
  Opel: 90,
  Renault: 90,
  Dacia: 80,
  Fiat: 90,
  'Alfa Romeo': 105,
  Ford: 95,
  Jeep: 105,
  'Land Rover': 135,
  Jaguar: 135,
  Porsche: 160,
};

const others: readonly SeededBrand[] = [
  // Their makers have booking pages of their own; the page links to them at its top.
  { brand: 'BMW', policy: 'elsewhere', pricePercent: 120 },
  { brand: 'MINI', policy: 'elsewhere', pricePercent: 110 },
  { brand: 'Iveco', policy: 'elsewhere', pricePercent: 120 },
  { brand: 'Saab', policy: 'general', pricePercent: 95 },
  { brand: 'Smart', policy: 'general', pricePercent: 95 },
  { brand: 'Tesla', policy: 'refused', pricePercent: 100 },
  { brand: 'Zeekr', policy: 'refused', pricePercent: 100 },
];

/** How the group treats each brand of the registry. */
export const seededBrands: readonly SeededBrand[] = [
  ...Object.entries(own).map(([brand, pricePercent]): SeededBrand => ({ brand, policy: 'own', pricePercent })),
  ...others,
];
