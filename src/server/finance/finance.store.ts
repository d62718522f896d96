import { asc, eq, lt } from 'drizzle-orm';
import type { Orm } from '../database/orm';
import { financeFutureValues, financeProducts, financeQuotes } from '../database/finance.tables';
import type { LenderProduct, StoredQuote } from './finance.types';

export interface FinanceStore {
  products(): Promise<LenderProduct[]>;
  save(reference: string, quote: StoredQuote): Promise<void>;
  /** Null for an unknown reference. */
  quote(reference: string): Promise<StoredQuote | null>;
  forgetBefore(instant: Date): Promise<void>;
}

export const createFinanceStore = (orm: Orm): FinanceStore => ({
  async products() {
    const products = await orm.select().from(financeProducts).orderBy(asc(financeProducts.position));
    const values = await orm.select().from(financeFutureValues);
    return products.map(({ optionFeePence, position: _position, ...product }) => ({
      ...product,
      optionFee: optionFeePence,
      futureValues: values.flatMap(({ familyKey, ...row }) => (familyKey === product.familyKey ? [row] : [])),
    }));
  },
  async save(reference, quote) {
    await orm.insert(financeQuotes).values({ reference, quote });
  },
  async quote(reference) {
    const [row] = await orm.select().from(financeQuotes).where(eq(financeQuotes.reference, reference));
    return row?.quote ?? null;
  },
  async forgetBefore(instant) {
    await orm.delete(financeQuotes).where(lt(financeQuotes.createdAt, instant));
  },
});
