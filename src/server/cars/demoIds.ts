import type { StockName } from '@/sites/site.types';

/** The `external_id` of a car of the demo stock, by its running number from 1: 'NV-SE-00123'. */
export const demoId = (stock: StockName, number: number): string =>
  `NV-${stock.toUpperCase()}-${String(number).padStart(5, '0')}`;

/** The running number of a car of the demo stock; null for a car of a feed. */
export function demoNumber(stock: StockName, externalId: string | undefined): number | null {
  const digits = /^NV-[A-Z]{2}-(\d{5,})$/.exec(externalId ?? '')?.[1];
  return digits !== undefined && externalId === demoId(stock, Number(digits)) ? Number(digits) : null;
}
