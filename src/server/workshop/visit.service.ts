import { distanceKm } from '@/domain/places/distance';
import type { BookingRequest, HoldWork } from '@/domain/workshop/booking';
import { isRegistrationNumber, normalizeRegistrationNumber } from '@/domain/workshop/registrationNumber';
import { UNKNOWN_MILEAGE, type Offering, type Position, type ServiceCategory } from '@/domain/workshop/services';
import { minutesOf } from '@/domain/workshop/slotTime';
import type { WorkExtent } from '@/domain/workshop/workshops';
import { failed, ok, type Result } from '@/errors/result';
import { carries, cachedCatalogue, type Departments, type WorkshopDepartment } from './departments.service';
import type { Work } from './availability';
import type { UnableDepartment } from './closest';
import { isFor, minutesFor, offeringOf, quote, quoteFrom } from './quote';
import type { BrandRow, CatalogueCategory, RegisteredVehicle, RegistryStore } from './registry.store';
import type { BookedService, OfferingRule, OfferingType } from './workshop.types';

/** A car that was looked up, with the group's policy for its brand. */
export interface KnownCar {
  vehicle: RegisteredVehicle;
  brand: BrandRow;
}

export interface ChosenRule {
  code: string;
  rule: OfferingRule;
}

/** Offerings for a car, workshops and prices, from the registry and the catalogue. */
export interface Visits {
  car(registrationNumber: string): Promise<Result<KnownCar>>;
  /**
   * At the group's price, before a mileage is known; with what is not offered at the workshop nearest to a place that
   * does these services.
   */
  offered(
    car: KnownCar,
    type: OfferingType,
    near?: Position | null,
    codes?: readonly string[],
  ): Promise<ServiceCategory[]>;
  /** The rules of those codes that fit the car; others are left out. */
  rules(car: KnownCar, codes: readonly string[]): Promise<ChosenRule[]>;
  /** Workshops that do all of the work. */
  workshopsFor(car: KnownCar, rules: readonly ChosenRule[]): Promise<readonly WorkshopDepartment[]>;
  /** The other workshops, each with the codes that it does not do. */
  workshopsNotFor(car: KnownCar, rules: readonly ChosenRule[]): Promise<readonly UnableDepartment[]>;
  /** Whether this workshop does all of the work. */
  isDoneAt(departmentId: string, car: KnownCar, rules: readonly ChosenRule[]): Promise<boolean>;
  /** Kronor an hour for the group: the median of its workshops. */
  groupRate(): Promise<number>;
  /** Kronor an hour of each workshop that this car may be left at. */
  hourlyRates(car: KnownCar): Promise<readonly number[]>;
}

/** How much of each service, and at which mileage. */
export interface Extent {
  /** In mil; 1 if unknown. */
  mileage: number;
  /** By code; absent: one. */
  units: ReadonlyMap<string, number>;
}

export const extentOf = (codes: readonly string[], { mileage = UNKNOWN_MILEAGE, units = [] }: WorkExtent): Extent => ({
  mileage,
  units: new Map(codes.map((code, index) => [code, units[index] ?? 1])),
});

/** That of a request to book or hold. */
export const extentOfRequest = ({
  mileage,
  serviceOfferingRequests,
}: Omit<HoldWork, 'registrationNumber'>): Extent => ({
  mileage,
  units: new Map(serviceOfferingRequests.map(({ kobraId, unitsSelected }) => [kobraId, unitsSelected])),
});

/** That of a booking. */
export const extentOfBooking = ({ mileage, services }: { mileage: number; services: BookedService[] }): Extent => ({
  mileage,
  units: new Map(services.map(({ code, units }) => [code, units])),
});

export const workOf = (rules: readonly ChosenRule[], { mileage, units }: Extent): Work => ({
  minutes: rules.reduce((sum, { code, rule }) => sum + minutesFor(rule, mileage, units.get(code) ?? 1), 0),
  leadDays: Math.max(0, ...rules.map(({ rule }) => rule.leadDays ?? 0)),
  waits: rules.some(({ rule }) => rule.waits === true),
});

/** Null when the offering does not accept a quantity or a message. */
export function bookedServices(
  car: KnownCar,
  rules: readonly ChosenRule[],
  { serviceOfferingRequests, mileage }: BookingRequest,
  hourlyRate: number,
): BookedService[] | null {
  const booked: BookedService[] = [];
  for (const { kobraId, unitsSelected: units, userInput } of serviceOfferingRequests) {
    const rule = rules.find(({ code }) => code === kobraId)?.rule;
    if (
      !rule ||
      units < (rule.unit?.minimum ?? 1) ||
      units > (rule.unit?.maximum ?? 1) ||
      (userInput !== '' && rule.allowUserInput !== true)
    )
      return null;
    const { price, priceKind, inAgreement } = quote(rule, car.vehicle, {
      mileage,
      hourlyRate,
      brandPercent: car.brand.pricePercent,
    });
    booked.push({
      code: kobraId,
      name: rule.name,
      units,
      userInput,
      price: price === null ? null : price * units,
      priceKind,
      ...(rule.bands && !inAgreement && { isByMileage: true as const }),
    });
  }
  return booked;
}

interface Visit {
  localDate: string;
  localTime: string;
  isFullDay: boolean;
  minutes: number;
}

/** Shorter work still takes the car away for as long as the next time. */
const SHORTEST_VISIT = 30;

/** Whether one car would be at two visits at the same time. A full day overlaps with every visit of that day. */
export function overlap(one: Visit, other: Visit): boolean {
  if (one.localDate !== other.localDate) return false;
  if (one.isFullDay || other.isFullDay) return true;
  const end = ({ localTime, minutes }: Visit): number => minutesOf(localTime) + Math.max(SHORTEST_VISIT, minutes);
  return minutesOf(one.localTime) < end(other) && minutesOf(other.localTime) < end(one);
}

/** A car that the group itself sells, by its normalised registration number; null for every other. */
export type FindInStock = (registrationNumber: string) => Promise<RegisteredVehicle | null>;

/** Whether a workshop does this work on this car. */
function offers(
  department: WorkshopDepartment,
  { vehicle, brand }: KnownCar,
  { authorised, equipment }: OfferingRule,
): boolean {
  const isAuthorised = !authorised || brand.policy !== 'own' || carries(department, vehicle.brand);
  return isAuthorised && (equipment === undefined || department.equipment.includes(equipment));
}

const nearestOf = (departments: readonly WorkshopDepartment[], near: Position): WorkshopDepartment | undefined =>
  departments.toSorted((a, b) => distanceKm(near, a) - distanceKm(near, b))[0];

export function createVisits(
  registry: RegistryStore,
  departments: Departments,
  now: () => number,
  findInStock: FindInStock = async () => null,
): Visits {
  const brands = cachedCatalogue(registry.brands, registry, now);
  const categories = cachedCatalogue(registry.categories, registry, now);
  const doing = async ({ vehicle, brand }: KnownCar): Promise<readonly WorkshopDepartment[]> =>
    (await departments.all()).filter((one) => brand.policy !== 'own' || carries(one, vehicle.brand));

  const judge = async (car: KnownCar): Promise<(rule: OfferingRule) => boolean> => {
    const equipped = new Set((await doing(car)).flatMap(({ equipment }) => equipment));
    const year = new Date(now()).getUTCFullYear();
    return (rule) => isFor(rule, car.vehicle, { policy: car.brand.policy, year, equipped });
  };
  const groupRate = async (): Promise<number> => {
    const rates = (await departments.all()).map(({ hourlyRate }) => hourlyRate).toSorted((a, b) => a - b);
    return rates[Math.floor(rates.length / 2)] ?? 0;
  };

  const hourlyRates = async (car: KnownCar): Promise<number[]> =>
    (await doing(car)).map(({ hourlyRate }) => hourlyRate);

  const judged = async (car: KnownCar, rules: readonly ChosenRule[]): Promise<UnableDepartment[]> =>
    (await departments.all()).map((department) => ({
      department,
      notOffered: rules.flatMap(({ code, rule }) => (offers(department, car, rule) ? [] : code)),
    }));
  const workshopsFor = async (car: KnownCar, rules: readonly ChosenRule[]): Promise<readonly WorkshopDepartment[]> =>
    (await judged(car, rules)).flatMap(({ department, notOffered }) => (notOffered.length === 0 ? department : []));

  const rulesOf: Visits['rules'] = async (car, codes) => {
    const may = await judge(car);
    const known = (await categories()).flatMap(({ offerings }) => offerings);
    return codes.flatMap((code) => known.filter((one) => one.code === code && may(one.rule)));
  };

  return {
    groupRate,
    hourlyRates,
    async car(given) {
      const registrationNumber = normalizeRegistrationNumber(given);
      if (!isRegistrationNumber(registrationNumber)) return failed('REG_INVALID');
      const vehicle = (await registry.vehicle(registrationNumber)) ?? (await findInStock(registrationNumber));
      if (!vehicle) return failed('VEHICLE_NOT_FOUND');
      const brand = (await brands()).get(vehicle.brand);
      if (!brand || brand.policy === 'refused') return failed('BRAND_NOT_SUPPORTED', { brand: vehicle.brand });
      return ok({ vehicle, brand });
    },
    async offered(car, type, near = null, codes = []) {
      const may = await judge(car);
      const nearest = near && nearestOf(await workshopsFor(car, await rulesOf(car, codes)), near);
      const notAt = (rule: OfferingRule): Pick<Offering, 'notAt'> =>
        nearest && !offers(nearest, car, rule) ? { notAt: nearest.siteName } : {};
      const rates = await hourlyRates(car);
      const terms = { mileage: UNKNOWN_MILEAGE, hourlyRate: await groupRate(), brandPercent: car.brand.pricePercent };
      const inCategory = ({ name, icon, selectionType, offerings }: CatalogueCategory): ServiceCategory => ({
        name,
        icon,
        selectionType,
        offerings: offerings.map(({ code, rule }) => ({
          ...offeringOf(code, rule, quoteFrom(rule, car.vehicle, terms, rates), may(rule)),
          ...notAt(rule),
        })),
      });
      // A category without offerings for this car is left out.
      return (await categories())
        .filter((category) => category.type === type)
        .map(inCategory)
        .filter(({ offerings }) => offerings.some(({ isAvailable }) => isAvailable));
    },
    rules: rulesOf,
    workshopsFor,
    workshopsNotFor: async (car, rules) => (await judged(car, rules)).filter(({ notOffered }) => notOffered.length > 0),
    isDoneAt: async (departmentId, car, rules) =>
      (await workshopsFor(car, rules)).some((one) => one.departmentId === departmentId),
  };
}
