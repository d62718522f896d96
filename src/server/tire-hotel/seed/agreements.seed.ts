import type { Facility } from '@/domain/dealers/facility';
import type { TireSeason } from '@/domain/tire-hotel/vehicle';
import { makerOf } from '@/server/dealers/seed/makers';
import type { StoredWheel, TireAgreement } from '../agreements.store';

/** Wheels of a set. Depths are tenths of a millimetre by year, when the set came in: front, rear. */
interface WheelSet {
  season: TireSeason;
  isStudded?: true;
  name: string;
  pattern: string;
  /** '235/45 R18' */
  size: string;
  depths: Readonly<Record<number, readonly [front: number, rear: number]>>;
  /** Found by the workshop, by position. */
  statusIds?: Readonly<Record<string, number>>;
}

interface Customer {
  regNo: string;
  brand: string;
  model: string;
  year: number;
  /** Last two digits of a number that is reserved for fiction: 070-174 06 xx. */
  phone: string;
  /** Position of the facility in its list. */
  facility: number;
  level: 'Bas' | 'Plus' | 'Premium';
  set: WheelSet;
  wantsReminder?: boolean;
}

const friction: Pick<WheelSet, 'season' | 'name' | 'pattern'> = {
  season: 'winter',
  name: 'Nokian Hakkapeliitta R5',
  pattern: 'Riktningsbundet',
};
const studded: Pick<WheelSet, 'season' | 'isStudded' | 'name' | 'pattern'> = {
  season: 'winter',
  isStudded: true,
  name: 'Nokian Hakkapeliitta 10',
  pattern: 'Riktningsbundet',
};
const summer: Pick<WheelSet, 'season' | 'name' | 'pattern'> = {
  season: 'summer',
  name: 'Michelin Primacy 4+',
  pattern: 'Asymmetriskt',
};

/** Worn evenly since new, for so many seasons until now. */
const worn = (
  seasons: number,
  { front, rear = front, wear }: { front: number; rear?: number; wear: number },
  last = 2026,
): WheelSet['depths'] =>
  Object.fromEntries(
    Array.from({ length: seasons }, (_, index) => [
      last - seasons + 1 + index,
      [front - wear * index, rear - Math.round(wear * 0.7) * index] as const,
    ]),
  );

/** Cars of the workshop's registry (decision 15f), then others. DEF45A has no agreement. */
const customers: readonly Customer[] = [
  {
    regNo: 'ABC123',
    brand: 'Volvo',
    model: 'V60',
    year: 2021,
    phone: '21',
    facility: 0,
    level: 'Plus',
    set: {
      ...friction,
      size: '235/45 R18',
      depths: { 2023: [70, 75], 2024: [59, 68], 2025: [47, 60], 2026: [34, 53] },
    },
    wantsReminder: true,
  },
  {
    regNo: 'BILEN1',
    brand: 'Volkswagen',
    model: 'ID.4',
    year: 2023,
    phone: '22',
    facility: 0,
    level: 'Premium',
    set: { ...summer, size: '235/55 R19', depths: worn(3, { front: 70, wear: 8 }) },
  },
  // Three cars of one customer.
  {
    regNo: 'ÅSA',
    brand: 'Volvo',
    model: 'XC60',
    year: 2022,
    phone: '23',
    facility: 3,
    level: 'Premium',
    set: { ...studded, size: '235/60 R18', depths: worn(4, { front: 88, wear: 11 }) },
    wantsReminder: true,
  },
  {
    regNo: 'ÄLG',
    brand: 'Volvo',
    model: 'V70',
    year: 2014,
    phone: '23',
    facility: 3,
    level: 'Bas',
    set: { ...studded, size: '205/60 R16', depths: worn(6, { front: 90, rear: 88, wear: 9 }) },
  },
  {
    regNo: 'VOLTEN',
    brand: 'Polestar',
    model: '2',
    year: 2023,
    phone: '23',
    facility: 3,
    level: 'Plus',
    set: { ...summer, size: '245/45 R19', depths: worn(2, { front: 72, wear: 9 }) },
  },
  {
    regNo: 'RALLY',
    brand: 'Toyota',
    model: 'Yaris',
    year: 2021,
    phone: '24',
    facility: 7,
    level: 'Bas',
    set: { ...friction, size: '195/55 R16', depths: worn(3, { front: 74, wear: 10 }) },
  },
  // A small workshop, which calls its customers.
  {
    regNo: 'SKAL',
    brand: 'Skoda',
    model: 'Octavia',
    year: 2018,
    phone: '25',
    facility: 6,
    level: 'Bas',
    set: { ...studded, size: '205/55 R16', depths: worn(5, { front: 82, wear: 9 }) },
  },
  // Not measured yet.
  {
    regNo: 'NY26',
    brand: 'Kia',
    model: 'EV3',
    year: 2026,
    phone: '26',
    facility: 0,
    level: 'Plus',
    set: { ...friction, size: '215/60 R17', depths: {} },
  },
  // Measured once.
  {
    regNo: 'KÖR',
    brand: 'Ford',
    model: 'Mustang Mach-E',
    year: 2022,
    phone: '27',
    facility: 1,
    level: 'Premium',
    set: { ...friction, size: '225/60 R18', depths: worn(1, { front: 81, wear: 0 }) },
  },
  // Damaged: enough tread, and nevertheless to replace.
  {
    regNo: 'TAXI7',
    brand: 'Mercedes-Benz',
    model: 'E-Klass',
    year: 2021,
    phone: '28',
    facility: 2,
    level: 'Premium',
    set: {
      ...friction,
      size: '225/55 R17',
      depths: worn(3, { front: 78, wear: 9 }),
      statusIds: { RL: 1 },
    },
  },
  {
    regNo: 'SNÖ',
    brand: 'Subaru',
    model: 'Outback',
    year: 2017,
    phone: '29',
    facility: 4,
    level: 'Plus',
    set: { ...studded, size: '225/60 R18', depths: worn(5, { front: 92, wear: 13 }) },
  },
  {
    regNo: 'GAS',
    brand: 'Volkswagen',
    model: 'Golf',
    year: 2018,
    phone: '30',
    facility: 5,
    level: 'Bas',
    set: { ...summer, size: '225/45 R17', depths: worn(5, { front: 68, wear: 11 }) },
  },
  {
    regNo: 'OK',
    brand: 'Opel',
    model: 'Corsa',
    year: 2016,
    phone: '31',
    facility: 0,
    level: 'Bas',
    set: { ...friction, size: '185/65 R15', depths: worn(4, { front: 71, wear: 8 }) },
  },
  // Ordinary numbers, each of a customer of its own.
  ...(
    [
      ['DCK101', 'Volvo', 'V90', 2020],
      ['DCK102', 'Volvo', 'XC40', 2022],
      ['DCK103', 'Volkswagen', 'Passat', 2019],
      ['DCK104', 'Kia', 'Niro', 2021],
      ['DCK105', 'Audi', 'A4', 2020],
      ['DCK106', 'Skoda', 'Enyaq', 2023],
      ['DCK107', 'Toyota', 'RAV4', 2021],
      ['DCK108', 'Hyundai', 'Kona', 2022],
      ['DCK109', 'Renault', 'Megane', 2020],
      ['DCK110', 'Peugeot', '3008', 2021],
      ['DCK111', 'Seat', 'Leon', 2019],
      ['DCK112', 'Mazda', 'CX-5', 2020],
    ] as const
  ).map(([regNo, brand, model, year], index): Customer => ({
    regNo,
    brand,
    model,
    year,
    phone: String(40 + index),
    facility: index % 3,
    level: 'Plus',
    set: { ...friction, size: '215/55 R17', depths: worn(4, { front: 76, rear: 78, wear: 6 }) },
  })),
];

const SIZE = /^(\d+)\/(\d+) R(\d+)$/;

function wheelsOf({ set }: Customer): StoredWheel[] {
  const [, width, ratio, rim] = SIZE.exec(set.size) ?? [];
  // Winter wheels come in in spring, summer wheels in autumn.
  const day = set.season === 'winter' ? '04-14' : '10-21';
  return ['FL', 'FR', 'RL', 'RR'].map((position, index) => ({
    position,
    name: set.name,
    rimDiameter: Number(rim),
    sectionWidth: Number(width),
    aspectRatio: Number(ratio),
    threadPattern: set.pattern,
    season: set.season,
    isStudded: set.isStudded === true,
    statusId: set.statusIds?.[position] ?? null,
    measurements: Object.entries(set.depths).map(([year, [front, rear]]) => ({
      measuredOn: `${year}-${day}`,
      // The right side wears a little less.
      depth: (position.startsWith('F') ? front : rear) + (index % 2),
    })),
  }));
}

/** The workshop's number in the group's business system. */
const erpIdOf = ({ site_departments: departments }: Facility): string | undefined =>
  departments.find(({ group }) => group === 'Workshop')?.brands[0]?.erp_id;

export interface TireHotelSeed {
  agreements: TireAgreement[];
  /** With the mark of a tire hotel. */
  facilities: Facility[];
}

/** Facilities of the list that store wheels. */
const FACILITIES = 30;

/** Invented customers of these Swedish facilities, the same on every machine. */
export function generateTireHotel(facilities: readonly Facility[]): TireHotelSeed {
  const offering = facilities.filter((facility) => erpIdOf(facility) !== undefined).slice(0, FACILITIES);
  const erpIds = offering.flatMap((facility) => erpIdOf(facility) ?? []);
  const [first] = erpIds;
  if (first === undefined) return { agreements: [], facilities: [] };
  return {
    facilities: offering.map((facility) => ({ ...facility, site_tire_hotel: true })),
    agreements: customers.map((customer) => ({
      regNo: customer.regNo,
      phone: `+467017406${customer.phone}`,
      customerName: null,
      customerEmail: null,
      brand: customer.brand,
      brandCode: makerOf(customer.brand).code,
      model: customer.model,
      buildYear: customer.year,
      productId: 'DACKHOTELL',
      packageLevel: customer.level,
      erpId: erpIds[customer.facility] ?? first,
      site: 'car-store-se',
      locale: 'sv-SE',
      wantsReminder: customer.wantsReminder ?? null,
      wheels: wheelsOf(customer),
    })),
  };
}
