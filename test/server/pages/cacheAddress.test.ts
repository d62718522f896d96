import { decodeTruckFilter, hasTruckFilter } from '@/domain/stock/truckFilter';
import { cacheAddress } from '@/server/pages/cacheAddress';
import { storeSiteRoutes, forgetSiteRoutes } from '@/sites/routeTable';
import type { SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';

const addressOf = (site: SiteName, url: string) => cacheAddress(siteByName(site), `${site}.localhost`, url);

beforeAll(() => {
  for (const site of ['car-store-se', 'truck-fi'] as const)
    storeSiteRoutes(site, {
      pages: new Map([['fi-FI', new Map([['/kalusto/varastossa', 'trucks']])]]),
      robots: null,
      redirects: new Map(),
    });
});
afterAll(forgetSiteRoutes);

describe('the address under which a page is kept', () => {
  it('D-02 has what the page reads, and leaves out the parameters of campaigns', () => {
    expect(addressOf('car-store-se', '/?utm_source=mail')).toEqual({ url: '/', others: 'utm_source=mail' });
    expect(addressOf('truck-fi', '/kalusto/varastossa?axles=6x2&utm_source=mail')).toEqual({
      url: '/kalusto/varastossa?axles=6x2',
      others: 'utm_source=mail',
    });
  });

  it('D-02 keeps every parameter that narrows a list of trucks', () => {
    const narrowed = decodeTruckFilter('kind=vetoautot&axles=6x2&emission=Euro 6&location=Vantaa&year=2020&km=400000');
    for (const [name, value] of Object.entries(narrowed)) {
      const { url } = addressOf('truck-fi', `/kalusto/varastossa?${name}=${value}`);
      expect(hasTruckFilter(new URL(url, 'http://site.example').search)).toBe(true);
    }
  });
});
