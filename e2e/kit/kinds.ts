import type { APIRequestContext, Page } from '@playwright/test';
import type { BaseFilter } from '@/domain/search/search';
import type { SiteName } from '@/sites/site.types';
import { directoryAddress, siteAddress } from './addresses';
import { hydrated } from './fixtures';
import { carAddress, findCar, listAddress } from './stock';

/** A kind of page, in a state with something to see. */
export interface PageKind {
  kind: string;
  open: (page: Page, request: APIRequestContext) => Promise<void>;
  /** Console lines that belong to it: a 404 is told there by the browser. */
  expected?: RegExp;
}

const NOT_FOUND = /status of 404/;

const at = (kind: string, address: string, expected?: RegExp): PageKind => ({
  kind,
  open: async (page) => {
    await page.goto(address);
    await hydrated(page);
  },
  expected,
});

const aCar = (kind: string, site: SiteName, ...filters: BaseFilter[]): PageKind => ({
  kind,
  open: async (page, request) => {
    await page.goto(carAddress(site, await findCar(request, site, { filters })));
    await hydrated(page);
  },
});

const sample: BaseFilter = { name: 'car_is_sample', values: ['true'] };
const stock: BaseFilter = { ...sample, not: true };
const SITE: SiteName = 'car-store-se';

/** Every kind of page there is, on sites of several languages and of every theme. */
export const pageKinds: readonly PageKind[] = [
  at('home', siteAddress(SITE)),
  at('home, Aurora', siteAddress('dealer-brand-no')),
  at('home, Terra', siteAddress('dealer-brand-uk')),
  at('home, auction', siteAddress('car-auction-sk')),
  at('home, restaurant', siteAddress('restaurant')),
  at('home, truck', siteAddress('truck-fi')),
  at('home, logistics', siteAddress('logistics')),
  at('page of content', `${siteAddress(SITE)}/om-nordvik`),
  at('page of content with a text alone, in English', `${siteAddress(SITE)}/en/privacy`),
  at('page of content, Aurora', `${siteAddress('dealer-brand-no')}/service`),
  at('page of content, Terra', `${siteAddress('dealer-brand-uk')}/about-us`),
  at('page of content, auction', `${siteAddress('car-auction-sk')}/ako-to-funguje`),
  at('page of content, truck', `${siteAddress('truck-fi')}/huolto`),
  at('landing page of cars', `${siteAddress(SITE)}/kop-bil/bilmarken/volvo`),
  at('facilities', `${siteAddress(SITE)}/anlaggningar`),
  at('facilities, Terra, with choices', `${siteAddress('dealer-brand-uk')}/locations?keyphrase=l`),
  at('facility', `${siteAddress(SITE)}/anlaggningar/uppsala`),
  at('facility, Aurora', `${siteAddress('dealer-brand-no')}/avdelinger/trondheim`),
  at('car list', listAddress(SITE)),
  at(
    'car list in English, Aurora',
    `${siteAddress('dealer-brand-se')}/en/kop-bil/alla-bilar-i-lager?sort=car_price_asc&car_brand=Polestar`,
  ),
  at('car list, Terra', listAddress('dealer-brand-dk', 'page=2')),
  at(
    'car list with choices',
    listAddress(SITE, 'car_brand=Polestar&car_price_max=900000&keyphrase=polestar&car_wheels=4'),
  ),
  at('car list without cars', listAddress(SITE, 'keyphrase=qqzzxxwwkk')),
  aCar('car', SITE, stock),
  aCar('car, Terra', 'dealer-brand-uk', stock),
  aCar('sample car', SITE, sample),
  at('car that is gone', `${siteAddress(SITE)}/kop-bil/9999999999/begagnad-volvo-v60-2019`, NOT_FOUND),
  at('404 of a site', `${siteAddress(SITE)}/no/such/page`, NOT_FOUND),
  {
    kind: 'directory of the sites',
    open: async (page) => {
      await page.goto(directoryAddress);
    },
  },
  at('replay of a recording', `${directoryAddress}/dev/replay`),
];
