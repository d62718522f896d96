import type { Department, Facility, OpeningSchedule } from '@/domain/dealers/facility';
import { brandNames } from '@/domain/dealers/facilityBrands';
import { departmentTerms } from '@/domain/vocabulary/facilityTerms';
import { termIn } from '@/domain/vocabulary/vocabulary.types';
import { WORKSHOP_ZONE } from '@/domain/workshop/slotTime';
import { asciiSlug } from '@/lib/asciiSlug';
import type { DepartmentRow as WorkshopDepartmentRow } from '@/server/workshop/registry.store';
import type { Language, StockName } from '@/sites/site.types';
import type { DepartmentRow, FacilityRow } from './facilityRow.schema';
import { NotationRefused, scheduleOf } from './openingNotation';

/** The workshops that visitors book online are those of this stock. */
const BOOKED: StockName = 'se';

/** The language in which a stock's departments are named. */
const LANGUAGES: Readonly<Record<StockName, Language>> = {
  se: 'sv',
  no: 'nb',
  uk: 'en',
  fi: 'fi',
  sk: 'sk',
  dk: 'da',
  eu: 'en',
};

const KINDS = {
  'New cars': { type: 'SALES', erp: '10' },
  Workshop: { type: 'SERVICE', erp: '20' },
  Parts: { type: 'PARTS', erp: '30' },
  'Body work': { type: 'BODY', erp: '40' },
} as const satisfies Record<Department['group'], { type: string; erp: string }>;

export interface ReadFacility {
  facility: Facility;
  /** Of its workshop; null where it takes no bookings. */
  workshop: WorkshopDepartmentRow | null;
}

/** What a feed's rows are completed with. */
export interface FacilityContext {
  stock: StockName;
  /** 'YYYY-MM-DD' */
  today: string;
  schedules: Map<string, OpeningSchedule>;
}

function scheduleIn(row: DepartmentRow, { stock, today, schedules }: FacilityContext): OpeningSchedule {
  const { opening_hours: notation, openingschedule, deviation_days = [] } = row;
  let schedule: OpeningSchedule = {
    openinghours: openingschedule?.openinghours ?? [],
    deviationdays: openingschedule?.deviationdays ?? [],
  };
  if (notation) {
    // Many departments have the same hours, and reading them takes a while.
    const known = schedules.get(notation);
    schedule = known ?? scheduleOf(notation, stock, today);
    if (!known) schedules.set(notation, schedule);
  }
  if (deviation_days.length === 0) return schedule;
  const own = deviation_days.map(({ date, hours }) => ({
    day: date,
    displayText: hours === 'off' ? 'Closed' : hours.replaceAll('-', '–').replaceAll(',', ', '),
  }));
  const named = new Set(own.map(({ day }) => day));
  return {
    ...schedule,
    deviationdays: [...schedule.deviationdays.filter(({ day }) => !named.has(day)), ...own].toSorted((a, b) =>
      a.day.localeCompare(b.day),
    ),
  };
}

function departmentOf(row: DepartmentRow, facility: FacilityRow, context: FacilityContext): Department {
  const { type, erp } = KINDS[row.group];
  const name = row.name || termIn(departmentTerms[row.group], LANGUAGES[context.stock]);
  return {
    name,
    official_name: row.official_name || `${facility.site_official_name} ${name}`,
    department_type: row.department_type || type,
    group: row.group,
    phone: row.phone ?? '',
    email: row.email ?? '',
    brands: (row.brands ?? []).map((brand) => ({
      name: brand.name,
      brand_code: brand.brand_code || asciiSlug(brand.name).replaceAll('-', '').toUpperCase(),
      erp_id: brand.erp_id || `${facility.site_id}.${erp}`,
      email: brand.email ?? row.email ?? '',
    })),
    users: (row.users ?? []).map((user) => ({
      first_name: user.first_name,
      last_name: user.last_name ?? '',
      title: user.title ?? '',
      phone: user.phone ?? '',
      email: user.email ?? '',
    })),
    openingschedule: scheduleIn(row, context),
  };
}

/** The id of a workshop in addresses has digits alone: those of its facility, and of the department. */
const departmentIdOf = (siteId: string): string => `${siteId.replace(/\D/g, '')}${KINDS.Workshop.erp}`;

function workshopOf(row: FacilityRow): WorkshopDepartmentRow | null {
  const workshop = row.site_departments?.find(({ group }) => group === 'Workshop')?.workshop;
  if (!workshop) return null;
  return {
    departmentId: workshop.department_id || departmentIdOf(row.site_id),
    siteId: row.site_id,
    zone: WORKSHOP_ZONE,
    parallelDropOffs: workshop.drop_offs ?? 1,
    places: workshop.capacity,
    leadDays: workshop.lead_days ?? 1,
    hourlyRate: workshop.hourly_rate,
    equipment: workshop.equipment ?? [],
    tireLanes: workshop.tire_lanes ?? 1,
  };
}

/** What is wrong with a row beyond the bounds of its fields. */
function refusalsOf(row: FacilityRow, stock: StockName): string[] {
  const departments = row.site_departments ?? [];
  const online = departments.filter(({ workshop }) => workshop !== undefined);
  return [
    ...(online.some(({ group }) => group !== 'Workshop')
      ? ['only a department of the group Workshop may have a workshop']
      : []),
    ...(online.length > 1 ? ['a facility may have one workshop that is booked online'] : []),
    ...(online.length > 0 && stock !== BOOKED ? ['workshops are booked online on the Swedish sites alone'] : []),
    ...(online.length > 0 && !row.site_geocoord ? ['site_geocoord is missing: a workshop is found by distance'] : []),
    ...(online.length > 0 && !online[0]?.workshop?.department_id && !/\d/.test(row.site_id)
      ? ['workshop.department_id is missing, and site_id has no digits to make one of']
      : []),
  ];
}

/** A facility with its defaults, or what is wrong with the row. */
export function facilityOf(
  row: FacilityRow,
  line: number,
  context: FacilityContext,
): ReadFacility | { refusals: string[] } {
  const refusals = refusalsOf(row, context.stock);
  const departments: Department[] = [];
  for (const [index, department] of (row.site_departments ?? []).entries()) {
    try {
      departments.push(departmentOf(department, row, context));
    } catch (error) {
      if (!(error instanceof NotationRefused)) throw error;
      refusals.push(`site_departments[${index}].opening_hours can't be read: ${error.message}`);
    }
  }
  if (refusals.length > 0) return { refusals };
  const { site_primary_image: image } = row;
  return {
    facility: {
      slug: row.slug || asciiSlug(row.site_official_name) || row.site_id.toLowerCase(),
      site_id: row.site_id,
      site_official_name: row.site_official_name,
      site_city: row.site_city,
      site_street: row.site_street ?? '',
      site_zip: row.site_zip ?? '',
      site_region: row.site_region ?? '',
      site_phone: row.site_phone ?? '',
      site_email: row.site_email ?? '',
      site_image_url: row.site_image_url ?? '',
      ...(image && {
        site_primary_image: {
          thumbnail_url: image.thumbnail_url,
          ...(image.blur_data_url !== undefined && { blur_data_url: image.blur_data_url }),
          ...(image.original !== undefined && { original: image.original }),
        },
      }),
      site_geocoord: (row.site_geocoord ?? '').replace(/\s/g, ''),
      site_brands: row.site_brands ?? brandNames(departments),
      website_sort_order: row.website_sort_order ?? line,
      ...(row.site_tire_hotel ? { site_tire_hotel: true } : {}),
      site_departments: departments,
    },
    workshop: workshopOf(row),
  };
}
