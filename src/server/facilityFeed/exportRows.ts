import type { ExportFormat } from '@/server/cars/feed/rowFeed';
import { asc } from 'drizzle-orm';
import type { Department, Facility } from '@/domain/dealers/facility';
import { csvLine } from '@/lib/csv';
import type { Orm } from '@/server/database/orm';
import { vehicles, workshopDepartments } from '@/server/database/workshop.tables';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { createAgreementsStore } from '@/server/tire-hotel/agreements.store';
import { createRegistryStore, type DepartmentRow } from '@/server/workshop/registry.store';
import type { OfferingRule } from '@/server/workshop/workshop.types';
import type { StockName } from '@/sites/site.types';
import { notationOf } from './openingNotation';
import type { ReadCategory } from './prepareRow';
import { tireAgreementRow } from './tireAgreementRow';

const BOOKED: StockName = 'se';

const COLUMNS = [
  'site_id',
  'slug',
  'site_official_name',
  'site_city',
  'site_street',
  'site_zip',
  'site_region',
  'site_phone',
  'site_email',
  'site_image_url',
  'site_primary_image',
  'site_geocoord',
  'site_brands',
  'website_sort_order',
  'site_tire_hotel',
  'site_departments',
] as const satisfies readonly (keyof Facility)[];

function departmentRow({ openingschedule, ...department }: Department, workshop: DepartmentRow | undefined): object {
  const notation = notationOf(openingschedule);
  return {
    ...department,
    ...(notation === null ? { openingschedule } : { opening_hours: notation }),
    ...(department.group === 'Workshop' &&
      workshop && {
        workshop: {
          department_id: workshop.departmentId,
          capacity: workshop.places,
          drop_offs: workshop.parallelDropOffs,
          lead_days: workshop.leadDays,
          hourly_rate: workshop.hourlyRate,
          equipment: workshop.equipment,
          tire_lanes: workshop.tireLanes,
        },
      }),
  };
}

const facilityRow = (facility: Facility, workshop: DepartmentRow | undefined): Record<string, unknown> => ({
  ...facility,
  site_departments: facility.site_departments.map((department) => departmentRow(department, workshop)),
});

const serviceRow = (code: string, category: ReadCategory, rule: OfferingRule): Record<string, unknown> => ({
  type: 'service',
  code,
  name: rule.name,
  description: rule.description,
  list_items: rule.listItems,
  category: category.id,
  category_name: category.name,
  category_icon: category.icon,
  category_type: category.type,
  category_selection: category.selectionType ?? undefined,
  authorised: rule.authorised,
  fuels: rule.fuels,
  brands: rule.brands,
  not_brands: rule.notBrands,
  models: rule.models,
  min_age: rule.minAge,
  max_age: rule.maxAge,
  equipment: rule.equipment,
  price_kind: rule.priceKind,
  not_known_text: rule.notKnownPriceText,
  minutes: rule.minutes,
  parts: rule.parts,
  bands: rule.bands,
  price: rule.flatPrice,
  prices: rule.brandPrices,
  discount_percent: rule.discountPercent,
  in_agreement: rule.inAgreement,
  allow_user_input: rule.allowUserInput,
  requires_mileage: rule.requiresMileage,
  waits: rule.waits,
  unit: rule.unit,
  lead_days: rule.leadDays,
});

/**
 * The facilities of a stock; as JSON Lines with the workshops' catalogue, the vehicle registry and
 * the tire hotel's agreements too, where the stock
 * is the one that is booked online.
 */
export async function* exported(orm: Orm, stock: StockName, format: ExportFormat): AsyncGenerator<string> {
  const workshops = new Map(
    stock === BOOKED ? (await orm.select().from(workshopDepartments)).map((row) => [row.siteId, row]) : [],
  );
  if (format === 'csv') yield csvLine(COLUMNS);
  for (const facility of await createDealersStore(orm).facilities(stock)) {
    const row = facilityRow(facility, workshops.get(facility.site_id));
    yield format === 'csv' ? csvLine(COLUMNS.map((column) => row[column])) : `${JSON.stringify(row)}\n`;
  }
  if (format === 'csv' || stock !== BOOKED) return;
  const registry = createRegistryStore(orm);
  for (const [brand, { policy, pricePercent }] of await registry.brands())
    yield `${JSON.stringify({ type: 'brand', brand, policy, price_percent: pricePercent })}\n`;
  for (const { offerings, ...category } of await registry.categories())
    for (const { code, rule } of offerings) yield `${JSON.stringify(serviceRow(code, category, rule))}\n`;
  for (const row of await orm.select().from(vehicles).orderBy(asc(vehicles.registrationNumber)))
    yield `${JSON.stringify({
      type: 'vehicle',
      registration_number: row.registrationNumber,
      brand: row.brand,
      model: row.model,
      version: row.version,
      fuel: row.fuel,
      build_year: row.buildYear,
      has_service_agreement: row.hasServiceAgreement,
    })}\n`;
  for await (const agreement of createAgreementsStore(orm).all())
    yield `${JSON.stringify(tireAgreementRow(agreement))}\n`;
}
