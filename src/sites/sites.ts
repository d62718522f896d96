import { carAuctionEu } from './car-auction-eu';
import { carAuctionNo } from './car-auction-no';
import { carAuctionSe } from './car-auction-se';
import { carAuctionSk } from './car-auction-sk';
import { carStoreEu } from './car-store-eu';
import { carStoreFi } from './car-store-fi';
import { carStoreNo } from './car-store-no';
import { carStoreSe } from './car-store-se';
import { carStoreSk } from './car-store-sk';
import { customSite } from './custom';
import { dealerBrandDk } from './dealer-brand-dk';
import { dealerBrandNo } from './dealer-brand-no';
import { dealerBrandSe } from './dealer-brand-se';
import { dealerBrandUk } from './dealer-brand-uk';
import { itSite } from './it';
import { logistics } from './logistics';
import { restaurant } from './restaurant';
import type { Site, SiteName } from './site.types';
import { truckFi } from './truck-fi';

const byName: Readonly<Record<SiteName, Site>> = {
  'car-store-se': carStoreSe,
  'car-store-no': carStoreNo,
  'car-store-fi': carStoreFi,
  'car-store-sk': carStoreSk,
  'car-store-eu': carStoreEu,
  'car-auction-se': carAuctionSe,
  'car-auction-no': carAuctionNo,
  'car-auction-sk': carAuctionSk,
  'car-auction-eu': carAuctionEu,
  'dealer-brand-se': dealerBrandSe,
  'dealer-brand-no': dealerBrandNo,
  'dealer-brand-dk': dealerBrandDk,
  'dealer-brand-uk': dealerBrandUk,
  it: itSite,
  'truck-fi': truckFi,
  restaurant,
  logistics,
  custom: customSite,
};

/** Every site of the house, the car stores first. */
export const allSites: readonly Site[] = Object.values(byName);

export const isSiteName = (name: string): name is SiteName => Object.hasOwn(byName, name);

/** @throws Error for a name that is no site's. */
export function siteByName(name: string): Site {
  if (!isSiteName(name))
    throw new Error(`Unknown site: ${JSON.stringify(name)}. Known: ${allSites.map((site) => site.name).join(', ')}.`);
  return byName[name];
}
