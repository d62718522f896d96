import { allSites, isSiteName, siteByName } from '@/sites/sites';
import type { Site, StockName } from '@/sites/site.types';
import type { Config } from './config';
import { DEFAULT_SITE } from './workshop/customerPage';

export const siteOrDefault = (name: string | null): Site =>
  siteByName(name !== null && isSiteName(name) ? name : DEFAULT_SITE);

/** Origin of a site: its first host in live mode, the local one in demo mode. */
export const originOf = (site: Site, { mode, port }: Pick<Config, 'mode' | 'port'>): string => {
  const host = mode === 'live' ? site.hosts.find((one) => !one.startsWith('*')) : undefined;
  return host ? `https://${host}` : `http://${site.name}.localhost:${port}`;
};

/** The stock of cars that a site sells from; null for one that sells none, and for an unknown name. */
export const stockOf = (name: string): StockName | null =>
  isSiteName(name) ? (siteByName(name).cars?.stock ?? null) : null;

export const facilityStockOf = (name: string): StockName | null =>
  isSiteName(name) ? (siteByName(name).facilities?.stock ?? null) : null;

/** The site whose cars an index has. */
export const siteOfIndex = (index: string): Site | null => allSites.find(({ cars }) => cars?.index === index) ?? null;
