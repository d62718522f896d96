import type { Page } from '@playwright/test';
import { siteByName } from '@/sites/sites';
import type { SiteName } from '@/sites/site.types';
import { axe, directoryAddress, expect, fitsWidth, siteAddress, test } from './kit/fixtures';

/** Every kind of page, on sites of three languages and three themes. */
const SITES: readonly SiteName[] = ['car-store-se', 'car-store-no', 'dealer-brand-uk'];

interface Kind {
  kind: string;
  open: (page: Page, site: SiteName) => Promise<void>;
}

const listOf = (site: SiteName): string => siteAddress(site) + siteByName(site).paths.carList;

const KINDS: readonly Kind[] = [
  { kind: 'home', open: async (page, site) => { await page.goto(siteAddress(site)); } },
  { kind: 'car list', open: async (page, site) => { await page.goto(listOf(site)); } },
  {
    kind: 'car page',
    open: async (page, site) => {
      await page.goto(listOf(site));
      const address = await page.locator(`a[href*="${siteByName(site).paths.carBase}/"]`).filter({ has: page.locator('visible=true') }).evaluateAll(
        (links) => links.map((link) => link.getAttribute('href')).find((href) => /\/\d{5,12}\//.test(href ?? '')),
      );
      await page.goto(siteAddress(site) + String(address));
    },
  },
];

for (const site of SITES) {
  for (const { kind, open } of KINDS) {
    test(`M-04 ${kind} of ${site}: no accessibility violation, a quiet console, no broken policy`, async ({ page }) => {
      await open(page, site);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await axe(page);
    });

    test(`M-05 ${kind} of ${site}: nothing sticks out at 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, site);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await fitsWidth(page);
      await axe(page);
    });
  }
}

test('A-02 an unknown route is a 404 of the site itself, accessible too', async ({ page, guard }) => {
  guard.expect(/status of 404/);
  const answer = await page.goto(`${siteAddress('car-store-se')}/no-such-page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await fitsWidth(page);
});

test('A-01 the directory leads to every site', async ({ page }) => {
  await page.goto(directoryAddress);
  await expect(page.getByRole('link', { name: siteAddress('car-store-se') }).or(page.locator(`a[href="${siteAddress('car-store-se')}"], a[href="${siteAddress('car-store-se')}/"]`)).first()).toBeVisible();
  await axe(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await fitsWidth(page);
});
