import type { APIRequestContext, Page } from '@playwright/test';
import { siteAddress } from './kit/addresses';
import { expect, hydrated, open, test } from './kit/fixtures';
import { pageKinds } from './kit/kinds';
import { carAddress, findCar, listAddress } from './kit/stock';

/*
 * What floats (bars, banners, buttons that stay in the window) by geometry, on every kind of page: floating things never
 * overlap, what gets the focus is not under one (WCAG 2.4.11), and the end of a page comes free.
 */

const WIDTHS = [320, 360, 768, 1280];
const HEIGHT = 740;

/** Runs in the page: adds `window.floating`. */
function watchFloating(): void {
  interface Box {
    name: string;
    part: Element;
    rect: DOMRect;
  }
  const nameOf = (part: Element): string => {
    const classes = part.getAttribute('class') ?? '';
    const text = (part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 30);
    return `<${part.tagName.toLowerCase()} class="${classes}"> ${text}`;
  };
  const isStuck = (rect: DOMRect, { top, bottom }: CSSStyleDeclaration): boolean =>
    Math.abs(rect.top - parseFloat(top)) < 1.5 || Math.abs(innerHeight - rect.bottom - parseFloat(bottom)) < 1.5;
  const floating = (): Element[] =>
    [...document.body.querySelectorAll('*')].filter((part) =>
      ['fixed', 'sticky'].includes(getComputedStyle(part).position),
    );
  /** Outermost ones in the window. A column beside the text covers nothing, unless it is fixed as a bar. */
  const boxes = (parts = floating()): Box[] => {
    const found: Box[] = [];
    for (const part of parts) {
      const style = getComputedStyle(part);
      if (found.some((outer) => outer.part.contains(part))) continue;
      const rect = part.getBoundingClientRect();
      const isSeen = part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isInWindow = rect.width > 1 && rect.height > 1 && rect.bottom > 1 && rect.top < innerHeight - 1;
      const isColumn = style.position !== 'fixed' && part.closest('aside') !== null;
      if (!isSeen || !isInWindow || isColumn || part.closest('dialog, .visually-hidden')) continue;
      if (style.position === 'fixed' || isStuck(rect, style)) found.push({ name: nameOf(part), part, rect });
    }
    return found;
  };
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const overlaps = (): string[] => {
    const all = boxes();
    return all.flatMap((one, index) =>
      all.slice(index + 1).flatMap((other) => (overlap(one.rect, other.rect) ? [`${one.name} | ${other.name}`] : [])),
    );
  };
  /** What of these is under something that floats once it has the focus, or has been scrolled to. */
  const covered = (parts: readonly Element[], reach: (part: Element) => void): string[] => {
    const all = floating();
    return parts.flatMap((part) => {
      reach(part);
      const rect = part.getBoundingClientRect();
      const above = boxes(all).find((box) => !box.part.contains(part) && overlap(box.rect, rect));
      return above ? [`${nameOf(part)} under ${above.name}`] : [];
    });
  };
  const few = (parts: readonly Element[]): Element[] =>
    parts.filter((_, index) => index % Math.ceil(parts.length / 12) === 0);
  const lowest = (parts: readonly Element[]): Element[] =>
    [...parts]
      .sort((one, other) => other.getBoundingClientRect().bottom - one.getBoundingClientRect().bottom)
      .slice(0, 1);
  Object.assign(window, {
    floating: {
      overlaps,
      names: () => boxes().map(({ name }) => name),
      share: () => boxes().reduce((sum, { rect }) => sum + rect.height * rect.width, 0) / (innerWidth * innerHeight),
      covered: () => {
        const seen = (part: Element): boolean => part.checkVisibility({ visibilityProperty: true });
        const above = boxes();
        const all = (selector: string): Element[] =>
          [...document.querySelectorAll(selector)].filter(
            (part) =>
              seen(part) && !above.some((box) => box.part.contains(part)) && part.getBoundingClientRect().height < 400,
          );
        const controls = few(
          all(
            'main :is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled):not([tabindex="-1"])',
          ),
        );
        const titles = few(all('main :is(h1, h2, h3, .price, legend)'));
        return [
          ...covered(controls, (part) => {
            // What has the focus already would not be scrolled to.
            (document.activeElement as HTMLElement | null)?.blur();
            (part as HTMLElement).focus();
          }),
          ...covered(titles, (part) => part.scrollIntoView({ block: 'start', behavior: 'instant' })),
          ...covered(titles, (part) => part.scrollIntoView({ block: 'nearest', behavior: 'instant' })),
          ...covered(lowest(all('footer :is(a, button, p)')), () =>
            scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
          ),
        ];
      },
    },
  });
}

declare global {
  interface Window {
    floating: { overlaps: () => string[]; names: () => string[]; share: () => number; covered: () => string[] };
  }
}

/** The page at the top, in its middle and at its end. */
async function overlaps(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => {
      scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * part, behavior: 'instant' });
      return new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      });
    }, share);
    found.push(...(await page.evaluate(() => window.floating.overlaps())).map((text) => `${share}: ${text}`));
  }
  return found;
}

async function checkFloating(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'html { scroll-behavior: auto !important }' });
  await page.evaluate(watchFloating);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect.poll(() => overlaps(page), `overlapping at ${width} px`).toEqual([]);
    await expect.poll(() => page.evaluate(() => window.floating.covered()), `covered at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => window.floating.share()), `share of the window at ${width} px`).toBeLessThan(0.35);
  }
}

async function openServices(page: Page): Promise<void> {
  await open(page, `${siteAddress('car-store-se')}/service-och-verkstad/boka-bilverkstad`);
  await page.getByLabel('Registreringsnummer').fill('DEF45A');
  await page.getByRole('combobox', { name: 'Var vill du lämna bilen?' }).fill('Solna');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: /Välj service$/ })).toBeFocused();
  await hydrated(page);
}

async function openContact(page: Page): Promise<void> {
  await openServices(page);
  await page.getByRole('radio', { name: 'Oljebyte' }).check();
  await page.getByRole('button', { name: 'Fortsätt', exact: true }).first().click();
  await page.getByRole('button', { name: 'Fortsätt utan tillval' }).first().click();
  await page
    .getByRole('button', { name: /^Visa tider/ })
    .first()
    .click();
  await page.locator('.slots:not(.whole) button').last().click();
  await expect(page.getByLabel('Efternamn')).toBeVisible();
}

const others: readonly { kind: string; open: (page: Page, request: APIRequestContext) => Promise<void> }[] = [
  {
    kind: 'a story',
    open: (page) => open(page, `${siteAddress('car-store-se')}/livet-med-bil/2026/elbil-i-minus-tjugo`),
  },
  { kind: 'stories', open: (page) => open(page, `${siteAddress('car-store-se')}/livet-med-bil`) },
  { kind: 'tire hotel', open: (page) => open(page, `${siteAddress('car-store-se')}/dack-och-biltillbehor/dackhotell`) },
  {
    kind: 'car list with cars to compare',
    open: async (page) => {
      await open(page, listAddress('car-store-se'));
      const choose = page.locator('main article button.compare');
      for (const index of [0, 1]) await choose.nth(index).click();
      await expect(page.getByRole('region', { name: 'Jämförelse' })).toBeVisible();
    },
  },
  { kind: 'services of a booking', open: openServices },
  { kind: 'contact details of a booking', open: openContact },
];

for (const { kind, open: opened } of [...pageKinds, ...others]) {
  test(`M-04 what floats covers neither the other nor what is reached: ${kind}`, async ({ page, request, guard }) => {
    guard.expect(/status of 404/);
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await opened(page, request);
    await checkFloating(page);
  });
}

test("M-04 G-04 the bar of a car's page is in reach from the first window on, beside the form that it leads to hidden", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: HEIGHT });
  const car = await findCar(request, 'car-store-se', { filters: [{ name: 'car_is_used', values: ['true'] }] });
  await open(page, carAddress('car-store-se', car));
  const bar = page.locator('main [role=group]', { has: page.locator('> a[href="#contact-form"]') });
  await expect(bar).toBeVisible();
  await expect(bar.locator('strong')).toHaveText(/kr$/);
  await bar.getByRole('link', { name: 'Skriv' }).click();
  await expect(page.getByLabel('Namn', { exact: true })).toBeFocused();
  await expect(bar).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toBeVisible();
});

test('G-03 the row of links to the parts of a car stays in sight, marks the present one and covers no heading', async ({
  page,
  request,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    const car = await findCar(request, 'car-store-se', { filters: [{ name: 'car_is_used', values: ['true'] }] });
    await open(page, carAddress('car-store-se', car));
    const row = page.getByRole('navigation', { name: 'På sidan' });
    for (const name of ['Finansiering', 'Utrustning']) {
      const link = row.getByRole('link', { name });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(row).toBeInViewport({ ratio: 0.9 });
      const edge = await row.evaluate((part) => part.getBoundingClientRect().bottom);
      const part = page.locator((await link.getAttribute('href')) ?? '');
      await expect
        .poll(() =>
          part
            .getByRole('heading')
            .first()
            .evaluate((one) => one.getBoundingClientRect().top),
        )
        .toBeGreaterThanOrEqual(edge);
    }
    await row.getByRole('link', { name: 'Kontakt' }).click();
    const form = page.getByRole('heading', { name: 'Skriv till säljaren' });
    // 24 px below what stays in sight.
    await expect
      .poll(async () => {
        const edge = await row.evaluate((part) => part.getBoundingClientRect().bottom);
        return (await form.evaluate((part) => part.getBoundingClientRect().top)) - edge;
      })
      .toBeGreaterThanOrEqual(16);
  }
});

test('M-04 J-02 the button of the first step of a booking covers none of its fields', async ({ page }) => {
  await open(page, `${siteAddress('car-store-se')}/service-och-verkstad/boka-bilverkstad`);
  await expect(page.getByLabel('Registreringsnummer')).toBeEnabled();
  for (const height of [640, 700, 740, 800, 900]) {
    await page.setViewportSize({ width: 360, height });
    const tops = await page.evaluate(() =>
      ['.plate', '.where', '[type=submit]'].map((part) => {
        const { top, bottom } = document.querySelector(`.place-step ${part}`)?.getBoundingClientRect() ?? new DOMRect();
        return { top, bottom };
      }),
    );
    for (const [index, { top }] of tops.slice(1).entries())
      expect(top, `at ${height} px`).toBeGreaterThanOrEqual(tops[index]?.bottom ?? 0);
  }
});

test('M-04 J-08 the last step of a booking has one bar on a phone, with the sum and the button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openContact(page);
  await page.evaluate(watchFloating);
  await page.getByLabel('Efternamn').focus();
  const floating = await page.evaluate(() => window.floating.names());
  expect(floating).toHaveLength(2);
  expect(floating.at(-1)).toMatch(/summary/);
  const bar = page.getByRole('complementary', { name: 'Din bokning' });
  await expect(bar.getByRole('button', { name: 'Boka tid' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Boka tid' })).toHaveCount(1);
  expect(await page.evaluate(() => window.floating.share())).toBeLessThan(0.2);
});

test.describe('before consent', () => {
  test.use({ consent: 'none' });
  for (const [kind, address] of [
    ['home', siteAddress('car-store-se')],
    ['car list', listAddress('car-store-fi')],
  ] as const)
    test(`M-04 the banner of consent overlaps nothing that floats, nor what is reached: ${kind}`, async ({ page }) => {
      await open(page, address);
      await page.addStyleTag({ content: 'html { scroll-behavior: auto !important }' });
      await page.evaluate(watchFloating);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await expect.poll(() => overlaps(page), `overlapping at ${width} px`).toEqual([]);
        // Whoever scrolls back is offered the way to the top.
        await page.evaluate(() => {
          for (const top of [2_000, 1_900]) scrollTo({ top, behavior: 'instant' });
        });
        await expect.poll(() => page.evaluate(() => window.floating.overlaps())).toEqual([]);
        await expect.poll(() => page.evaluate(() => window.floating.covered()), `covered at ${width} px`).toEqual([]);
        expect(await page.evaluate(() => window.floating.share()), `share of the window at ${width} px`).toBeLessThan(
          0.52,
        );
      }
    });
});
