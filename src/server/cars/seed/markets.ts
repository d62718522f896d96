import type { Currency, OdometerUnit } from '@/domain/car';
import type { Language, StockName } from '@/sites/site.types';
import type { Fuel } from './catalogue/catalogue.types';

/** The day on which the demo stock stands: every generated date lies before it. */
export const DEMO_TODAY = '2026-11-20';

export interface Market {
  stock: StockName;
  language: Language;
  currency: Currency;
  odometer: OdometerUnit;
  /** Cars in stock, sample cars not counted. */
  cars: number;
  /** New-car models from the catalogue. */
  samples: number;
  /** First car_id; stocks never share one. */
  firstId: number;
  /** Local money for a thousand Swedish kronor of new price: taxes differ by drive. */
  moneyPerThousand: { combustion: number; plugin: number; electric: number };
  /** Multiplies the popularity of an engine. */
  fuelWeight: Record<Fuel, number>;
  kmPerYear: number;
  vatPercent: number;
  /** Makes by share of the stock, in per mille or any other measure. */
  shares: Readonly<Record<string, number>>;
  loan: { rates: readonly number[]; campaignRate: number; startFee: number; invoiceFee: number; depositPercent: number; residual: boolean };
  /** Charm prices: the step, and what is taken off a full step. */
  charm: { step: number; less: number };
}

const nordicWeight: Record<Fuel, number> = { petrol: 1, diesel: 1, electric: 1, plugin: 1, hybrid: 1, mild: 1, gas: 1.5, ethanol: 1.5 };

const seShares = {
  Volvo: 235, Volkswagen: 130, Toyota: 72, Kia: 78, BMW: 72, Skoda: 56, Tesla: 46, Audi: 66, 'Mercedes-Benz': 60, Ford: 34, Nissan: 26, Peugeot: 28,
  Renault: 22, Hyundai: 30, Seat: 14, Cupra: 14, Opel: 14, Citroën: 13, Mazda: 16, Honda: 8, Subaru: 12, Suzuki: 6, Mitsubishi: 10, Fiat: 7, Dacia: 8,
  MINI: 11, Porsche: 14, Polestar: 20, MG: 13, BYD: 7, 'Land Rover': 6, Jaguar: 3, Lexus: 8, Jeep: 5, 'Alfa Romeo': 2, DS: 2, Xpeng: 3, Saab: 9, Smart: 2, Zeekr: 2, Maxus: 1, Iveco: 1,
};

export const markets: Record<StockName, Market> = {
  se: {
    stock: 'se', language: 'sv', currency: 'SEK', odometer: 'mil', cars: 3140, samples: 36, firstId: 1_000_000,
    moneyPerThousand: { combustion: 1000, plugin: 1000, electric: 1000 }, fuelWeight: nordicWeight, kmPerYear: 13_500, vatPercent: 25, shares: seShares,
    loan: { rates: [5.95, 6.45, 6.95, 7.45, 7.95], campaignRate: 3.95, startFee: 695, invoiceFee: 59, depositPercent: 20, residual: true }, charm: { step: 1000, less: 100 },
  },
  no: {
    stock: 'no', language: 'nb', currency: 'NOK', odometer: 'km', cars: 812, samples: 8, firstId: 2_000_000,
    moneyPerThousand: { combustion: 1230, plugin: 1120, electric: 960 },
    fuelWeight: { ...nordicWeight, electric: 3.2, petrol: 0.55, diesel: 0.8, mild: 0.5, gas: 0, ethanol: 0 }, kmPerYear: 12_500, vatPercent: 25,
    shares: { ...seShares, Volvo: 110, Volkswagen: 150, Tesla: 150, Toyota: 115, BMW: 85, Audi: 70, Nissan: 45, Hyundai: 45, Skoda: 65, Mazda: 25, Saab: 0, Polestar: 22, BYD: 16, Xpeng: 12, MG: 20, Subaru: 16, Mitsubishi: 18, Kia: 60, Seat: 4 },
    loan: { rates: [6.49, 6.99, 7.49], campaignRate: 4.99, startFee: 2990, invoiceFee: 95, depositPercent: 35, residual: false }, charm: { step: 1000, less: 100 },
  },
  uk: {
    stock: 'uk', language: 'en', currency: 'GBP', odometer: 'mi', cars: 618, samples: 6, firstId: 3_000_000,
    moneyPerThousand: { combustion: 79, plugin: 78, electric: 76 },
    fuelWeight: { ...nordicWeight, petrol: 2.2, diesel: 0.9, plugin: 0.7, electric: 0.9, gas: 0, ethanol: 0 }, kmPerYear: 12_000, vatPercent: 20,
    shares: { ...seShares, Volvo: 40, Volkswagen: 95, Ford: 135, Opel: 95, 'Land Rover': 48, Nissan: 70, BMW: 85, Audi: 85, 'Mercedes-Benz': 80, MINI: 45, Kia: 60, Hyundai: 50, Toyota: 65, Peugeot: 45, Tesla: 30, Jaguar: 18, Honda: 25, Fiat: 18, MG: 28, Seat: 30, Saab: 0, Polestar: 8, Subaru: 4, Xpeng: 0, Zeekr: 0 },
    loan: { rates: [8.9, 9.9, 10.9], campaignRate: 5.9, startFee: 0, invoiceFee: 0, depositPercent: 10, residual: false }, charm: { step: 500, less: 5 },
  },
  fi: {
    stock: 'fi', language: 'fi', currency: 'EUR', odometer: 'km', cars: 414, samples: 4, firstId: 4_000_000,
    moneyPerThousand: { combustion: 101, plugin: 95, electric: 91 }, fuelWeight: { ...nordicWeight, petrol: 1.4, gas: 1, ethanol: 0, electric: 0.8 }, kmPerYear: 15_500, vatPercent: 25.5,
    shares: { ...seShares, Volvo: 95, Volkswagen: 100, Toyota: 135, Skoda: 100, Kia: 65, 'Mercedes-Benz': 75, BMW: 75, Audi: 70, Ford: 60, Opel: 40, Nissan: 45, Tesla: 32, Saab: 0, Polestar: 8, Honda: 18, Mazda: 22 },
    loan: { rates: [4.49, 4.99, 5.49], campaignRate: 2.99, startFee: 190, invoiceFee: 12, depositPercent: 10, residual: true }, charm: { step: 500, less: 10 },
  },
  sk: {
    stock: 'sk', language: 'sk', currency: 'EUR', odometer: 'km', cars: 312, samples: 2, firstId: 5_000_000,
    moneyPerThousand: { combustion: 86, plugin: 86, electric: 86 },
    fuelWeight: { ...nordicWeight, petrol: 1.8, diesel: 1.8, electric: 0.25, plugin: 0.35, gas: 1, ethanol: 0 }, kmPerYear: 17_500, vatPercent: 23,
    shares: { ...seShares, Volvo: 28, Skoda: 190, Volkswagen: 110, Kia: 90, Hyundai: 80, Toyota: 65, Dacia: 48, Peugeot: 55, Citroën: 40, Opel: 45, Renault: 45, Suzuki: 35, Ford: 45, Tesla: 8, Polestar: 0, Saab: 0, Xpeng: 0, Zeekr: 0, Fiat: 15 },
    loan: { rates: [5.49, 5.99, 6.49], campaignRate: 3.49, startFee: 150, invoiceFee: 3, depositPercent: 20, residual: false }, charm: { step: 500, less: 10 },
  },
  dk: {
    stock: 'dk', language: 'da', currency: 'DKK', odometer: 'km', cars: 312, samples: 4, firstId: 6_000_000,
    moneyPerThousand: { combustion: 930, plugin: 800, electric: 660 }, fuelWeight: { ...nordicWeight, electric: 1.8, ethanol: 0, gas: 0, petrol: 1.4 }, kmPerYear: 15_000, vatPercent: 25,
    shares: { ...seShares, Volvo: 55, Volkswagen: 120, Toyota: 85, Peugeot: 80, Ford: 60, Kia: 60, Hyundai: 55, Skoda: 70, Tesla: 65, Citroën: 45, Renault: 45, Cupra: 35, Audi: 60, BMW: 55, Opel: 40, Saab: 0, Polestar: 14 },
    loan: { rates: [4.95, 5.45, 5.95], campaignRate: 2.95, startFee: 3995, invoiceFee: 35, depositPercent: 20, residual: false }, charm: { step: 1000, less: 100 },
  },
  eu: {
    stock: 'eu', language: 'en', currency: 'EUR', odometer: 'km', cars: 306, samples: 0, firstId: 7_000_000,
    moneyPerThousand: { combustion: 88, plugin: 87, electric: 84 }, fuelWeight: { ...nordicWeight, petrol: 1.3, diesel: 1.2, electric: 0.8, gas: 0.5, ethanol: 0 }, kmPerYear: 15_500, vatPercent: 21,
    shares: { ...seShares, Volvo: 70, Volkswagen: 150, BMW: 110, Audi: 110, 'Mercedes-Benz': 110, Opel: 40, Renault: 50, Peugeot: 50, Saab: 0, Fiat: 25, Porsche: 25 },
    loan: { rates: [5.9, 6.4, 6.9], campaignRate: 3.9, startFee: 150, invoiceFee: 4, depositPercent: 20, residual: false }, charm: { step: 500, less: 10 },
  },
};
