import type { Facility } from '@/domain/dealers/facility';
import { facilityServices, facilityTexts } from '@/domain/dealers/facilityKeywords';
import { matchesFilters } from '@/domain/search/baseFilter';
import type { Car } from '@/domain/cars/car';
import { isLot } from '@/domain/cars/lot';
import type { QueryLanguage } from '@/domain/search/query/understanding';
import { monthlyLoanCost } from '@/domain/finance/finance';
import { monthlyCostsOf } from '@/domain/finance/indexedCosts';
import { defaultTerms } from '@/domain/finance/loanPlan';
import { LOAN_FIELD } from '@/domain/search/carList';
import { sizesOf } from '@/domain/search/carSizes';
import { paidPrice } from '@/domain/stock/stock';
import { createKeyedMutex } from '@/lib/keyedMutex';
import type { CarsStore } from '@/server/cars/cars.store';
import type { CarChange } from '@/server/cars/cars.write';
import type { DealersStore } from '@/server/dealers/dealers.store';
import { allSites } from '@/sites/sites';
import type { Site, StockName } from '@/sites/site.types';
import { definitionOf } from './definitions';
import type { IndexDefinition } from './engine/definition';
import type { IndexedDocument, SearchService } from './search.service';
import type { Snapshots } from './snapshots';

/** A snapshot that lacks this many changes is written again. */
const MOST_OUTDATED = 1_000;

interface StockIndex {
  name: string;
  site: Site;
}

const carIndexes = (stock: StockName): StockIndex[] =>
  allSites.flatMap((site) => (site.cars?.stock === stock ? [{ name: site.cars.index, site }] : []));

const usedStocks = [...new Set(allSites.flatMap(({ cars }) => (cars ? [cars.stock] : [])))];

/** The name of a facility on this site: on its card, its page, and its cars. */
function signed({ facilities }: Site, name: string): string {
  const sign = facilities?.sign;
  return sign && name.startsWith(`${sign.of} `) ? sign.here + name.slice(sign.of.length) : name;
}

/** Days on which indexed costs are reckoned: the first of the month, so that all servers of a month have the same. */
const costDay = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

const auctions = new Map<StockName, Site>(
  allSites.flatMap((site) => (site.cars?.auction ? [[site.cars.stock, site] as const] : [])),
);

/** The site that sells the lots of a stock. */
export const auctionOf = (stock: StockName): Site | undefined => auctions.get(stock);

/** Left out of the index of a site without an auction. */
const withoutLot = {
  car_lot_number: undefined,
  car_estimate_low: undefined,
  car_estimate_high: undefined,
  car_bids_end: undefined,
};

/** Of an auction: the price is a first bid, which is neither lowered nor compared with earlier ones. */
const withoutReduction = {
  car_campaign_price: undefined,
  car_campaign_price_text: undefined,
  car_has_campaign_price: undefined,
  car_lowest_price: undefined,
  car_price_since: undefined,
};

/**
 * A car as it is indexed: its price is what a buyer pays now, so that sorting and filtering agree with the cards; its
 * monthly costs by the assumptions of each field.
 */
export function found(car: Car, site: Site, day = costDay(new Date())): IndexedDocument {
  const paid = paidPrice(car);
  return {
    ...car,
    car_size: sizesOf(car),
    ...(site.cars && monthlyCostsOf(car, site.cars.stock, site.odometer, day)),
    ...(paid && { car_price: paid.amountMinor / 100 }),
    ...loanOf(car, paid ? paid.amountMinor / 100 : undefined, site),
    ...(site.cars?.auction ? withoutReduction : withoutLot),
    ...(car.car_site_name !== undefined && { car_site_name: signed(site, car.car_site_name) }),
  };
}

/** The loan of the option's own plan, as the page of the car works it out. A first bid is no price to lend on. */
function loanOf({ car_loan_option: option }: Car, price: number | undefined, site: Site) {
  const terms = option && price !== undefined && !site.cars?.auction ? defaultTerms(option, price) : null;
  return terms && { [LOAN_FIELD]: terms, car_loan_monthly_cost: Math.round(monthlyLoanCost(terms)) };
}

/** A lot is sold by the auction of its stock, and by no other site of it. */
const sellsAsThis = ({ cars }: Site, car: Car): boolean =>
  cars === undefined || (auctions.has(cars.stock) && isLot(car)) === (cars.auction !== undefined);

/** Whether a site sells a car of its stock. */
export const isInSelection = (site: Site, car: Car): boolean =>
  sellsAsThis(site, car) && matchesFilters(site.cars?.filters ?? [], { ...car });

/** The cars that a site sells. */
async function* carsOf(cars: Pick<CarsStore, 'documents'>, stock: StockName, site: Site) {
  for await (const { id, version, document } of cars.documents(stock)) {
    if (isInSelection(site, document)) yield { id, version, document: found(document, site) };
  }
}

const languagesOf = ({ languages: [first, ...others] }: Site): [QueryLanguage, ...QueryLanguage[]] => [
  first.language,
  ...others.map(({ language }) => language),
];

/** The facilities that a site shows. */
export async function* facilitiesOf(
  dealers: Pick<DealersStore, 'documents'>,
  site: Site,
  { stock, filters = [] }: NonNullable<Site['facilities']>,
) {
  for await (const { id, version, document } of dealers.documents(stock)) {
    const facility: Facility = {
      ...document,
      site_official_name: signed(site, document.site_official_name),
      site_departments: document.site_departments.map((department) => ({
        ...department,
        official_name: signed(site, department.official_name),
      })),
    };
    const languages = languagesOf(site);
    const { keywords, departmentTokens } = facilityTexts(facility, languages);
    const indexed: IndexedDocument = {
      ...facility,
      site_services: facilityServices(facility, languages[0]),
      site_keywords: keywords,
      site_department_tokens: departmentTokens,
    };
    if (matchesFilters(filters, indexed)) yield { id, version, document: indexed };
  }
}

/**
 * One index for each site, from the part of its stock that the site sells (requirement A-01); from its snapshot if
 * there is one.
 */
export async function buildIndexes(
  search: SearchService,
  cars: Pick<CarsStore, 'documents' | 'version' | 'changesSince'>,
  dealers: Pick<DealersStore, 'documents' | 'version'>,
  snapshots?: Snapshots,
): Promise<void> {
  for (const site of allSites) {
    if (site.cars) await buildCars(search, cars, site, site.cars, snapshots);
    if (site.facilities) await buildFacilities(search, dealers, site, site.facilities, snapshots);
  }
}

/** From the snapshot if no facility has changed since. */
async function buildFacilities(
  search: SearchService,
  dealers: Pick<DealersStore, 'documents' | 'version'>,
  site: Site,
  facilities: NonNullable<Site['facilities']>,
  snapshots?: Snapshots,
): Promise<void> {
  const { index } = facilities;
  const version = await dealers.version(facilities.stock);
  // Other code may have indexed facilities differently.
  const build = snapshots?.build ?? null;
  const ofBuild = build === null ? undefined : snapshots;
  const selection = { facilities, languages: languagesOf(site), build };
  if ((await ofBuild?.restore({ index, selection, newest: version })) === version) return;
  await search.rebuild(index, facilitiesOf(dealers, site, facilities));
  await ofBuild?.save({ index, selection, version });
}

async function buildCars(
  search: SearchService,
  cars: Pick<CarsStore, 'documents' | 'version' | 'changesSince'>,
  site: Site,
  { index, stock, filters, auction }: NonNullable<Site['cars']>,
  snapshots?: Snapshots,
): Promise<void> {
  const version = await cars.version(stock);
  // Costs change with the month: an index of an earlier one is built again.
  const of = {
    stock,
    filters,
    lots: auction ? 'only' : 'none',
    sign: site.facilities?.sign,
    costs: costDay(new Date()),
  };
  const restoredVersion = await snapshots?.restore({ index, selection: of, newest: version });
  if (restoredVersion === undefined) {
    await search.rebuild(index, carsOf(cars, stock, site));
    await snapshots?.save({ index, selection: of, version });
    return;
  }
  let taken = 0;
  for await (const page of cars.changesSince(stock, restoredVersion)) {
    await applyToSite(search, index, site, page);
    taken += page.length;
  }
  if (taken >= MOST_OUTDATED) await snapshots?.save({ index, selection: of, version });
}

const applyToSite = (search: SearchService, index: string, site: Site, changes: readonly CarChange[]): Promise<void> =>
  search.apply(
    index,
    changes.map(({ id, version, document }) => ({
      id,
      version,
      document: document && isInSelection(site, document) ? found(document, site) : null,
    })),
  );

/** Applies a change of stock to each site's index; a car that leaves a site's slice leaves its index. */
export async function applyChanges(
  search: SearchService,
  stock: StockName,
  changes: readonly CarChange[],
): Promise<void> {
  const runs = await Promise.allSettled(
    carIndexes(stock).map(({ name, site }) => applyToSite(search, name, site, changes)),
  );
  // A failure of one index does not affect the other sites'.
  const failures = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason] : []));
  if (failures.length > 0)
    throw new AggregateError(failures, `Changes of the stock ${stock} did not reach every index.`);
}

/**
 * The indexes of the sites that show these facilities: they are few, and written whole; shared ones by the process that is
 * first.
 */
export async function rebuildFacilities(
  search: SearchService,
  dealers: Pick<DealersStore, 'documents' | 'version'>,
  stock: StockName,
  snapshots?: Snapshots,
): Promise<void> {
  const shared = snapshots?.areShared ? snapshots : undefined;
  for (const site of allSites)
    if (site.facilities?.stock === stock) await buildFacilities(search, dealers, site, site.facilities, shared);
}

/** How an index follows a database that other processes write, too. */
export interface StockFollower {
  /** Takes over what has changed in a stock since the last time; changes that begin meanwhile wait for their turn. */
  take(stock: StockName): Promise<void>;
  /** The same for every stock. */
  look(): Promise<void>;
}

/**
 * Cars, from their versions at the call on: create it before the indexes are built, so that no change in between is
 * missed.
 */
export async function followCars(
  search: SearchService,
  cars: Pick<CarsStore, 'version' | 'changesSince'>,
  report: (error: unknown) => void,
): Promise<StockFollower> {
  const seen = new Map<StockName, number>();
  for (const stock of usedStocks) seen.set(stock, await cars.version(stock));
  const oneByOne = createKeyedMutex();
  const take = (stock: StockName): Promise<void> =>
    oneByOne(stock, async () => {
      for await (const page of cars.changesSince(stock, seen.get(stock) ?? 0)) {
        // An index that rejects a change would reject it the next time too: continue with the next change.
        await applyChanges(search, stock, page).catch(report);
        const last = page.at(-1);
        if (last) seen.set(stock, last.version);
      }
    });
  return {
    take,
    async look() {
      // A stock that cannot be read is tried again the next time, and does not delay the others.
      for (const stock of usedStocks) await take(stock).catch(report);
    },
  };
}

/**
 * Facilities and the workshops' catalogue, by their version and revision: `changed` writes the index of a stock.
 * `take` calls it always, `look` where another process changed something.
 */
export async function followFacilities(
  { version, revision }: { version: (stock: StockName) => Promise<number>; revision: () => Promise<unknown> },
  changed: (stock: StockName) => Promise<void>,
): Promise<StockFollower> {
  const shown = [...new Set(allSites.flatMap(({ facilities }) => (facilities ? [facilities.stock] : [])))];
  const stateOf = async (stock: StockName): Promise<string> => JSON.stringify([await version(stock), await revision()]);
  const seen = new Map<StockName, string>();
  for (const stock of shown) seen.set(stock, await stateOf(stock));
  const oneByOne = createKeyedMutex();
  const renew = async (stock: StockName, state: string): Promise<void> => {
    await changed(stock);
    seen.set(stock, state);
  };
  return {
    take: (stock) => oneByOne(stock, async () => renew(stock, await stateOf(stock))),
    async look() {
      for (const stock of shown)
        await oneByOne(stock, async () => {
          const state = await stateOf(stock);
          if (state !== seen.get(stock)) await renew(stock, state);
        });
    },
  };
}

/** Only a site's own indexes are served; names in them are sorted by its language. */
export function servedDefinition(index: string): IndexDefinition | null {
  const site = allSites.find(({ cars, facilities }) => cars?.index === index || facilities?.index === index);
  return site
    ? definitionOf(index, site.languages[0].language, { currency: site.currency, odometer: site.odometer })
    : null;
}
