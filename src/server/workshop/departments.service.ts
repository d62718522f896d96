import { hoursOn, type Hours } from '@/domain/dealers/openingHours';
import type { Facility, OpeningSchedule } from '@/domain/dealers/facility';
import { isSwedishHoliday } from '@/domain/workshop/holidays';
import { weekdayOfDate } from '@/domain/workshop/slotTime';
import type { DealersStore } from '@/server/dealers/dealers.store';
import { asciiSlug } from '@/lib/asciiSlug';
import type { DepartmentRow, RegistryStore } from './registry.store';

/** A workshop: its data as a facility, and its capacity. */
export interface WorkshopDepartment extends Omit<DepartmentRow, 'siteId'> {
  siteId: string;
  siteName: string;
  address: string;
  phone: string;
  /** '' where it has none. */
  email: string;
  latitude: number;
  longitude: number;
  brands: readonly string[];
  /** Its numbers in the group's business system. */
  erpIds: readonly string[];
  schedule: OpeningSchedule;
}

export interface Departments {
  all(): Promise<readonly WorkshopDepartment[]>;
  byId(departmentId: string): Promise<WorkshopDepartment | null>;
  byErpId(erpId: string): Promise<WorkshopDepartment | null>;
}

function departmentOf(row: DepartmentRow, facility: Facility): WorkshopDepartment | null {
  const workshop = facility.site_departments.find(({ group }) => group === 'Workshop');
  const [latitude, longitude] = facility.site_geocoord.split(',').map(Number);
  if (
    !workshop ||
    latitude === undefined ||
    longitude === undefined ||
    Number.isNaN(latitude) ||
    Number.isNaN(longitude)
  )
    return null;
  return {
    ...row,
    siteName: facility.site_official_name,
    address: `${facility.site_street}, ${facility.site_zip} ${facility.site_city}`,
    phone: workshop.phone,
    email: workshop.email,
    latitude,
    longitude,
    brands: workshop.brands.map(({ name }) => name),
    erpIds: workshop.brands.map(({ erp_id: erpId }) => erpId),
    schedule: workshop.openingschedule,
  };
}

/** Facilities and catalogue change daily, requests arrive every second. */
const CACHE_MS = 60_000;

/** Caches the result for a while; concurrent callers share one load, and a failure is not cached. */
function cachedFor<T>(load: () => Promise<T>, now: () => number, cacheMs = CACHE_MS): () => Promise<T> {
  let cached: { loadedAt: number; value: Promise<T> } | null = null;
  return () => {
    if (cached && now() - cached.loadedAt < cacheMs) return cached.value;
    const value = load();
    const mine = { loadedAt: now(), value };
    cached = mine;
    value.catch(() => {
      if (cached === mine) cached = null;
    });
    return value;
  };
}

/** An import is shown within this time. */
const REVISION_MS = 2_000;

/** Like `cachedFor`, and read again after an import. */
export function cachedCatalogue<T>(
  load: () => Promise<T>,
  { revision }: Pick<RegistryStore, 'revision'>,
  now: () => number,
): () => Promise<T> {
  const current = cachedFor(revision, now, REVISION_MS);
  let known: unknown;
  let cached = cachedFor(load, now);
  return async () => {
    const latest = await current();
    if (latest !== known) {
      known = latest;
      cached = cachedFor(load, now);
    }
    return cached();
  };
}

/** The Swedish workshops: facilities with a workshop whose capacity is known. */
export function createDepartments(registry: RegistryStore, dealers: DealersStore, now: () => number): Departments {
  const all = cachedCatalogue(
    async () => {
      const [rows, facilities] = await Promise.all([registry.departments(), dealers.facilities('se')]);
      const bySite = new Map(facilities.map((facility) => [facility.site_id, facility]));
      return rows.flatMap((row) => {
        const facility = bySite.get(row.siteId);
        const department = facility && departmentOf(row, facility);
        return department ? [department] : [];
      });
    },
    registry,
    now,
  );
  return {
    all,
    byId: async (departmentId) => (await all()).find((one) => one.departmentId === departmentId) ?? null,
    byErpId: async (erpId) => (await all()).find(({ erpIds }) => erpIds.includes(erpId)) ?? null,
  };
}

/** Whether a workshop is authorised for a brand, in any spelling: 'Land-Rover', 'land rover'. */
export const carries = ({ brands }: Pick<WorkshopDepartment, 'brands'>, brand: string): boolean =>
  brands.some((own) => asciiSlug(own) === asciiSlug(brand));

/** Deviations of this date come first, then public holidays, then the week. Null: closed. */
export function hoursOfDay({ schedule }: Pick<WorkshopDepartment, 'schedule'>, date: string): Hours | null {
  const day = { date, weekday: weekdayOfDate(date) };
  const special = hoursOn({ openinghours: [], deviationdays: schedule.deviationdays }, day);
  if (special !== undefined) return special;
  return isSwedishHoliday(date)
    ? null
    : (hoursOn({ openinghours: schedule.openinghours, deviationdays: [] }, day) ?? null);
}
