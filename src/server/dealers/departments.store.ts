import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Department, Facility } from '@/domain/dealers/facility';
import type { Orm } from '@/server/database/orm';
import { departmentBrands, departments, deviationDays, openingHours, staff } from '@/server/database/schema';
import { chunks, insertRows, rowsOf } from '@/server/database/statements';
import type { StockName } from '@/sites/site.types';

/** Rows grouped by department id, in order of position. */
const grouped = <T, Row>(
  of: ReadonlyMap<number, Department>,
  list: (department: Department) => readonly T[],
  row: (one: T) => Row,
): (Row & { departmentId: number; position: number })[] =>
  [...of].flatMap(([departmentId, department]) =>
    list(department).map((one, position) => ({ ...row(one), departmentId, position })),
  );

/** Inserts the departments of facilities without any. */
export async function writeDepartments(tx: Orm, stock: StockName, given: readonly Facility[]): Promise<void> {
  const departmentRows = given.flatMap(({ site_id: siteId, site_departments: list }) =>
    list.map((department, position) => ({ siteId, position, department })),
  );
  const made = new Map<number, Department>();
  for (const chunk of chunks(departmentRows)) {
    const rows = await tx
      .insert(departments)
      .select(
        rowsOf(
          departments,
          chunk.map(({ siteId, position, department }) => ({
            stock,
            siteId,
            position,
            name: department.name,
            officialName: department.official_name,
            type: department.department_type,
            group: department.group,
            phone: department.phone,
            email: department.email,
          })),
        ),
      )
      .returning({ id: departments.id, siteId: departments.siteId, position: departments.position });
    const ids = new Map(rows.map(({ id, siteId, position }) => [`${position} ${siteId}`, id]));
    for (const { siteId, position, department } of chunk) {
      const id = ids.get(`${position} ${siteId}`);
      if (id === undefined) throw new Error('The database gave no id for the department.');
      made.set(id, department);
    }
  }
  const brands = grouped(
    made,
    (department) => department.brands,
    (brand) => ({ name: brand.name, brandCode: brand.brand_code, erpId: brand.erp_id, email: brand.email }),
  );
  const users = grouped(
    made,
    (department) => department.users,
    (user) => ({
      firstName: user.first_name,
      lastName: user.last_name,
      title: user.title,
      phone: user.phone,
      email: user.email,
    }),
  );
  const hours = grouped(
    made,
    (department) => department.openingschedule.openinghours,
    ({ day, displayText }) => ({ day, displayText }),
  );
  const deviations = grouped(
    made,
    (department) => department.openingschedule.deviationdays,
    ({ day, displayText }) => ({ day, displayText }),
  );
  for (const chunk of chunks(brands)) await insertRows(tx, departmentBrands, chunk);
  for (const chunk of chunks(users)) await insertRows(tx, staff, chunk);
  for (const chunk of chunks(hours)) await insertRows(tx, openingHours, chunk);
  for (const chunk of chunks(deviations)) await insertRows(tx, deviationDays, chunk);
}

function group<T extends { departmentId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const list = groups.get(row.departmentId);
    if (list) list.push(row);
    else groups.set(row.departmentId, [row]);
  }
  return groups;
}

/** The departments of these facilities, by site_id, each list in its order. */
export async function readDepartments(
  orm: Orm,
  stock: StockName,
  siteIds: string[],
): Promise<Map<string, Department[]>> {
  const rows = await orm
    .select()
    .from(departments)
    .where(and(eq(departments.stock, stock), inArray(departments.siteId, siteIds)))
    .orderBy(asc(departments.siteId), asc(departments.position));
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return new Map();
  const brands = group(
    await orm
      .select()
      .from(departmentBrands)
      .where(inArray(departmentBrands.departmentId, ids))
      .orderBy(asc(departmentBrands.position)),
  );
  const users = group(
    await orm.select().from(staff).where(inArray(staff.departmentId, ids)).orderBy(asc(staff.position)),
  );
  const hours = group(
    await orm
      .select()
      .from(openingHours)
      .where(inArray(openingHours.departmentId, ids))
      .orderBy(asc(openingHours.position)),
  );
  const deviations = group(
    await orm
      .select()
      .from(deviationDays)
      .where(inArray(deviationDays.departmentId, ids))
      .orderBy(asc(deviationDays.position)),
  );
  const day = ({ day, displayText }: { day: string; displayText: string }) => ({ day, displayText });
  const bySite = new Map<string, Department[]>();
  for (const row of rows) {
    const list = bySite.get(row.siteId) ?? [];
    bySite.set(row.siteId, list);
    list.push({
      name: row.name,
      official_name: row.officialName,
      department_type: row.type,
      group: row.group,
      phone: row.phone,
      email: row.email,
      brands: (brands.get(row.id) ?? []).map((brand) => ({
        name: brand.name,
        brand_code: brand.brandCode,
        erp_id: brand.erpId,
        email: brand.email,
      })),
      users: (users.get(row.id) ?? []).map((user) => ({
        first_name: user.firstName,
        last_name: user.lastName,
        title: user.title,
        phone: user.phone,
        email: user.email,
      })),
      openingschedule: {
        openinghours: (hours.get(row.id) ?? []).map(day),
        deviationdays: (deviations.get(row.id) ?? []).map(day),
      },
    });
  }
  return bySite;
}
