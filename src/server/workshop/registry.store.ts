import { asc, eq } from 'drizzle-orm';
import type { Orm } from '@/server/database/orm';
import { readSetting } from '@/server/database/settings.store';
import { chunks, rowsOf } from '@/server/database/statements';
import {
  vehicles,
  workshopBrands,
  workshopCategories,
  workshopDepartments,
  workshopOfferings,
} from '@/server/database/workshop.tables';
import type { RuledCar } from './quote';
import type { SeededBrand } from './seed/brands.seed';
import type { SeededDepartment } from './seed/departments.seed';
import type { SeededCategory } from './seed/services.seed';
import type { SeededVehicle } from './seed/vehicles.seed';
import type { BrandPolicy, OfferingRule } from './workshop.types';

export interface RegisteredVehicle extends RuledCar {
  registrationNumber: string;
}

export interface BrandRow {
  policy: BrandPolicy;
  pricePercent: number;
}

export interface CatalogueCategory extends Omit<SeededCategory, 'offerings'> {
  offerings: { code: string; rule: OfferingRule }[];
}

export type DepartmentRow = typeof workshopDepartments.$inferSelect;

/** The seed data of the embedded workshop. */
export interface WorkshopSeed {
  vehicles: readonly SeededVehicle[];
  brands: readonly SeededBrand[];
  categories: readonly SeededCategory[];
  departments: readonly SeededDepartment[];
}

/** Changes with every import of facilities, services, brands or vehicles. */
export const CATALOGUE_REVISION_KEY = 'facilities.revision';

/** The registry of cars and the catalogue of work: read often, written by the seed and by imports. */
export interface RegistryStore {
  vehicle(registrationNumber: string): Promise<RegisteredVehicle | null>;
  brands(): Promise<Map<string, BrandRow>>;
  /** In their order of display. */
  categories(): Promise<CatalogueCategory[]>;
  departments(): Promise<DepartmentRow[]>;
  /** Equal until the catalogue or the facilities are imported again. */
  revision(): Promise<unknown>;
  /** Adds what does not exist yet, without changing existing rows, in one transaction. */
  fill(seed: WorkshopSeed): Promise<void>;
}

export function createRegistryStore(orm: Orm): RegistryStore {
  return {
    async vehicle(registrationNumber) {
      const [row] = await orm.select().from(vehicles).where(eq(vehicles.registrationNumber, registrationNumber));
      return row ?? null;
    },
    async brands() {
      const rows = await orm.select().from(workshopBrands);
      return new Map(rows.map(({ brand, ...row }) => [brand, row]));
    },
    async categories() {
      const rows = await orm.select().from(workshopCategories).orderBy(asc(workshopCategories.position));
      const offerings = await orm.select().from(workshopOfferings).orderBy(asc(workshopOfferings.position));
      return rows.map((category) => ({
        ...category,
        offerings: offerings
          .filter(({ categoryId }) => categoryId === category.id)
          .map(({ code, rule }) => ({ code, rule })),
      }));
    },
    revision: () => readSetting(orm, CATALOGUE_REVISION_KEY),
    departments: () => orm.select().from(workshopDepartments).orderBy(asc(workshopDepartments.departmentId)),
    fill: (seed) =>
      orm.transaction(async (tx) => {
        for (const chunk of chunks(seed.vehicles))
          await tx.insert(vehicles).select(rowsOf(vehicles, chunk)).onConflictDoNothing();
        if (seed.brands.length > 0)
          await tx.insert(workshopBrands).select(rowsOf(workshopBrands, seed.brands)).onConflictDoNothing();
        if (seed.departments.length > 0)
          await tx
            .insert(workshopDepartments)
            .select(rowsOf(workshopDepartments, seed.departments))
            .onConflictDoNothing();
        for (const [position, { offerings, ...category }] of seed.categories.entries()) {
          await tx
            .insert(workshopCategories)
            .values({ ...category, position })
            .onConflictDoNothing();
          await tx
            .insert(workshopOfferings)
            .select(
              rowsOf(
                workshopOfferings,
                offerings.map(({ code, ...rule }, index) => ({ code, categoryId: category.id, position: index, rule })),
              ),
            )
            .onConflictDoNothing();
        }
      }),
  };
}
