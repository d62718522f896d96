import type { Currency } from '../cars/car';

/** The markets of the tables of running costs; named as the stocks. 'eu' has no country, and so no vehicle tax. */
export type CostMarket = 'se' | 'no' | 'uk' | 'fi' | 'sk' | 'dk' | 'eu';

const byCurrency: Readonly<Record<Exclude<Currency, 'EUR'>, CostMarket>> = {
  SEK: 'se',
  NOK: 'no',
  DKK: 'dk',
  GBP: 'uk',
};

/** The market of a page; the sites in euro name their country. */
export function costMarketOf(currency: Currency, site: string): CostMarket {
  if (currency !== 'EUR') return byCurrency[currency];
  return site.endsWith('-fi') ? 'fi' : site.endsWith('-sk') ? 'sk' : 'eu';
}

/** Whether the sum of the market has the vehicle tax in it. */
export const hasTax = (name: CostMarket): boolean => name !== 'dk' && name !== 'fi' && name !== 'eu';
