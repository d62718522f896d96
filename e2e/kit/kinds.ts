import type { APIRequestContext, Page } from '@playwright/test';
import type { SiteName } from '@/sites/site.types';
import { directoryAddress, siteAddress } from './addresses';
import { alive } from './fixtures';
import { carAddress, findCar, listAddress } from './stock';

/** A kind of page, in the state that a story wants to see it in. */
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
    await alive(page);
  },
  expected,
});

const SITE: SiteName = 'car-store-se';

/** Every kind of page there is, each with something to see. */
export const pageKinds: readonly PageKind[] = [
  at('home', siteAddress(SITE)),
  at('home of a site without cars', siteAddress('restaurant')),
  at('car list', listAddress(SITE)),
  at('car list with choices', listAddress(SITE, 'car_brand=Volvo&car_price_max=900000&keyphrase=volvo&car_wheels=4')),
  at('car list without cars', listAddress(SITE, 'keyphrase=qqzzxxwwkk')),
  {
    kind: 'car',
    open: async (page, request) => {
      const car = await findCar(request, SITE, { filters: [{ name: 'car_is_sample', values: ['true'], not: true }] });
      await page.goto(carAddress(SITE, car));
      await alive(page);
    },
  },
  {
    kind: 'sample car',
    open: async (page, request) => {
      const car = await findCar(request, SITE, { filters: [{ name: 'car_is_sample', values: ['true'] }] });
      await page.goto(carAddress(SITE, car));
      await alive(page);
    },
  },
  at('car that is gone', `${siteAddress(SITE)}/kop-bil/9999999999/begagnad-volvo-v60-2019`, NOT_FOUND),
  at('404 of a site', `${siteAddress(SITE)}/no/such/page`, NOT_FOUND),
  { kind: 'directory of the sites', open: async (page) => { await page.goto(directoryAddress); } },
  at('replay of a recording', `${directoryAddress}/dev/replay`),
];
