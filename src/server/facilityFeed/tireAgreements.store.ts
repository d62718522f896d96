import { inArray } from 'drizzle-orm';
import type { Counts } from '@/server/cars/cars.write';
import type { Orm } from '@/server/database/orm';
import { chunks } from '@/server/database/statements';
import { tireAgreements } from '@/server/database/tireHotel.tables';
import { createAgreementsStore } from '@/server/tire-hotel/agreements.store';
import { counted, nothing, type Written } from './facilityFeed.store';

/** A customer's own wish for the reminder stays where the file has none. */
export async function writeTireAgreements(tx: Orm, { rows, removed }: Written<'tire_agreement'>): Promise<Counts> {
  const counts = nothing();
  const store = createAgreementsStore(tx);
  for (const chunk of chunks(rows)) {
    const known = new Map((await store.ofCars(chunk.map(({ id }) => id))).map((one) => [one.regNo, one]));
    const given = chunk.map(({ id, agreement }) => ({
      ...agreement,
      wantsReminder: agreement.wantsReminder ?? known.get(id)?.wantsReminder ?? null,
    }));
    for (const agreement of given) counted(counts, known.get(agreement.regNo), agreement);
    await store.save(given);
  }
  for (const chunk of chunks(removed))
    counts.removed += (
      await tx
        .delete(tireAgreements)
        .where(inArray(tireAgreements.regNo, chunk))
        .returning({ id: tireAgreements.regNo })
    ).length;
  return counts;
}
