import { createDealersStore } from '@/server/dealers/dealers.store';
import { workshopDepartments } from '@/server/database/workshop.tables';
import type { Orm } from '@/server/database/orm';
import type { StockName } from '@/sites/site.types';
import type { RowOf } from './facilityFeed.store';
import type { RefusedRow } from './prepareRow';

type FacilityRow = RowOf<'facility'>;

/**
 * Divides rows into those that can be written, and those whose address or workshop's id belongs to another facility:
 * of an earlier line, or one that stays as it is.
 */
export async function takenElsewhere(
  tx: Orm,
  stock: StockName,
  rows: readonly FacilityRow[],
  removed: ReadonlySet<string>,
): Promise<{ free: FacilityRow[]; refused: RefusedRow[] }> {
  if (rows.length === 0) return { free: [], refused: [] };
  const given = new Set(rows.map(({ id }) => id));
  const stays = (id: string): boolean => !given.has(id) && !removed.has(id);
  const slugs = new Map<string, string>(
    (await createDealersStore(tx).facilities(stock)).flatMap(({ site_id: id, slug }) =>
      stays(id) ? [[slug, `the facility ${id}`] as const] : [],
    ),
  );
  const departments = new Map<string, string>(
    (await tx.select().from(workshopDepartments)).flatMap(({ siteId, departmentId }) =>
      stays(siteId) ? [[departmentId, `the facility ${siteId}`] as const] : [],
    ),
  );
  const free: FacilityRow[] = [];
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    const { slug } = row.facility;
    const departmentId = row.workshop?.departmentId;
    const bySlug = slugs.get(slug);
    const byDepartment = departmentId === undefined ? undefined : departments.get(departmentId);
    const reasons = [
      ...(bySlug ? [`slug ${JSON.stringify(slug)} is that of ${bySlug}`] : []),
      ...(byDepartment ? [`department_id ${JSON.stringify(departmentId)} is that of ${byDepartment}`] : []),
    ];
    if (reasons.length > 0) {
      refused.push({ kind: 'refused', line: row.line, reasons, of: 'facility', id: row.id });
      continue;
    }
    slugs.set(slug, `line ${row.line}`);
    if (departmentId !== undefined) departments.set(departmentId, `line ${row.line}`);
    free.push(row);
  }
  return { free, refused };
}

type AgreementRow = RowOf<'tire_agreement'>;

/** Divides agreements into those of a workshop of the stock, and those of none. */
export async function storedSomewhere(
  tx: Orm,
  stock: StockName,
  rows: readonly AgreementRow[],
): Promise<{ free: AgreementRow[]; refused: RefusedRow[] }> {
  if (rows.length === 0) return { free: [], refused: [] };
  const workshops = new Set(
    (await createDealersStore(tx).facilities(stock)).flatMap(({ site_departments: departments }) =>
      departments.flatMap(({ group, brands }) =>
        group === 'Workshop' ? brands.map(({ erp_id: erpId }) => erpId) : [],
      ),
    ),
  );
  const free = rows.filter(({ agreement }) => workshops.has(agreement.erpId));
  const refused = rows.flatMap(({ line, id, agreement }): RefusedRow[] =>
    workshops.has(agreement.erpId)
      ? []
      : [
          {
            kind: 'refused',
            line,
            reasons: [`erp_id ${JSON.stringify(agreement.erpId)} is that of no workshop`],
            of: 'tire_agreement',
            id,
          },
        ],
  );
  return { free, refused };
}
