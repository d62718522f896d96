/** `formName` of the Norwegian booking request (specification 3 section 2.9). */
export const SERVICE_REQUEST_FORM = 'service-request';

export const VEHICLE_TYPES = ['car', 'motorcycle'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** The options, in the order of the specification. */
export const vehicleServices = {
  car: [
    'service',
    'winter',
    'inspection',
    'wheels',
    'olderCars',
    'repair',
    'paint',
    'glass',
    'aircon',
    'damage',
    'other',
  ],
  motorcycle: ['motorcycleService', 'motorcycleParts', 'motorcycleOther'],
} as const satisfies Readonly<Record<VehicleType, readonly string[]>>;
export type VehicleService = (typeof vehicleServices)[VehicleType][number];

/** Those that ask what it is about. */
export const OTHER_SERVICES: readonly VehicleService[] = ['other', 'motorcycleOther'];

export const OTHER_LENGTH = 200;
export const DESCRIPTION_LENGTH = 2_000;
export const MOST_KM = 2_000_000;
/** Days ahead that can be requested. */
export const REQUEST_DAYS = 365;

/** Values of the form as the specification names them (section 3); `siteId` is ours. */
export interface ServiceRequestValues {
  /** The dealer; the server decides whom it writes to. */
  siteId: string;
  siteName: string;
  siteEmail: string;
  typeCar: VehicleType;
  services: VehicleService[];
  /** What 'other' stands for. */
  other: string;
  description: string;
  regno: string;
  /** Kilometres; null where none was given. */
  milage: number | null;
  /** The day wished for: 'YYYY-MM-DD'. */
  date: string;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  /** The notice of privacy was read. */
  gdpr: boolean;
  /** Optional (decision 20). */
  newsletter: boolean;
}

const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  values.some((one) => one === value);

export const isVehicleType = (value: string): value is VehicleType => isOneOf(VEHICLE_TYPES, value);

/** Of what was ticked, the services that this kind of vehicle has; in the order of the list. */
export const servicesOf = (type: VehicleType, ticked: readonly string[]): VehicleService[] =>
  vehicleServices[type].filter((service) => ticked.includes(service));

/** A registration number as it is compared: capitals without spaces and hyphens. */
export const norwegianPlate = (text: string): string => text.toUpperCase().replace(/[\s-]+/g, '');
