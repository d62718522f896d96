/** Where the wheels are stored, and who changes them. */
export interface TireHotelLocation {
  locationName: string;
  departmentName: string;
  /** The department's number in the group's business system: `workshopIdentifier` and `departmentIdentifier` of calls. */
  erpId: string;
  phone: string;
  email: string;
}

export type TireSeason = 'winter' | 'summer';

/** A measurement of a tire's tread. */
export interface TreadMeasurement {
  /** 'YYYY-MM-DD' */
  measuredOn: string;
  /** Millimetres. */
  threadDepth: number;
}

/** Status of a tire's tread, as the specification numbers it: 1 is 'replace'. Before the first measurement its depth is 0. */
export const THREAD_STATUS = { notMeasured: 0, replace: 1, soon: 2, good: 3 } as const;

/** A stored wheel with its tire (specification 3 section 3). */
export interface StoredTire {
  /** 'FL', 'FR', 'RL', 'RR' for front left to rear right. */
  equipmentPosition: string;
  wheel: {
    /** 'Nokian Hakkapeliitta R5' */
    name: string;
    /** Inches. */
    rimDiameter: number;
    /** Millimetres. */
    sectionWidth: number;
    threadPattern: string;
    /** Millimetres, when last measured. */
    threadDepth: number;
    /** Per cent of the width. */
    aspectRatio: number;
    threadStatusId: number;
    threadStatusMessage: string;
    /** Ours; absent where another service does not know. */
    season?: TireSeason;
    isStudded?: boolean;
    /** Ours: oldest first. */
    measurements?: TreadMeasurement[];
  };
}

/** A car with an agreement, and its stored wheels. */
export interface StoredVehicle {
  regNo: string;
  /** 'Volvo V60 2021' */
  name: string;
  brand: string;
  brandCode: string;
  model: string;
  productId: string;
  packageLevel: string;
  location: TireHotelLocation;
  tires: StoredTire[];
}
