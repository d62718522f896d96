import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Car } from '@/domain/car';
import { shapes } from '@/blocks/shapes';
import { pickTexts } from '@/i18n/pickTexts';
import type { SiteName } from '@/sites/site.types';
import { allSites, siteByName } from '@/sites/sites';
import { publicPath } from '@/sites/resolver';
import { getSiteProps } from '@/ssr/home';
import { homeLayout } from '@/ssr/layout';
import { bytesOf, openServices, swedishCars } from './ssrKit';

let cars: Car[];
let close: () => void;
beforeAll(async () => {
  cars = swedishCars(600);
  ({ close } = await openServices({ 'cars-car-store-se': cars }));
}, 60_000);
afterAll(() => close());

const home = async (site: SiteName, locale = siteByName(site).languages[0].locale, segments?: string[]) => {
  const answer = await getSiteProps({ params: { site, locale, ...(segments ? { path: segments } : {}) } });
  return { answer, props: 'props' in answer ? await answer.props : null };
};

describe('a start page', () => {
  it('A-08 shows the stock at a glance', async () => {
    const { answer, props } = await home('car-store-se');
    expect(answer).toMatchObject({ revalidate: 300 });
    expect(props?.blocks.map(({ block }) => block)).toEqual(['SearchHero', 'LatestCars', 'BodyTypes', 'BrandLinks', 'Promises']);
    expect(props?.title).toBe('Nya och begagnade bilar | Nordvik Bil');
    expect(props?.description).toContain('600 bilar');
    const newest = cars.toSorted((a, b) => (b.car_published ?? '').localeCompare(a.car_published ?? '')).slice(0, 8).map(({ car_published }) => car_published?.slice(0, 10));
    const { latest, total } = Object(props?.state.home);
    expect(total).toBe(600);
    expect(latest.map((id: string) => props?.state.entities?.cars?.[id]?.car_published?.slice(0, 10))).toEqual(newest);
  });

  it('A-08 is at most 60 kB raw (P40), plain data and no chassis number', async () => {
    for (const locale of ['sv-SE', 'en'] as const) {
      const { props } = await home('car-store-se', locale);
      expect(bytesOf(props)).toBeLessThanOrEqual(60_000);
      expect(JSON.parse(JSON.stringify(props))).toStrictEqual(props);
      expect(JSON.stringify(props)).not.toContain('car_chassino');
    }
  });

  it('A-08 whose search fails stands without the stock, and is made anew soon', async () => {
    const { answer, props } = await home('car-store-no');
    expect(answer).toMatchObject({ revalidate: 5 });
    expect(props?.state.home).toEqual({ total: 0, latest: [], bodies: [], brands: [] });
    expect(props?.blocks[0]).toMatchObject({ block: 'SearchHero' });
  }, 30_000);

  it('A-01 of a site that sells no cars is about the site', async () => {
    const { answer, props } = await home('restaurant');
    expect(answer).toMatchObject({ revalidate: 300 });
    expect(props?.title).toBe(siteByName('restaurant').title);
    expect(props?.blocks.map(({ block }) => block)).toEqual(['SearchHero']);
    expect(props?.blocks[0]).not.toHaveProperty('fields.searchUrl');
  });

  it('A-02 other content addresses are none', async () => {
    expect((await home('car-store-se', 'sv-SE', ['om-oss'])).answer).toEqual({ notFound: true, revalidate: 300 });
  });

  it('A-01 throws for a site that is none', async () => {
    await expect(getSiteProps({ params: { site: 'nobody', locale: 'sv-SE' } })).rejects.toThrow('Unknown site');
  });
});

describe('the layout of start pages', () => {
  it.each(allSites.flatMap((site) => site.languages.map((language) => [site.name, language.locale, site, language] as const)))('A-02 of %s in %s passes every shape', (_name, _locale, site, language) => {
    const shown = (bare: string) => publicPath(language, bare);
    const paths = { home: shown('/'), carList: shown(site.paths.carList), carBase: shown(site.paths.carBase), facilities: shown(site.paths.facilities) };
    const blocks = homeLayout(site, language, paths, pickTexts(language.language, ['home', 'frame']));
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
    expect(blocks.length).toBeGreaterThan(0);
    for (const { block, fields } of blocks) expect(shapes[block].validateSync(fields, { strict: true })).toEqual(fields);
    const text = JSON.stringify(blocks);
    expect(text).not.toMatch(/"home\.|"frame\.|\{\w+\}/);
    for (const [, file = ''] of text.matchAll(/\/-\/jssmedia\/([^"]+)"/g)) expect(existsSync(path.join('src/server/media/files', file))).toBe(true);
    for (const [, url] of text.matchAll(/"(?:searchUrl|linkUrl|listUrl)":"([^"]+)"/g)) expect(url).toBe(paths.carList);
  });
});
