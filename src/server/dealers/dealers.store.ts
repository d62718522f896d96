import { and, asc, eq, gt, inArray, max, notInArray, sql } from 'drizzle-orm';
import type { Department, Facility } from '@/domain/dealers/facility';
import { contentHash } from '@/server/cars/car-identity';
import type { Orm } from '@/server/database/orm';
import { departments, facilities } from '@/server/database/schema';
import { chunks, excluded, rowsOf } from '@/server/database/statements';
import type { StockName } from '@/sites/site.types';
import { readDepartments, writeDepartments } from './departments.store';

interface StoredFacility {
  id: string;
  version: number;
  document: Facility;
}

/** `document: null` is a removal. */
interface FacilityChange {
  id: string;
  version: number;
  document: Facility | null;
}

export interface DealersStore {
  /** Adds and changes in one transaction; returns only facilities that changed. */
  upsert(stock: StockName, given: readonly Facility[]): Promise<FacilityChange[]>;
  /** Like `upsert`, and removes the facilities that are not given. */
  replace(stock: StockName, given: readonly Facility[]): Promise<FacilityChange[]>;
  remove(stock: StockName, siteIds: readonly string[]): Promise<FacilityChange[]>;
  /** By website_sort_order, then site_id. */
  facilities(stock: StockName): Promise<Facility[]>;
  facility(stock: StockName, siteId: string): Promise<Facility | null>;
  facilityBySlug(stock: StockName, slug: string): Promise<Facility | null>;
  documents(stock: StockName): AsyncIterable<StoredFacility>;
  changesSince(stock: StockName, version: number): Promise<FacilityChange[]>;
  /** Of the latest change; 0 before the first. */
  version(stock: StockName): Promise<number>;
}

type Row = typeof facilities.$inferSelect;

function rowOf(stock: StockName, facility: Facility) {
  return {
    stock,
    siteId: facility.site_id,
    removed: false,
    hash: contentHash(facility),
    slug: facility.slug,
    officialName: facility.site_official_name,
    city: facility.site_city,
    street: facility.site_street,
    zip: facility.site_zip,
    region: facility.site_region,
    phone: facility.site_phone,
    email: facility.site_email,
    imageUrl: facility.site_image_url,
    primaryImage: facility.site_primary_image ?? null,
    geocoord: facility.site_geocoord,
    brands: facility.site_brands,
    sortOrder: facility.website_sort_order,
    tireHotel: facility.site_tire_hotel === true,
  };
}

function facilityOf(row: Row, departments: Department[]): Facility {
  return {
    slug: row.slug,
    site_id: row.siteId,
    site_official_name: row.officialName,
    site_city: row.city,
    site_street: row.street,
    site_zip: row.zip,
    site_region: row.region,
    site_phone: row.phone,
    site_email: row.email,
    site_image_url: row.imageUrl,
    ...(row.primaryImage ? { site_primary_image: row.primaryImage } : {}),
    site_geocoord: row.geocoord,
    site_brands: row.brands,
    website_sort_order: row.sortOrder,
    ...(row.tireHotel ? { site_tire_hotel: true } : {}),
    site_departments: departments,
  };
}

async function writeFacilities(tx: Orm, stock: StockName, given: readonly Facility[]): Promise<FacilityChange[]> {
  const changes: FacilityChange[] = [];
  // Of facilities with the same id the last one counts.
  for (const chunk of chunks([...new Map(given.map((facility) => [facility.site_id, facility])).values()])) {
    const ids = chunk.map((facility) => facility.site_id);
    const existing = await tx
      .select({ id: facilities.siteId, hash: facilities.hash })
      .from(facilities)
      .where(and(eq(facilities.stock, stock), inArray(facilities.siteId, ids), eq(facilities.removed, false)));
    const hashes = new Map(existing.map(({ id, hash }) => [id, hash]));
    const rows = chunk
      .map((facility) => ({ facility, row: rowOf(stock, facility) }))
      .filter(({ facility, row }) => hashes.get(facility.site_id) !== row.hash);
    if (rows.length === 0) continue;
    const changed = rows.map(({ facility }) => facility);
    const written = await tx
      .insert(facilities)
      .select(
        rowsOf(
          facilities,
          rows.map(({ row }) => row),
          { version: sql`nextval('facility_version')` },
        ),
      )
      .onConflictDoUpdate({
        target: [facilities.stock, facilities.siteId],
        set: {
          version: excluded('version'),
          removed: excluded('removed'),
          hash: excluded('hash'),
          slug: excluded('slug'),
          officialName: excluded('official_name'),
          city: excluded('city'),
          street: excluded('street'),
          zip: excluded('zip'),
          region: excluded('region'),
          phone: excluded('phone'),
          email: excluded('email'),
          imageUrl: excluded('image_url'),
          primaryImage: excluded('primary_image'),
          geocoord: excluded('geocoord'),
          brands: excluded('brands'),
          sortOrder: excluded('sort_order'),
          tireHotel: excluded('tire_hotel'),
        },
      })
      .returning({ id: facilities.siteId, version: facilities.version });
    await tx.delete(departments).where(
      and(
        eq(departments.stock, stock),
        inArray(
          departments.siteId,
          changed.map((facility) => facility.site_id),
        ),
      ),
    );
    await writeDepartments(tx, stock, changed);
    const versions = new Map(written.map(({ id, version }) => [id, version]));
    for (const facility of changed) {
      const version = versions.get(facility.site_id);
      if (version === undefined) throw new Error('The database gave no version for the facility.');
      changes.push({ id: facility.site_id, version, document: facility });
    }
  }
  return changes;
}

async function withDepartments(orm: Orm, stock: StockName, rows: Row[]): Promise<Facility[]> {
  if (rows.length === 0) return [];
  const departments = await readDepartments(
    orm,
    stock,
    rows.map((row) => row.siteId),
  );
  return rows.map((row) => facilityOf(row, departments.get(row.siteId) ?? []));
}

export function createDealersStore(orm: Orm): DealersStore {
  const open = (stock: StockName) => and(eq(facilities.stock, stock), eq(facilities.removed, false));
  const lock = (tx: Orm, stock: StockName) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`facilities:${stock}`}))`);
  const ordered = (stock: StockName) =>
    orm.select().from(facilities).where(open(stock)).orderBy(asc(facilities.sortOrder), asc(facilities.siteId));

  /** Removals come first, so that a new facility may reuse the slug of a removed one. */
  const removeWhere = async (tx: Orm, which: ReturnType<typeof and>): Promise<FacilityChange[]> => {
    const gone = await tx
      .update(facilities)
      .set({ removed: true, version: sql`nextval('facility_version')` })
      .where(which)
      .returning({ id: facilities.siteId, version: facilities.version });
    return gone.map(({ id, version }) => ({ id, version, document: null }));
  };

  return {
    upsert: (stock, given) =>
      orm.transaction(async (tx) => {
        await lock(tx, stock);
        return writeFacilities(tx, stock, given);
      }),

    replace: (stock, given) =>
      orm.transaction(async (tx) => {
        await lock(tx, stock);
        const ids = given.map((facility) => facility.site_id);
        const gone = await removeWhere(
          tx,
          ids.length === 0 ? open(stock) : and(open(stock), notInArray(facilities.siteId, ids)),
        );
        return [...gone, ...(await writeFacilities(tx, stock, given))];
      }),

    remove: (stock, siteIds) =>
      orm.transaction(async (tx) => {
        await lock(tx, stock);
        return siteIds.length === 0 ? [] : removeWhere(tx, and(open(stock), inArray(facilities.siteId, [...siteIds])));
      }),

    facilities: async (stock) => withDepartments(orm, stock, await ordered(stock)),

    async facility(stock, siteId) {
      const rows = await orm
        .select()
        .from(facilities)
        .where(and(open(stock), eq(facilities.siteId, siteId)));
      return (await withDepartments(orm, stock, rows))[0] ?? null;
    },

    async facilityBySlug(stock, slug) {
      const rows = await orm
        .select()
        .from(facilities)
        .where(and(open(stock), eq(facilities.slug, slug)));
      return (await withDepartments(orm, stock, rows))[0] ?? null;
    },

    async *documents(stock) {
      const rows = await ordered(stock);
      const complete = await withDepartments(orm, stock, rows);
      for (const [index, row] of rows.entries()) {
        const document = complete[index];
        if (document) yield { id: row.siteId, version: row.version, document };
      }
    },

    async version(stock) {
      const [row] = await orm
        .select({ version: max(facilities.version) })
        .from(facilities)
        .where(eq(facilities.stock, stock));
      return row?.version ?? 0;
    },

    async changesSince(stock, version) {
      const rows = await orm
        .select()
        .from(facilities)
        .where(and(eq(facilities.stock, stock), gt(facilities.version, version)))
        .orderBy(asc(facilities.version));
      const complete = await withDepartments(orm, stock, rows);
      return rows.map((row, index) => ({
        id: row.siteId,
        version: row.version,
        document: row.removed ? null : (complete[index] ?? null),
      }));
    },
  };
}
