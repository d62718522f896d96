import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import { createSiteListings } from '@/server/search/siteListings';
import { siteByName } from '@/sites/sites';
import { swedishCars } from '../../ssr/ssrKit';

const cars = swedishCars(400);
let version = 1;
let readings = 0;
const listings = createSiteListings(
  {
    version: async () => version,
    async *documents() {
      readings += 1;
      for (const document of cars) yield { id: document.car_id, version: 1, document };
    },
  },
  {
    async *documents(stock) {
      for (const document of generateFacilities(stock)) yield { id: document.site_id, version: 1, document };
    },
  },
);

describe('the pages of a site’s data', () => {
  it('A-04 are those of its cars and facilities, with the day of the last change', async () => {
    const site = siteByName('car-store-se');
    const pages = await listings(site);
    expect(pages).toHaveLength(460);
    const [car] = cars;
    expect(pages.find(({ path }) => path === `/kop-bil/${car?.car_id}/${car?.slug}`)?.changed).toBe(
      (car?.car_price_since ?? car?.car_published)?.slice(0, 10),
    );
    expect(pages.some(({ path }) => /^\/anlaggningar\/[a-z-]+$/.test(path))).toBe(true);
  });

  it('A-01 are only those that the site sells', async () => {
    const pages = await listings(siteByName('dealer-brand-se'));
    expect(pages.filter(({ path }) => path.startsWith('/kop-bil/')).length).toBe(
      cars.filter(({ car_brand }) => /^(?:Volvo|Polestar)$/.test(car_brand)).length,
    );
    expect(await listings(siteByName('it'))).toEqual([]);
  });

  it('A-04 are read again when the stock has changed', async () => {
    const site = siteByName('car-store-se');
    readings = 0;
    await listings(site);
    expect(readings).toBe(0);
    version = 2;
    await Promise.all([listings(site), listings(site)]);
    expect(readings).toBe(1);
  });
});
