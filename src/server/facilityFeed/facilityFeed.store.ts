import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Facility } from '@/domain/dealers/facility';
import type { StockRow } from '@/domain/stock/stock';
import { createCarsStore } from '@/server/cars/cars.store';
import type { CarChange, Counts } from '@/server/cars/cars.write';
import type { Orm } from '@/server/database/orm';
import { facilities } from '@/server/database/schema';
import { chunks, excluded, rowsOf } from '@/server/database/statements';
import {
  vehicles,
  workshopBrands,
  workshopCategories,
  workshopDepartments,
  workshopOfferings,
} from '@/server/database/workshop.tables';
import { tireAgreements } from '@/server/database/tireHotel.tables';
import { createDealersStore } from '@/server/dealers/dealers.store';
import type { StockName } from '@/sites/site.types';
import type { ReadRow, RowKind } from './prepareRow';

export type RowOf<K extends ReadRow['kind']> = Extract<ReadRow, { kind: K }>;

/** What a feed does to rows of one kind: those with a new value, and ids to remove. */
export interface Written<K extends ReadRow['kind']> {
  rows: readonly RowOf<K>[];
  removed: readonly string[];
}

/** The stock whose workshops are booked online. */
const BOOKED: StockName = 'se';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
export const nothing = (): Counts => ({ added: 0, changed: 0, unchanged: 0, removed: 0 });

export function counted<T>(counts: Counts, known: T | undefined, next: T): void {
  if (known === undefined) counts.added += 1;
  else if (same(sorted(known), sorted(next))) counts.unchanged += 1;
  else counts.changed += 1;
}

/** With the keys of objects in one order: the database keeps its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

/** A car that a feed gave no words of its own gets its facility's. */
const carFields = {
  car_site_name: 'site_official_name',
  car_site_city: 'site_city',
  car_site_region: 'site_region',
  car_site_geocoord: 'site_geocoord',
} as const;

/** Cars carry the name and town of their facility: those of changed ones follow. */
async function writeCars(
  tx: Orm,
  stock: StockName,
  before: ReadonlyMap<string, Facility>,
  now: ReadonlyMap<string, Facility>,
): Promise<CarChange[]> {
  const cars = createCarsStore(tx);
  const rows: StockRow[] = [];
  for await (const { document: car } of cars.documents(stock)) {
    const facility = now.get(car.car_site_id ?? '');
    if (!facility) continue;
    const old = before.get(facility.site_id);
    const next = { ...car };
    let isChanged = false;
    for (const field of ['car_site_name', 'car_site_city', 'car_site_region', 'car_site_geocoord'] as const) {
      const source = carFields[field];
      if (car[field] === facility[source] || (car[field] !== undefined && car[field] !== old?.[source])) continue;
      next[field] = facility[source];
      isChanged = true;
    }
    if (isChanged) rows.push({ kind: 'car', line: rows.length + 1, car: next });
  }
  const changes: CarChange[] = [];
  for (const chunk of chunks(rows)) changes.push(...(await cars.apply(stock, chunk)).changes);
  return changes;
}

export async function writeFacilities(
  tx: Orm,
  stock: StockName,
  { rows, removed }: Written<'facility'>,
): Promise<Counts & { cars: CarChange[] }> {
  const counts = nothing();
  const dealers = createDealersStore(tx);
  const before = new Map((await dealers.facilities(stock)).map((facility) => [facility.site_id, facility]));
  const given = rows.map(({ facility }) => facility);
  const ids = given.map(({ site_id }) => site_id);
  counts.removed = (await dealers.remove(stock, removed)).length;
  // Two facilities may change their addresses with each other: none is in the way of the other.
  const moving = given.filter((facility) => (before.get(facility.site_id)?.slug ?? facility.slug) !== facility.slug);
  if (moving.length > 0)
    await tx
      .update(facilities)
      .set({ slug: sql`'~' || ${facilities.siteId}` })
      .where(
        and(
          eq(facilities.stock, stock),
          inArray(
            facilities.siteId,
            moving.map(({ site_id }) => site_id),
          ),
        ),
      );
  const changed = new Set((await dealers.upsert(stock, given)).map(({ id }) => id));
  if (stock === BOOKED) {
    const online = new Map((await tx.select().from(workshopDepartments)).map((row) => [row.siteId, row]));
    for (const { id, workshop } of rows) if (!same(sorted(workshop), sorted(online.get(id) ?? null))) changed.add(id);
    const gone = [...ids, ...removed];
    for (const chunk of chunks(gone))
      await tx.delete(workshopDepartments).where(inArray(workshopDepartments.siteId, chunk));
    for (const chunk of chunks(rows.flatMap(({ workshop }) => workshop ?? [])))
      await tx.insert(workshopDepartments).select(rowsOf(workshopDepartments, chunk));
  }
  for (const id of ids) {
    if (!changed.has(id)) counts.unchanged += 1;
    else if (before.has(id)) counts.changed += 1;
    else counts.added += 1;
  }
  const now = new Map(given.filter(({ site_id }) => changed.has(site_id)).map((one) => [one.site_id, one]));
  return { ...counts, cars: now.size > 0 ? await writeCars(tx, stock, before, now) : [] };
}

export async function writeVehicles(tx: Orm, { rows, removed }: Written<'vehicle'>): Promise<Counts> {
  const counts = nothing();
  for (const chunk of chunks(rows)) {
    const known = new Map(
      (
        await tx
          .select()
          .from(vehicles)
          .where(
            inArray(
              vehicles.registrationNumber,
              chunk.map(({ id }) => id),
            ),
          )
      ).map((row) => [row.registrationNumber, row]),
    );
    for (const { id, vehicle } of chunk) counted(counts, known.get(id), vehicle);
    await tx
      .insert(vehicles)
      .select(
        rowsOf(
          vehicles,
          chunk.map(({ vehicle }) => vehicle),
        ),
      )
      .onConflictDoUpdate({
        target: vehicles.registrationNumber,
        set: {
          brand: excluded('brand'),
          model: excluded('model'),
          version: excluded('version'),
          fuel: excluded('fuel'),
          buildYear: excluded('build_year'),
          hasServiceAgreement: excluded('has_service_agreement'),
        },
      });
  }
  for (const chunk of chunks(removed))
    counts.removed += (
      await tx.delete(vehicles).where(inArray(vehicles.registrationNumber, chunk)).returning({ id: vehicles.brand })
    ).length;
  return counts;
}

export async function writeBrands(tx: Orm, { rows, removed }: Written<'brand'>): Promise<Counts> {
  const counts = nothing();
  const known = new Map((await tx.select().from(workshopBrands)).map((row) => [row.brand, row]));
  const given = rows.map(({ id, brand }) => ({ brand: id, ...brand }));
  for (const row of given) counted(counts, known.get(row.brand), row);
  if (given.length > 0)
    await tx
      .insert(workshopBrands)
      .select(rowsOf(workshopBrands, given))
      .onConflictDoUpdate({
        target: workshopBrands.brand,
        set: { policy: excluded('policy'), pricePercent: excluded('price_percent') },
      });
  const gone = removed.filter((brand) => known.has(brand));
  if (gone.length > 0) await tx.delete(workshopBrands).where(inArray(workshopBrands.brand, gone));
  return { ...counts, removed: gone.length };
}

export async function writeServices(tx: Orm, { rows, removed }: Written<'service'>): Promise<Counts> {
  const counts = nothing();
  const known = new Map((await tx.select().from(workshopOfferings)).map((row) => [row.code, row]));
  const positions = new Map(
    (await tx.select().from(workshopCategories)).map(({ id, position }) => [id, position] as const),
  );
  const last = Math.max(-1, ...positions.values());
  const categories = new Map(rows.toReversed().map(({ category }) => [category.id, category]));
  for (const [index, { id, ...category }] of [...categories.values()].toReversed().entries())
    await tx
      .insert(workshopCategories)
      .values({ id, ...category, position: positions.get(id) ?? last + 1 + index })
      .onConflictDoUpdate({ target: workshopCategories.id, set: category });
  const given = rows.map(({ id: code, category, rule }, position) => ({
    code,
    categoryId: category.id,
    position,
    rule,
  }));
  for (const { position: _, ...row } of given) {
    const old = known.get(row.code);
    counted(counts, old && { code: old.code, categoryId: old.categoryId, rule: old.rule }, row);
  }
  for (const chunk of chunks(given))
    await tx
      .insert(workshopOfferings)
      .select(rowsOf(workshopOfferings, chunk))
      .onConflictDoUpdate({
        target: workshopOfferings.code,
        set: { categoryId: excluded('category_id'), position: excluded('position'), rule: excluded('rule') },
      });
  const gone = removed.filter((code) => known.has(code));
  if (gone.length > 0) await tx.delete(workshopOfferings).where(inArray(workshopOfferings.code, gone));
  await tx.execute(
    sql`delete from ${workshopCategories} where not exists (select 1 from ${workshopOfferings} where category_id = ${workshopCategories.id})`,
  );
  return { ...counts, removed: gone.length };
}

/** The ids of a kind that are stored: a replacement removes those that it does not name. */
export async function storedIds(tx: Orm, stock: StockName, kind: RowKind): Promise<string[]> {
  switch (kind) {
    case 'facility':
      return (await createDealersStore(tx).facilities(stock)).map(({ site_id }) => site_id);
    case 'service':
      return (await tx.select({ id: workshopOfferings.code }).from(workshopOfferings)).map(({ id }) => id);
    case 'brand':
      return (await tx.select({ id: workshopBrands.brand }).from(workshopBrands)).map(({ id }) => id);
    case 'tire_agreement':
      return (await tx.select({ id: tireAgreements.regNo }).from(tireAgreements)).map(({ id }) => id);
    case 'vehicle':
      return (await tx.select({ id: vehicles.registrationNumber }).from(vehicles)).map(({ id }) => id);
  }
}
