import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { SAVED_KEY } from '@/domain/saved/savedKey';
import type { BaseFilter } from '@/domain/search/search';
import type { SiteName } from '@/sites/site.types';
import { directoryAddress, siteAddress } from './addresses';
import { hydrated } from './fixtures';
import { carAddress, findCar, listAddress } from './stock';

/** A kind of page in a typical state. */
export interface PageKind {
  kind: string;
  open: (page: Page, request: APIRequestContext) => Promise<void>;
  /** Expected console lines: browsers log a 404. */
  expected?: RegExp;
}

const NOT_FOUND = /status of 404/;

const pageKind = (kind: string, address: string, expected?: RegExp): PageKind => ({
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

/** What a visitor saved: a car that became cheaper, a sold one, and a search. */
const savedPage: PageKind = {
  kind: 'saved cars and searches',
  open: async (page, request) => {
    const car = await findCar(request, SITE, { filters: [stock] });
    const savedAt = '2026-01-02T10:00:00.000Z';
    const saved = {
      cars: [
        { carId: car.car_id, name: 'Volvo V60', price: { amount: 9_000_000, currency: 'SEK' }, savedAt },
        { carId: '999999999999', name: 'Volvo V90', price: { amount: 200_000, currency: 'SEK' }, savedAt },
      ],
      searches: [
        { name: 'Volvo till mamma', address: new URL(listAddress(SITE, 'car_brand=Volvo')).pathname, savedAt },
      ],
    };
    await page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [
      SAVED_KEY,
      JSON.stringify(saved),
    ] as const);
    await page.goto(`${siteAddress(SITE)}/kop-bil/sparat`);
    const cars = page.getByRole('region', { name: 'Sparade bilar' });
    await expect(cars.getByText(/billigare än när du sparade den/)).toHaveCount(1);
    await expect(cars.getByText('Såld eller inte längre till salu')).toHaveCount(1);
    await page.getByRole('button', { name: 'Bevaka sökningen: Volvo till mamma' }).click();
    await expect(page.getByRole('textbox', { name: 'E-post' })).toBeFocused();
    await hydrated(page);
  },
};

/** Every kind of page there is, on sites of several languages and of every theme. */
export const pageKinds: readonly PageKind[] = [
  pageKind('home', siteAddress(SITE)),
  pageKind('home, Aurora', siteAddress('dealer-brand-no')),
  pageKind('home, Terra', siteAddress('dealer-brand-uk')),
  pageKind('home, auction', siteAddress('car-auction-sk')),
  pageKind('home, restaurant', siteAddress('restaurant')),
  pageKind('home, truck', siteAddress('truck-fi')),
  pageKind('home, logistics', siteAddress('logistics')),
  pageKind('page of content', `${siteAddress(SITE)}/om-nordvik`),
  pageKind('page of content with a text alone, in English', `${siteAddress(SITE)}/en/privacy`),
  pageKind('page of content, Aurora', `${siteAddress('dealer-brand-no')}/service`),
  pageKind('page of content, Terra', `${siteAddress('dealer-brand-uk')}/about-us`),
  pageKind('page of content, auction', `${siteAddress('car-auction-sk')}/ako-to-funguje`),
  pageKind('page of content, truck', `${siteAddress('truck-fi')}/huolto`),
  pageKind('page with a form for cars', `${siteAddress(SITE)}/salj-bil`),
  pageKind('page of content with the sites of the group', `${siteAddress('custom')}/verksamheter`),
  pageKind('inbox, auction', `${siteAddress('car-auction-sk')}/inbox`),
  pageKind('landing page of cars', `${siteAddress(SITE)}/kop-bil/bilmarken/volvo`),
  pageKind('facilities', `${siteAddress(SITE)}/anlaggningar`),
  pageKind('facilities, Terra, with choices', `${siteAddress('dealer-brand-uk')}/locations?keyphrase=l`),
  pageKind('facility', `${siteAddress(SITE)}/anlaggningar/uppsala`),
  pageKind('facility, Aurora', `${siteAddress('dealer-brand-no')}/avdelinger/trondheim`),
  pageKind('car list', listAddress(SITE)),
  pageKind(
    'car list in English, Aurora',
    `${siteAddress('dealer-brand-se')}/en/kop-bil/alla-bilar-i-lager?sort=car_price_asc&car_brand=Polestar`,
  ),
  pageKind('car list, Terra', listAddress('dealer-brand-dk', 'page=2')),
  pageKind(
    'car list with choices',
    listAddress(SITE, 'car_brand=Polestar&car_price_max=900000&keyphrase=polestar&car_wheels=4'),
  ),
  pageKind('car list without cars', listAddress(SITE, 'keyphrase=qqzzxxwwkk')),
  savedPage,
  pageKind('nothing saved, Aurora', `${siteAddress('dealer-brand-no')}/kjop-bil/lagret`),
  aCar('car', SITE, stock),
  aCar('car, Terra', 'dealer-brand-uk', stock),
  aCar('sample car', SITE, sample),
  pageKind('car that is gone', `${siteAddress(SITE)}/kop-bil/9999999999/begagnad-volvo-v60-2019`, NOT_FOUND),
  pageKind('404 of a site', `${siteAddress(SITE)}/no/such/page`, NOT_FOUND),
  {
    kind: 'directory of the sites',
    open: async (page) => {
      await page.goto(directoryAddress);
    },
  },
  pageKind('replay of a recording', `${directoryAddress}/dev/replay`),
];
