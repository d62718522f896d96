/** `formName` of the request for new tires. */
export const TIRE_REQUEST_FORM = 'tire-request';

/** Front left to rear right, as stored tires name them. */
export const TIRE_POSITIONS = ['FL', 'FR', 'RL', 'RR'] as const;
export type TirePosition = (typeof TIRE_POSITIONS)[number];

/** What matters most: advice, the same again, quality, or price. */
export const TIRE_PRIORITIES = ['advice', 'same', 'quality', 'price'] as const;
export type TirePriority = (typeof TIRE_PRIORITIES)[number];

export const TIRE_TEXT_LENGTH = 80;
export const TIRE_MESSAGE_LENGTH = 500;

/** Values of the form; what is known of the car comes from its agreement. */
export interface TireRequestValues {
  /** Of the workshop (`TireHotelLocation`); the server decides whom it writes to. */
  erpId: string;
  /** Its name, for staff; the server writes it. */
  siteName: string;
  regno: string;
  /** 'Volvo V60 2021' */
  car: string;
  /** '225/50 R17' */
  dimension: string;
  /** What is on the car: 'Nokian Hakkapeliitta R5'. */
  currentTire: string;
  positions: TirePosition[];
  priority: TirePriority;
  message: string;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
}

/** Of what was ticked, the wheels of a car; in the order of the list. */
export const tirePositionsOf = (ticked: readonly string[]): TirePosition[] =>
  TIRE_POSITIONS.filter((position) => ticked.includes(position));

export const isTirePriority = (text: string): text is TirePriority => TIRE_PRIORITIES.some((one) => one === text);
