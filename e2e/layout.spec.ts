import type { Locator, Page } from '@playwright/test';
import { open, expect, fitsWidth, siteAddress, test } from './kit/fixtures';
import { splitLabels } from './kit/splitLabels';
import { allSites } from '@/sites/sites';
import { carAddress, findCar, listAddress } from './kit/stock';

const SITE = 'car-store-se';
const PHONE = { width: 360, height: 740 };

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not in the layout.`);
  return box;
};

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('M-04 a tapped link has the colours of its label', async ({ page }) => {
    await open(page, siteAddress(SITE));
    const link = page.locator('main a[data-button]').first();
    const colours = () =>
      link.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return { color, backgroundColor };
      });
    await link.scrollIntoViewIfNeeded();
    const rest = await colours();
    // A tap leaves the link hovered until the next one.
    await link.hover();
    expect(await link.evaluate((element) => element.matches(':hover'))).toBe(true);
    expect(await colours()).toEqual(rest);
  });
});

test('C-17 tables of texts are read on a phone without scrolling sideways', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  for (const [site, path] of [
    ['car-store-se', '/dack-och-biltillbehor'],
    ['car-store-se', '/integritet'],
    ['car-store-se', '/kop-bil/foretag'],
    ['it', '/jobba-hos-oss'],
    ['restaurant', '/meny'],
    ['dealer-brand-uk', '/finance'],
  ] as const) {
    await open(page, `${siteAddress(site)}${path}`);
    const tables = page.locator('main section.scroll');
    expect(await tables.count()).toBeGreaterThan(0);
    const wider = await tables.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(Math.max(...wider), path).toBeLessThanOrEqual(0);
  }
  await open(page, `${siteAddress('car-store-se')}/dack-och-biltillbehor`);
  const cell = page.locator('main td[data-label]').first();
  expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toBe(
    `"${await cell.getAttribute('data-label')}"`,
  );
});

/** About seven windows of a phone. */
const LONGEST_HOME = 5_000;

test('A-08 no start page is longer than seven windows of a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const heights: Record<string, number> = {};
  for (const { name } of allSites) {
    await open(page, siteAddress(name));
    heights[name] = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  test.info().annotations.push({ type: 'heights', description: JSON.stringify(heights) });
  expect(Object.entries(heights).filter(([, height]) => height > LONGEST_HOME)).toEqual([]);
});

test('A-08 on a phone a row of cards shows a part of the next one, and the keyboard reaches the last', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, siteAddress(SITE));
  const second = await boxOf(page.locator('main .cars article').nth(1));
  expect(second.x).toBeLessThan(PHONE.width - 16);
  expect(second.x + second.width).toBeGreaterThan(PHONE.width);
  const last = page.locator('main .cars article').filter({ visible: true }).last().getByRole('link');
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await fitsWidth(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('B-10 the footer is folded on a phone alone, and unfolds by its headings', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(siteAddress(SITE));
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: 'Alla bilar i lager' });
    await expect(footer.getByRole('heading', { name: 'Köp bil' })).toBeVisible();
    await expect(link).toBeHidden();
    await footer.getByLabel('Köp bil').click();
    await expect(link).toBeVisible();
    await footer.getByLabel('Köp bil').click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(link).toBeVisible();
    await expect(footer.locator('summary').first()).toBeHidden();
  });

  for (const width of [PHONE.width, 1280])
    test(`A-08 at ${width} px twelve makes are shown, and the others unfold`, async ({ page }) => {
      await page.setViewportSize({ width, height: PHONE.height });
      await page.goto(siteAddress(SITE));
      const makes = page.locator('main section').filter({ hasText: 'Välj märke' }).getByRole('listitem');
      await expect(makes.filter({ visible: true })).toHaveCount(12);
      await page.getByText('Alla märken', { exact: true }).click();
      expect(await makes.filter({ visible: true }).count()).toBeGreaterThan(12);
    });
});

for (const width of [PHONE.width, 768, 1280])
  test(`C-27 at ${width} px the ways of a hero's search move nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: PHONE.height });
    await open(page, siteAddress(SITE));
    const places = async () => ({
      button: await boxOf(page.locator('main .search .go').filter({ visible: true })),
      end: (await boxOf(page.locator('main .search'))).height,
    });
    const buy = await places();
    for (const name of ['Ägandekostnad', 'Sälj']) {
      await page.getByRole('radio', { name }).check({ force: true });
      expect(await places(), name).toEqual(buy);
    }
    await expect(page.locator('main ul.quick')).toBeHidden();
  });

for (const width of [PHONE.width, 1280])
  test(`A-08 at ${width} px another row of the latest cars is one request, and moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: PHONE.height });
    await open(page, siteAddress(SITE));
    const below = async () =>
      (await boxOf(page.getByRole('tabpanel').locator('xpath=following::h2[1]'))).y +
      (await page.evaluate(() => window.scrollY));
    await page.getByRole('tablist').scrollIntoViewIfNeeded();
    const start = await below();
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/search')) requests += 1;
    });
    for (const name of ['Kampanjpris', 'Elbilar']) {
      const panel = page.getByRole('tabpanel', { name });
      await page.getByRole('tab', { selected: true }).press('ArrowRight');
      await expect(page.getByRole('tab', { name })).toBeFocused();
      await expect(panel).toHaveAttribute('aria-busy', 'false');
      await expect(panel.getByRole('article').first()).toContainText(name === 'Elbilar' ? 'El' : 'Kampanj');
      expect(Math.abs((await below()) - start), name).toBeLessThan(1);
    }
    expect(requests).toBe(2);
  });

test('A-08 the quick searches of a hero find cars', async ({ page }) => {
  for (const site of [SITE, 'car-store-fi', 'car-auction-se'] as const) {
    await open(page, siteAddress(site));
    const links = page.locator('main ul.quick').getByRole('link');
    await expect(links).toHaveCount(4);
    for (const address of await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))) {
      await open(page, address);
      await expect(page.locator('main article[data-car]').first(), address).toBeVisible();
    }
  }
});

const largeText: readonly [string, string][] = [
  ['the start page', siteAddress(SITE)],
  ['the start page of the auction', siteAddress('car-auction-eu')],
  ['the booking', `${siteAddress(SITE)}/service-och-verkstad/boka-bilverkstad`],
  ['the facilities', `${siteAddress(SITE)}/anlaggningar`],
  ['a facility', `${siteAddress(SITE)}/anlaggningar/karlskrona`],
  ['the list with a filter, in Finnish', listAddress('car-store-fi', 'car_fuel=Diesel')],
  ['a landing page of cars, in Danish', `${siteAddress('dealer-brand-dk')}/kob-bil/bilmaerker/volkswagen`],
];

async function fitsWithLargeText(page: Page, address: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await open(page, address);
  await page.addStyleTag({ content: 'html{font-size:200%!important}' });
  await fitsWidth(page);
}

for (const [name, address] of largeText) {
  test(`M-04 ${name} fits 360 px with text twice as large`, async ({ page }) => {
    await fitsWithLargeText(page, address);
  });
}

test('M-04 the page of a car fits 360 px with text twice as large, and its costs have whole labels', async ({
  page,
  request,
}) => {
  const car = await findCar(request, SITE, { filters: [{ name: 'car_price', min: 100_000 }] });
  await fitsWithLargeText(page, carAddress(SITE, car));
  const labels = 'main .figures dt';
  await expect(page.locator(labels).first()).toBeVisible();
  expect(await splitLabels(page, labels, /[^\s–/\u00ad-]+/g)).toEqual([]);
});

for (const site of [SITE, 'car-auction-se', 'dealer-brand-se', 'car-store-fi'] as const) {
  test(`M-04 labels and tiles of ${site} are whole words with text twice as large`, async ({ page }) => {
    await fitsWithLargeText(page, siteAddress(site));
    expect(await splitLabels(page, 'main :is(dt, article dd, .tile-words), main a > .words, header summary')).toEqual(
      [],
    );
  });
}

for (const address of [
  `${siteAddress(SITE)}/tillganglighet`,
  `${siteAddress(SITE)}/integritet`,
  `${siteAddress(SITE)}/kop-bil/finansiering`,
  `${siteAddress('car-store-fi')}/tietosuoja`,
]) {
  test(`M-04 headings of ${address} are broken between the parts of a word only, with text twice as large`, async ({
    page,
  }) => {
    await fitsWithLargeText(page, address);
    // A soft hyphen is the end of a part: a part is never longer than a line.
    expect(await splitLabels(page, 'main :is(h1, h2, h3)', /[^\s–/\u00ad-]+/g)).toEqual([]);
  });
}

test('G-02 on a phone the labels of a car are whole words; the cards of similar cars fill their rows', async ({
  page,
  request,
}) => {
  for (const site of ['car-store-se', 'car-store-fi'] as const) {
    const car = await findCar(request, site, { filters: [{ name: 'car_fuel', values: ['El', 'Sähkö'] }] });
    await page.setViewportSize(PHONE);
    await open(page, carAddress(site, car));
    expect(await splitLabels(page, 'main dt', /[^\s–/\u00ad-]+/g), site).toEqual([]);
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page
        .locator('main .cars > ul > li')
        .evaluateAll((all) =>
          all.filter((card) => card.checkVisibility()).map((card) => Math.round(card.getBoundingClientRect().top)),
        );
      const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      expect(rows.length, `${site}, ${width} px`).toBeGreaterThan(0);
      expect(new Set(rows).size, `cards in the rows of ${site} at ${width} px: ${rows.join(', ')}`).toBe(1);
    }
    // Three are shown even in rows of two.
    const cards = page.locator('main .cars > ul > li');
    await page.setViewportSize({ width: 768, height: 800 });
    await cards.evaluateAll((all) => all.slice(3).forEach((card) => card.remove()));
    await expect(cards.filter({ visible: true })).toHaveCount(3);
  }
});

test('G-02 on a phone price and both ways to the seller of the dearest car are on one line', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  for (const site of ['car-store-se', 'car-store-sk', 'dealer-brand-dk'] as const) {
    const car = await findCar(request, site, {
      filters: [{ name: 'car_is_sample', values: ['true'], not: true }],
      sort_name: 'car_price_desc',
    });
    await open(page, carAddress(site, car));
    const bar = page.locator('main [role=group]', { has: page.locator('> a[href="#contact-form"]') });
    // It is away while the page's own buttons are in the window.
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
    await expect(bar).toBeVisible();
    const tops = await bar.evaluate((row) =>
      [...row.children]
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return Math.round(top + height / 2);
        }),
    );
    expect(tops.length, site).toBe(3);
    expect(Math.max(...tops) - Math.min(...tops), site).toBeLessThan(4);
  }
});

test('M-04 the filters of a phone fit with text twice as large', async ({ page }) => {
  await fitsWithLargeText(page, listAddress('car-store-fi', 'car_fuel=Diesel'));
  await page.locator('main .openFilters button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  for (const button of await dialog.locator('.head button, .foot button').all()) {
    const { x, width } = await boxOf(button);
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
  }
});

test('F-11 on a phone the cross of the start page’s search does not cover its text', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, siteAddress(SITE));
  const field = page.locator('main form[role=search] input[type=search]');
  await field.fill('volvo v60 diesel automat med dragkrok');
  const end = await field.evaluate(
    (input) => input.getBoundingClientRect().right - parseFloat(getComputedStyle(input).paddingInlineEnd),
  );
  const cross = await boxOf(page.locator('main form .clear'));
  expect(cross.x).toBeGreaterThanOrEqual(end - 1);
  const send = await boxOf(page.locator('main form[role=search] .go'));
  // The button may stand below the field.
  expect(cross.x + cross.width <= send.x + 1 || cross.y + cross.height <= send.y + 1).toBe(true);
});

test('C-06 the search of the slides is in the column of the page, below their button', async ({ page }) => {
  await open(page, siteAddress('car-store-no'));
  const slides = page.locator('main section[data-search]').first();
  const search = slides.getByRole('search');
  const title = slides.getByRole('heading').first();
  const button = slides.locator('.stage-words a').first();
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => Math.abs((await boxOf(search)).x - (await boxOf(title)).x), `${width} px`)
      .toBeLessThan(2);
    const above = await boxOf(button);
    expect((await boxOf(search)).y, `${width} px`).toBeGreaterThanOrEqual(above.y + above.height);
  }
});

for (const site of ['car-store-se', 'dealer-brand-dk', 'car-auction-se', 'restaurant'] as const) {
  test(`the sections of ${site} follow each other in one rhythm`, async ({ page }) => {
    await open(page, siteAddress(site));
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const uneven = await page.evaluate(() => {
        const rhythm = Math.min(Math.max(56, innerWidth * 0.07), 112);
        /** From the first to the last of what is seen in a section. */
        const extent = (section: Element) => {
          const boxes = [...section.querySelectorAll('*')]
            .filter(
              (one) =>
                (one.matches('img, svg, input, hr, button, a, [data-look]') ||
                  [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())) &&
                one.checkVisibility({ visibilityProperty: true }) &&
                !one.closest('.visually-hidden'),
            )
            .map((one) => one.getBoundingClientRect())
            .filter(({ width: wide, height }) => wide > 1 && height > 1);
          const area = section.getBoundingClientRect();
          const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
          return { top: Math.max(top, area.top), bottom: Math.min(bottom, area.bottom), count: boxes.length };
        };
        const sections = [...document.querySelectorAll('main section')].filter(
          (one) => !one.parentElement?.closest('section') && one.checkVisibility(),
        );
        const backgroundOf = (section: Element) => section.getAttribute('data-background');
        return sections.slice(1).flatMap((section, index) => {
          const before = sections[index];
          if (!before) return [];
          const [one, next] = [extent(before), extent(section)];
          if (one.count === 0 || next.count === 0) return [];
          const backgrounds = [backgroundOf(before), backgroundOf(section)];
          // A background has as much space inside as there is outside of it.
          const most = backgrounds.some(Boolean) ? 2 * rhythm : rhythm;
          const gap = Math.round(next.top - one.bottom);
          const isEven = gap <= most * 1.15 + 24 && gap >= rhythm * 0.5;
          return isEven
            ? []
            : [`${gap} px above "${section.textContent?.trim().slice(0, 40)}" (${backgrounds.join(', ')})`];
        });
      });
      expect.soft(uneven, `at ${width} px`).toEqual([]);
    }
  });
}

test('F-01 the head of the list leaves the window to the cars, and its bar stays in sight on phones', async ({
  page,
}) => {
  await open(page, listAddress(SITE));
  const cards = page.getByRole('article');
  for (const [width, most, inFirstRow] of [
    // With a row of quick filters.
    [320, 232, 1],
    [360, 220, 1],
    [768, 220, 2],
    [1280, 220, 3],
    [1920, 220, 4],
  ] as const) {
    await page.setViewportSize({ width, height: PHONE.height });
    const above = await boxOf(page.getByRole('banner'));
    const first = await boxOf(cards.first());
    const head = first.y - above.y - above.height;
    expect(Math.round(head), `from the site's bar to the first card at ${width} px`).toBeLessThanOrEqual(most);
    // The legal information follows the first row, on a phone the second card.
    const strip = await boxOf(page.locator('main .loan-note'));
    const before = await boxOf(cards.nth(width < 768 ? 1 : inFirstRow - 1));
    const after = await boxOf(cards.nth(width < 768 ? 2 : inFirstRow));
    expect(Math.round(strip.y - before.y - before.height), `above the strip at ${width} px`).toBe(24);
    expect(Math.round(after.y - strip.y - strip.height), `below the strip at ${width} px`).toBe(24);
  }
  await page.setViewportSize(PHONE);
  const filters = page.locator('main .openFilters button');
  const sort = page.locator('select[name=sort]');
  expect((await boxOf(filters)).y).toBe((await boxOf(sort)).y);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(filters).toBeInViewport({ ratio: 1 });
  const above = await boxOf(page.getByRole('banner'));
  expect((await boxOf(filters)).y).toBeGreaterThanOrEqual(above.y + above.height);
  // What gets the focus is not under the bar.
  const hidden = page.getByRole('article').nth(3).getByRole('link');
  await hidden.focus();
  const bar = await boxOf(page.locator('main .bar'));
  expect((await boxOf(hidden)).y).toBeGreaterThanOrEqual(bar.y + bar.height);
});

for (const filters of ['', 'car_brand=Volvo&car_fuel=Diesel&car_gearbox=Automat'])
  test(`F-08 the controls of the list are of equal height and show their whole text: ${filters || 'no filters'}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, listAddress(SITE, filters));
    const sort = page.locator('select[name=sort]');
    expect((await boxOf(page.locator('main .openFilters button'))).height).toBe((await boxOf(sort)).height);
    // Widths of the texts, drawn in the font of their control.
    const cutTexts = () => {
      const drawing = document.createElement('canvas').getContext('2d');
      const space = (control: Element, text: string, pseudo?: string) => {
        const own = getComputedStyle(control);
        const { fontWeight, fontSize, fontFamily } = pseudo ? getComputedStyle(control, pseudo) : own;
        if (!drawing) throw new Error('The browser cannot draw.');
        drawing.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const inside = control.clientWidth - parseFloat(own.paddingInlineStart) - parseFloat(own.paddingInlineEnd);
        return inside - drawing.measureText(text).width;
      };
      const select = document.querySelector<HTMLSelectElement>('select[name=sort]');
      const field = document.querySelector<HTMLInputElement>('main form[role=search] input:not([type=hidden])');
      if (!select || !field) throw new Error('The list has no controls.');
      // What can't be chosen is only read in the opened list.
      const shown = [...select.options].filter(({ disabled }) => !disabled);
      const texts = shown.map(({ text }) => [text, space(select, text)] as const);
      return [...texts, [field.placeholder, space(field, field.placeholder, '::placeholder')] as const].filter(
        ([, left]) => left < 0,
      );
    };
    for (const width of [PHONE.width, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: PHONE.height });
      await expect.poll(() => page.evaluate(cutTexts), `texts without space at ${width} px`).toEqual([]);
    }
  });

test('H-01 on a phone the tray of the comparison is one line, in Finnish too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, listAddress('car-store-fi'));
  const choose = page.locator('main article button.compare');
  for (const index of [0, 1]) await choose.nth(index).click();
  const buttons = page.getByRole('region', { name: 'Vertailu' }).getByRole('button');
  await expect(buttons).toHaveCount(3);
  const tops = await buttons.evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

for (const width of [360, 768, 1280])
  test(`F-06 at ${width} px no control of a card lies over its picture, and each is a target of 44 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, listAddress(SITE));
    const cards = page.locator('main article[data-car]');
    const controls = cards.nth(1).getByRole('button').filter({ visible: true });
    await expect(cards.nth(1).getByRole('button', { name: /^Jämför / })).toBeVisible();
    const panel = await boxOf(cards.nth(1).locator('.panel'));
    for (const control of await controls.all()) {
      // Those that step through the pictures are shown to a mouse only, below the car.
      if (!(await control.evaluate((one) => one.closest('.actions')))) continue;
      const { y, width: wide, height } = await boxOf(control);
      expect(y).toBeGreaterThanOrEqual(panel.y + panel.height);
      expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
    }
    // The town beside them stays readable.
    const town = await boxOf(cards.nth(1).locator('.place'));
    const heart = await boxOf(cards.nth(1).locator('.about'));
    expect(town.x + town.width).toBeLessThanOrEqual(heart.x + 1);
  });

test('M-05 a card has three stops of the keyboard, and none of them leaves it under what floats', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, listAddress(SITE));
    await expect(page.locator('main article button.compare').first()).toBeVisible();
    await page.locator('main article a').first().focus();
    const stops = new Map<string, number>();
    for (let stop = 0; stop < 15; stop += 1) {
      const seen = await page.evaluate(() => {
        const card = document.activeElement?.closest<HTMLElement>('article[data-car]');
        if (!card || !document.activeElement) return null;
        const link = document.activeElement.matches('a');
        const picture = card.querySelector('.panel')?.getBoundingClientRect();
        const bars = [...document.querySelectorAll('.site-bar, main .bar')].filter((bar) =>
          /sticky/.test(getComputedStyle(bar).position),
        );
        const top = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
        return { id: card.dataset.car ?? '', hidden: link && picture ? Math.round(top - picture.top) : 0 };
      });
      if (seen) {
        stops.set(seen.id, (stops.get(seen.id) ?? 0) + 1);
        expect(seen.hidden, `px of the picture of ${seen.id} under the bars at ${width} px`).toBeLessThanOrEqual(0);
      }
      await page.keyboard.press('Tab');
    }
    expect([...stops.values()].slice(0, 4), `${width} px`).toEqual([3, 3, 3, 3]);
  }
});

test('F-06 the details of cards are separated by one dot each, and no line starts or ends with one', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, carAddress(SITE, await findCar(request, SITE)));
  const lists = page.locator('main .facts');
  await expect.poll(() => lists.count()).toBeGreaterThan(1);
  const wrong = await lists.evaluateAll((all) =>
    all.flatMap((list) =>
      [...list.children].flatMap((item) => {
        const dot = getComputedStyle(item, '::before');
        // The only dot is left of its item: outside of the list at the start of a line.
        return getComputedStyle(item, '::after').content === 'none' &&
          dot.position === 'absolute' &&
          parseFloat(dot.left) + parseFloat(dot.width) <= 0.5 &&
          getComputedStyle(list).overflowX === 'clip'
          ? []
          : [item.textContent];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('F-06 a card with an earlier price has its price on the line of the cards next to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, listAddress(SITE));
  const cards = page.locator('main article:has(.foot)');
  await expect(cards.filter({ has: page.locator('.before') }).first()).toBeAttached();
  const distances = await cards.evaluateAll((all) => {
    const fromPriceToEnd = (card: Element) =>
      card.getBoundingClientRect().bottom - (card.querySelector('.price strong')?.getBoundingClientRect().bottom ?? 0);
    return [...new Set(all.map((card) => Math.round(fromPriceToEnd(card))))];
  });
  expect(distances).toHaveLength(1);
});

test('I-02 the hours of all departments are one table, as wide as its columns, and no page scrolls sideways', async ({
  page,
}) => {
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${siteAddress(SITE)}/anlaggningar/uppsala`);
    const table = page.getByRole('table', { name: 'Öppettider' });
    await expect(table).toHaveCount(1);
    expect(await table.getByRole('columnheader').count()).toBeGreaterThan(2);
    await fitsWidth(page);
  }
});

test('C-17 on a phone, numbers and addresses of a table are whole and have the size of a finger', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, `${siteAddress(SITE)}/om-nordvik/kontakt`);
  const table = page.locator('main .scroll', { has: page.locator('a[href^="mailto:"]') });
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  for (const box of await table.locator('a').evaluateAll((links) => links.map((link) => link.clientHeight)))
    expect(box).toBeGreaterThanOrEqual(44);
});

test('C-17 the tables of a page are of equal width, their columns below each other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `${siteAddress(SITE)}/kakor`);
  const tables = await page.locator('main .scroll table').evaluateAll((all) =>
    all.map((table) => {
      const columns = [...(table.querySelector('tr')?.children ?? [])].map((cell) => cell.getBoundingClientRect().left);
      return [table.getBoundingClientRect().width, ...columns].map(Math.round).join(' ');
    }),
  );
  expect(tables.length).toBeGreaterThan(1);
  expect(new Set(tables).size, tables.join(', ')).toBe(1);
});

test('C-14 M-04 three promises or tiles share a row from 768 px on, without a hole', async ({ page }) => {
  const rows: readonly [string, string][] = [
    [siteAddress('dealer-brand-se'), 'main section > ul:has(> li > svg)'],
    [`${siteAddress(SITE)}/webbshop`, 'main ul[data-three]'],
  ];
  for (const [address, selector] of rows) {
    await page.setViewportSize({ width: 768, height: 900 });
    await open(page, address);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page
        .locator(selector)
        .first()
        .evaluate((list) =>
          [...list.children].map((item) => {
            const { top, left, right } = item.getBoundingClientRect();
            const frame = list.getBoundingClientRect();
            return { top: Math.round(top), start: left - frame.left, end: frame.right - right };
          }),
        );
      expect(boxes.length % 3, `${address}, ${width} px`).toBe(0);
      const last = boxes.at(-1);
      expect(
        boxes.filter(({ top }) => top === last?.top),
        `${address}, ${width} px`,
      ).toHaveLength(3);
      expect(Math.abs(last?.end ?? 99), `${address}, ${width} px`).toBeLessThan(2);
    }
  }
});

test('I-01 list and map are side by side from 1024 px, the map as high as the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `${siteAddress(SITE)}/anlaggningar`);
  const map = page.getByRole('region', { name: 'Karta över våra anläggningar' });
  await expect(map).toBeVisible();
  const [list, besides] = [await boxOf(page.locator('main .lists')), await boxOf(map)];
  expect(Math.round(list.width)).toBe(480);
  expect(besides.x).toBeGreaterThan(list.x + list.width);
  await page.mouse.wheel(0, 2_000);
  await expect.poll(async () => (await boxOf(map)).y).toBeLessThan(200);
  await expect(map).toBeInViewport({ ratio: 0.95 });
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(map).toBeHidden();
});

test('G-02 thumbnails are rectangles where the theme has pills for controls', async ({ page, request }) => {
  await open(page, carAddress('dealer-brand-se', await findCar(request, 'dealer-brand-se')));
  const thumb = page.locator('main .thumbs button').first();
  const radius = await thumb.evaluate((element) => parseFloat(getComputedStyle(element).borderRadius));
  expect(radius).toBeLessThan((await boxOf(thumb)).height / 4);
});

test.describe('before a decision about cookies', () => {
  test.use({ consent: 'none' });

  test('A-14 the banner keeps its texts until its settings have loaded', async ({ page }) => {
    await open(page, siteAddress(SITE));
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/**', async (route) => {
      await held;
      await route.continue();
    });
    const banner = page.getByRole('region', { name: 'Kakor, på dina villkor' });
    await banner.getByRole('button', { name: 'Välj själv' }).click();
    await expect(banner.getByRole('heading')).toBeVisible();
    release();
    await expect(banner.getByRole('checkbox').first()).toBeVisible();
  });
});
