import { asc, eq, gt, inArray } from 'drizzle-orm';
import type { Orm } from '@/server/database/orm';
import { excluded, rowsOf } from '@/server/database/statements';
import { tireAgreements, tireMeasurements, tireWheels } from '@/server/database/tireHotel.tables';

export type AgreementRow = typeof tireAgreements.$inferSelect;

interface StoredMeasurement {
  /** 'YYYY-MM-DD' */
  measuredOn: string;
  /** Tenths of a millimetre. */
  depth: number;
}

export interface StoredWheel extends Omit<typeof tireWheels.$inferSelect, 'regNo'> {
  /** Oldest first. */
  measurements: StoredMeasurement[];
}

/** An agreement with its wheels, front left to rear right. */
export interface TireAgreement extends AgreementRow {
  wheels: StoredWheel[];
}

/** Agreements that are read at once. */
const BATCH = 500;

export interface AgreementsStore {
  /** The phone number of the car's customer; null: no agreement. */
  phoneOf(regNo: string): Promise<string | null>;
  isCustomer(phone: string): Promise<boolean>;
  /** Of a customer, or of these cars. */
  ofPhone(phone: string): Promise<TireAgreement[]>;
  ofCars(regNos: readonly string[]): Promise<TireAgreement[]>;
  /** By registration number, some at a time. */
  all(): AsyncIterable<TireAgreement>;
  /** Adds agreements, or replaces them with their wheels. One transaction of the caller. */
  save(agreements: readonly TireAgreement[]): Promise<void>;
  /** Whether the car's customer wants to be reminded of the next change. */
  saveReminderChoice(regNo: string, wantsReminder: boolean): Promise<void>;
}

function withoutWheels(agreement: TireAgreement): AgreementRow {
  const { wheels: _, ...row } = agreement;
  return row;
}

function withoutMeasurements(wheel: StoredWheel): Omit<StoredWheel, 'measurements'> {
  const { measurements: _, ...row } = wheel;
  return row;
}

async function complete(orm: Orm, rows: readonly AgreementRow[]): Promise<TireAgreement[]> {
  if (rows.length === 0) return [];
  const regNos = rows.map(({ regNo }) => regNo);
  const wheels = await orm
    .select()
    .from(tireWheels)
    .where(inArray(tireWheels.regNo, regNos))
    .orderBy(asc(tireWheels.position));
  const measurements = await orm
    .select()
    .from(tireMeasurements)
    .where(inArray(tireMeasurements.regNo, regNos))
    .orderBy(asc(tireMeasurements.measuredOn));
  const byWheel = new Map<string, StoredMeasurement[]>();
  for (const { regNo, position, ...measurement } of measurements) {
    const key = `${regNo} ${position}`;
    const known = byWheel.get(key);
    if (known) known.push(measurement);
    else byWheel.set(key, [measurement]);
  }
  return rows.map((row) => ({
    ...row,
    wheels: wheels.flatMap(({ regNo, ...wheel }) =>
      regNo === row.regNo ? [{ ...wheel, measurements: byWheel.get(`${regNo} ${wheel.position}`) ?? [] }] : [],
    ),
  }));
}

/** Agreements of the tire hotel, written by the seed and by imports. */
export function createAgreementsStore(orm: Orm): AgreementsStore {
  const select = () => orm.select().from(tireAgreements);
  return {
    async phoneOf(regNo) {
      const [row] = await orm
        .select({ phone: tireAgreements.phone })
        .from(tireAgreements)
        .where(eq(tireAgreements.regNo, regNo));
      return row?.phone ?? null;
    },
    isCustomer: async (phone) => (await orm.$count(tireAgreements, eq(tireAgreements.phone, phone))) > 0,
    ofPhone: async (phone) =>
      complete(orm, await select().where(eq(tireAgreements.phone, phone)).orderBy(asc(tireAgreements.regNo))),
    ofCars: async (regNos) =>
      complete(orm, regNos.length === 0 ? [] : await select().where(inArray(tireAgreements.regNo, [...regNos]))),
    async *all() {
      for (let last = ''; ;) {
        const rows = await select()
          .where(gt(tireAgreements.regNo, last))
          .orderBy(asc(tireAgreements.regNo))
          .limit(BATCH);
        yield* await complete(orm, rows);
        const end = rows.at(-1);
        if (!end) return;
        last = end.regNo;
      }
    },
    async saveReminderChoice(regNo, wantsReminder) {
      await orm.update(tireAgreements).set({ wantsReminder }).where(eq(tireAgreements.regNo, regNo));
    },
    async save(agreements) {
      if (agreements.length === 0) return;
      const regNos = agreements.map(({ regNo }) => regNo);
      // Measurements go with their wheels.
      await orm.delete(tireWheels).where(inArray(tireWheels.regNo, regNos));
      await orm
        .insert(tireAgreements)
        .select(rowsOf(tireAgreements, agreements.map(withoutWheels)))
        .onConflictDoUpdate({
          target: tireAgreements.regNo,
          set: {
            phone: excluded('phone'),
            customerName: excluded('customer_name'),
            customerEmail: excluded('customer_email'),
            brand: excluded('brand'),
            brandCode: excluded('brand_code'),
            model: excluded('model'),
            buildYear: excluded('build_year'),
            productId: excluded('product_id'),
            packageLevel: excluded('package_level'),
            erpId: excluded('erp_id'),
            site: excluded('site'),
            locale: excluded('locale'),
            wantsReminder: excluded('wants_reminder'),
          },
        });
      const wheels = agreements.flatMap(({ regNo, wheels: own }) =>
        own.map((wheel) => ({ ...withoutMeasurements(wheel), regNo })),
      );
      const measurements = agreements.flatMap(({ regNo, wheels: own }) =>
        own.flatMap(({ position, measurements: some }) => some.map((one) => ({ ...one, regNo, position }))),
      );
      if (wheels.length > 0) await orm.insert(tireWheels).select(rowsOf(tireWheels, wheels));
      if (measurements.length > 0) await orm.insert(tireMeasurements).select(rowsOf(tireMeasurements, measurements));
    },
  };
}
