import { SiteBar } from './pages/siteBar';
import { axe, expect, fitsWidth, open, siteAddress, test } from './kit/fixtures';
import { carAddress, findCar, listAddress } from './kit/stock';
import { expectUncovered } from './kit/uncovered';

const HOME = siteAddress('car-store-se');
const BUY = 'Visa mer under Köp bil';
/** An entry that only opens what is below it. */
const SERVICE = 'Service och verkstad';

test.describe('by pointer', () => {
  test('B-02 the menu opens on hover and closes 200 ms after the pointer left', async ({ page }) => {
    await page.clock.install();
    await open(page, HOME);
    const site = new SiteBar(page);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await site.toggle(SERVICE).hover();
    await site.isOpen(SERVICE);
    await page.getByRole('heading', { level: 1 }).hover({ force: true, position: { x: 1, y: 1 } });
    await page.mouse.move(640, 780);
    await page.clock.runFor(199);
    await site.isOpen(SERVICE);
    await page.clock.runFor(1);
    await site.isOpen(SERVICE, false);
  });

  test('B-02 an item without children closes after 600 ms', async ({ page }) => {
    await page.setViewportSize({ width: 1800, height: 800 });
    await page.clock.install();
    await open(page, HOME);
    const site = new SiteBar(page);
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await site.toggle(SERVICE).hover();
    await site.isOpen(SERVICE);
    await site.items.filter({ hasText: /^Sälj bil$/ }).hover();
    await page.clock.runFor(599);
    await site.isOpen(SERVICE);
    await page.clock.runFor(1);
    await site.isOpen(SERVICE, false);
  });

  test('B-02 a menu opened by click stays open, and a click outside closes it', async ({ page }) => {
    await open(page, HOME);
    const site = new SiteBar(page);
    await site.toggle(SERVICE).click();
    await site.isOpen(SERVICE);
    await axe(page);
    await page.mouse.click(640, 780);
    await site.isOpen(SERVICE, false);
  });

  test('B-02 B-05 a link in the menu navigates and closes it', async ({ page }) => {
    await open(page, HOME);
    const site = new SiteBar(page);
    await site.link('Köp bil').first().hover();
    await site.menu.getByRole('link', { name: 'Elbilar', exact: true }).click();
    await expect(page).toHaveURL(/\/kop-bil\/biltyp\/elbilar$/);
    await page.mouse.move(640, 700);
    await site.isOpen(BUY, false);
    await expect(site.items.first()).toHaveAttribute('data-current', 'true');
  });
});

test.describe('by keyboard', () => {
  test('B-03 arrow keys move along the bar and into an item; Escape returns the focus', async ({ page }) => {
    await open(page, HOME);
    const site = new SiteBar(page);
    await site.link('Köp bil').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(site.toggle(BUY)).toBeFocused();
    await page.keyboard.press('Space');
    await site.isOpen(BUY);
    await page.keyboard.press('ArrowDown');
    await expect(site.menu.getByRole('link', { name: 'Alla bilar i lager' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(site.menu.locator('.panel').getByRole('link', { name: 'Nya bilar i lager' })).toBeFocused();
    await page.keyboard.press('Escape');
    await site.isOpen(BUY, false);
    await expect(site.toggle(BUY)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(site.link('Sälj bil').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(site.toggle(SERVICE)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(site.menu.locator('.panel').getByRole('link', { name: 'Boka verkstad' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/vara-verkstadstjanster$/);
    await site.isOpen(SERVICE, false);
  });

  test('B-03 tabbing out of an entry closes it', async ({ page }) => {
    await open(page, HOME);
    const site = new SiteBar(page);
    await site.toggle(SERVICE).focus();
    await page.keyboard.press('Enter');
    await site.isOpen(SERVICE);
    await page.keyboard.press('Shift+Tab');
    await site.isOpen(SERVICE, false);
  });

  test('B-08 the language menu opens by keyboard and leads to the same page', async ({ page }) => {
    await open(page, HOME);
    const list = page.getByRole('navigation', { name: 'Språk' });
    await list.getByRole('button', { name: 'Språk: Svenska' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('link', { name: 'Svenska' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${HOME}/en`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('B-08 switching the language keeps the filters of a list', async ({ page }) => {
    await open(page, listAddress('car-store-se', 'car_brand=Volvo'));
    const list = page.getByRole('navigation', { name: 'Språk' });
    await list.getByRole('button', { name: 'Språk: Svenska' }).press('Enter');
    await list.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/kop-bil\/alla-bilar-i-lager\?car_brand=Volvo$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('on narrow screens', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('B-01 B-05 the sheet drills down and back, by touch and by key', async ({ page }) => {
    await open(page, HOME);
    const site = new SiteBar(page);
    await site.button.tap();
    await expect(site.link('Sälj bil')).toBeVisible();
    await axe(page);
    await site.toggle(BUY).tap();
    const back = site.menu.getByRole('button', { name: 'Tillbaka' });
    await expect(back).toBeFocused();
    await expect(site.link('Sälj bil')).toHaveCount(0);
    await site.toggle('Biltyper').tap();
    await expect(site.link('Elbilar')).toBeInViewport();
    await axe(page);
    await fitsWidth(page);
    await page.keyboard.press('Escape');
    await expect(site.toggle('Biltyper')).toBeFocused();
    await back.tap();
    await expect(site.toggle(BUY)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(site.link('Sälj bil')).toHaveCount(0);
    await expect(site.button).toBeFocused();
  });

  test('B-02 B-05 a step back closes the sheet first; another page closes it, too', async ({ page }) => {
    await open(page, HOME);
    const site = new SiteBar(page);
    await site.button.tap();
    await site.toggle(BUY).tap();
    await expect(site.menu.getByRole('button', { name: 'Tillbaka' })).toBeFocused();
    await page.goBack();
    await expect(site.toggle(BUY)).toBeFocused();
    await page.goBack();
    await expect(site.link('Sälj bil')).toHaveCount(0);
    await expect(site.button).toBeFocused();
    await expect(page).toHaveURL(`${HOME}/`);
    await site.button.tap();
    await site.link('Sälj bil').tap();
    await expect(page).toHaveURL(/\/salj-bil$/);
    await expect(site.link('Sälj bil')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`${HOME}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('B-05 a link to a section of the same page leads there, and a step back to where the menu was opened', async ({
    page,
  }) => {
    const tires = `${HOME}/dack-och-biltillbehor/dackhotell`;
    await open(page, tires);
    const site = new SiteBar(page);
    await site.button.tap();
    await site.toggle('Däck och biltillbehör').tap();
    await site.link('Mina däck').tap();
    await expect(page).toHaveURL(`${tires}#mina-dack`);
    await expect(page.locator('#mina-dack')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(tires);
  });

  test('B-05 whoever opens an address with #menu comes back to it from the first link', async ({ page }) => {
    await open(page, `${HOME}/#menu`);
    const site = new SiteBar(page);
    await site.button.tap();
    await site.link('Sälj bil').tap();
    await expect(page).toHaveURL(/\/salj-bil$/);
    await page.goBack();
    await expect(page).toHaveURL(`${HOME}/#menu`);
  });

  test('B-05 B-08 the sheet ends above the bar of a car', async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 480 });
    await open(page, carAddress('car-store-se', await findCar(request, 'car-store-se', { filters: [] })));
    await page.getByRole('heading', { name: 'Tekniska data' }).scrollIntoViewIfNeeded();
    const site = new SiteBar(page);
    await site.button.tap();
    const language = site.bar.getByRole('link', { name: 'English' });
    await language.scrollIntoViewIfNeeded();
    await expectUncovered(language);
  });
});

for (const { look, site, from, name } of [
  { look: 'mega menu', site: 'car-store-se', from: 1024, name: 'Huvudmeny' },
  { look: 'bar', site: 'dealer-brand-uk', from: 1280, name: 'Main menu' },
] as const) {
  test(`B-01 B-05 the ${look} is a row from ${from} px and a sheet below`, async ({ page }) => {
    const { button, items } = new SiteBar(page, { name });
    await page.setViewportSize({ width: from - 1, height: 800 });
    await open(page, siteAddress(site));
    await expect(button).toBeVisible();
    await expect(items.first()).toBeHidden();
    await page.setViewportSize({ width: from, height: 800 });
    await expect(button).toBeHidden();
    await expect(items.first()).toBeVisible();
    await fitsWidth(page);
  });
}

test('B-05 a panel of few entries has its pictures from 1501 px', async ({ page }) => {
  await page.setViewportSize({ width: 1500, height: 800 });
  await open(page, HOME);
  const { toggle } = new SiteBar(page);
  await toggle('Köp bil').focus();
  await page.keyboard.press('Enter');
  const pictures = page.locator('.panel[data-at=here] .picture');
  // The shown menu has more than four entries: it is made one of few.
  await pictures.first().evaluate((picture) => picture.closest('.panel')?.removeAttribute('data-pictures'));
  await expect(pictures.first()).toBeHidden();
  await page.setViewportSize({ width: 1501, height: 800 });
  await expect(pictures.first()).toBeVisible();
});

test('B-04 on the home page the bar floats, gets a background on hover, focus or scroll, and is sticky', async ({
  page,
}) => {
  await open(page, HOME);
  const { bar, toggle } = new SiteBar(page);
  const background = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const hero = await page.getByRole('main').locator('section').first().boundingBox();
  // Below the site's message, which covers nothing.
  expect(hero?.y).toBe((await bar.boundingBox())?.y);
  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  await bar.hover({ position: { x: 2, y: 2 } });
  await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
  await page.mouse.move(640, 700);
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await toggle(SERVICE).focus();
  await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo({ top: 900, behavior: 'instant' });
  });
  await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('A-10 far down the page, on the way back up, a button scrolls to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, HOME);
  const button = page.getByRole('button', { name: 'Till toppen av sidan', includeHidden: true });
  // Its code arrives after the page is hydrated.
  await expect(button).toBeAttached();
  await expect(button).toBeHidden();
  // One movement is over before the next begins: two in a single frame are one scroll event.
  const scroll = (top: number) =>
    page.evaluate(
      (y) =>
        new Promise((done) => {
          addEventListener('scroll', done, { once: true });
          scrollTo({ top: y, behavior: 'instant' });
        }).then(() => undefined),
      top,
    );
  await scroll(900);
  await expect(button).toBeHidden();
  await scroll(700);
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  expect(box?.x).toBeLessThan(40);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

for (const width of [360, 1024, 1280, 1920]) {
  test(`B-01 no layout shift while the bar hydrates at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      let moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved += 'value' in entry ? Number(entry.value) : 0;
        document.documentElement.dataset.moved = String(moved);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, HOME);
    expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.02);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('B-01 the menu of narrow screens shows all levels', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(HOME);
    const site = new SiteBar(page);
    await site.button.click();
    await expect(site.link('Elbilar')).toBeVisible();
    await site.link('Elbilar').click();
    await expect(page).toHaveURL(/\/kop-bil\/biltyp\/elbilar$/);
  });

  test('B-01 the bar opens by the pointer and by the focus', async ({ page }) => {
    await page.goto(HOME);
    const site = new SiteBar(page);
    await site.items.nth(2).hover();
    await expect(site.link('Våra verkstadstjänster')).toBeVisible();
    await page.mouse.move(640, 780);
    await expect(site.link('Våra verkstadstjänster')).toBeHidden();
    await site.link('Köp bil').first().focus();
    await expect(site.link('Elbilar')).toBeVisible();
  });
});
