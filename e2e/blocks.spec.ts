import type { APIRequestContext, Page } from '@playwright/test';
import { blocks } from '@/blocks/generated/definitions';
import { frameAddress, GALLERY, galleryAddress } from '@/domain/content/gallery';
import { themes } from '@/sites/themes/themes';
import { axe, COLOURS, directoryAddress, expect, test } from './kit/fixtures';
import { layoutProblems } from './kit/layoutProblems';
import { requestHost } from './kit/http';

// Two hundred samples on a page.
test.describe.configure({ timeout: 180_000 });

const themeNames = Object.keys(themes);
const names = Object.keys(blocks);
const FIRST = 'nordvik';

/** Dialogs over the page are tested separately. */
const COVERS = 'DisclaimerModal';
/** Blocks outside a page's main area, which may share landmark names. */
const AROUND: ReadonlySet<string> = new Set(['Navigation', 'MegaMenu', 'AlertBar', 'Footer', 'CreditWarning']);
/** One of each per page, as several would share the state of the visit. */
const ALONE: ReadonlySet<string> = new Set(['ServiceBooking', 'BookingLink']);
const together = names.filter((name) => name !== COVERS && !ALONE.has(name));

/**
 * Rules disabled on a page of many samples, which repeats bars and titles. `layoutProblems` checks each sample
 * separately.
 */
const MANY = { without: ['landmark-unique', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'] };

/** Waits until every block is hydrated; scrolling also hydrates those out of sight. */
async function openFrame(page: Page, address: string): Promise<void> {
  await page.goto(directoryAddress + address);
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    const parts = [...document.querySelectorAll('[data-samples], main section:not(.scroll), header, footer')];
    return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')));
  });
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
}

async function expectLayout(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(done));
        }),
    );
    expect(await layoutProblems(page), `at ${width} px`).toEqual([]);
  }
}

/** The server-rendered page of these blocks in a theme: style text, and markup without scripts, icons and digits. */
async function renderedIn(request: APIRequestContext, theme: string): Promise<{ css: string; markup: string }> {
  const html = await (await request.get(directoryAddress + frameAddress(together, theme))).text();
  expect(html).toContain(`data-theme="${theme}"`);
  const [, css = ''] = /<style data-theme-css="">(.*?)<\/style>/s.exec(html) ?? [];
  const markup = html.slice(html.indexOf('<body')).replaceAll(/<script.*?<\/script>|<svg.*?<\/svg>|\d/gs, '');
  return { css, markup };
}

test(`A-03 M-04 every sample of every block, ${FIRST}: no overflow, pictures have dimensions, no placeholder text, accessible`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openFrame(page, frameAddress(together, FIRST));
  const shown = await page
    .locator('[data-sample]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-sample')));
  expect(shown.toSorted()).toEqual(
    together
      .filter((name) => !AROUND.has(name))
      .flatMap((name) => Object.keys(blocks[name as keyof typeof blocks].samples).map((sample) => `${name}.${sample}`))
      .toSorted(),
  );
  await expectLayout(page, 360);
  await test.step('axe, 360 px', () => axe(page, undefined, MANY));
  await expectLayout(page, 320);
});

// Themes differ in their style text only: it is replaced in the first page, as the markup is the same.
for (const half of [0, 1]) {
  const otherThemes = themeNames.filter((theme) => theme !== FIRST).filter((_, index) => index % 2 === half);
  test(`A-03 M-04 every sample of every block, ${otherThemes.join(', ')}: same markup, no overflow at 320 px, sufficient contrast`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openFrame(page, frameAddress(together, FIRST));
    const first = await renderedIn(request, FIRST);
    for (const theme of otherThemes) {
      const { css, markup } = await renderedIn(request, theme);
      expect(markup === first.markup, `${theme} has the markup of ${FIRST}`).toBe(true);
      expect(css).not.toBe(first.css);
      await page.evaluate(
        async ([name = '', text = '']) => {
          document.documentElement.dataset.theme = name;
          const style = document.querySelector('style[data-theme-css]');
          if (style) style.textContent = text;
          await document.fonts.ready;
        },
        [theme, css],
      );
      await page.setViewportSize({ width: 360, height: 800 });
      await test.step(`axe, ${theme}`, () => axe(page, undefined, { only: COLOURS }));
      await expectLayout(page, 320);
    }
  });
}

test('A-03 M-04 every sample of every block on wider screens: no overflow, accessible at 1280 px', async ({ page }) => {
  await openFrame(page, frameAddress(together, FIRST));
  await expectLayout(page, 1280);
  await axe(page, undefined, MANY);
  await expectLayout(page, 768, 1920);
});

test('C-09 M-04 every sample of the dialog over the page, in every theme', async ({ page }) => {
  for (const sample of Object.keys(blocks[COVERS].samples)) {
    for (const theme of sample === 'complete' ? themeNames : [FIRST]) {
      await page.setViewportSize({ width: 360, height: 800 });
      await openFrame(page, frameAddress([COVERS], theme, sample));
      await expectLayout(page, 320, 360);
      await test.step(`${sample}, ${theme}`, () => axe(page));
    }
  }
});

for (const block of ALONE) {
  test(`A-03 M-04 every sample of ${block}, the first in every theme: no overflow, accessible`, async ({ page }) => {
    for (const [index, sample] of Object.keys(blocks[block as keyof typeof blocks].samples).entries()) {
      for (const theme of index === 0 ? themeNames : [FIRST]) {
        await page.setViewportSize({ width: 360, height: 800 });
        await openFrame(page, frameAddress([block], theme, sample));
        await test.step(`${sample}, ${theme}`, () => axe(page, undefined, MANY));
        await expectLayout(page, ...(theme === FIRST ? [320, 360, 1280] : [320]));
      }
    }
  });
}

test('A-03 the first sample of every block renders on one page', async ({ page }) => {
  await openFrame(page, frameAddress(['all'], 'terra'));
  await expect(page.getByRole('banner')).toHaveCount(2);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expectLayout(page, 360, 1280);
});

test.describe('the gallery', () => {
  test('A-03 finds a block by name, and shows its samples in a theme and at a width by keyboard alone', async ({
    page,
  }) => {
    await page.goto(directoryAddress);
    await page.getByRole('link', { name: 'Every block, in every theme and at every width' }).press('Enter');
    await expect(page.getByRole('status')).toHaveText(`${names.length} of ${names.length} blocks`);
    await axe(page);
    await page.getByRole('searchbox', { name: 'Name' }).pressSequentially('faq');
    await expect(page.getByRole('status')).toHaveText(`1 of ${names.length} blocks`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'FAQList' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${directoryAddress}${GALLERY}/FAQList`);
    await page.getByRole('navigation', { name: 'Theme' }).getByRole('link', { name: 'terra' }).press('Enter');
    await page.getByRole('navigation', { name: 'Width' }).getByRole('link', { name: '320 px' }).press('Enter');
    await expect(page).toHaveURL(directoryAddress + galleryAddress('FAQList', { theme: 'terra', width: 320 }));
    await expect(page.getByRole('link', { name: 'terra' })).toHaveAttribute('aria-current', 'true');
    await axe(page);
    for (const sample of Object.keys(blocks.FAQList.samples)) {
      const frame = page.locator(`iframe[title="FAQList, ${sample}"]`);
      await frame.scrollIntoViewIfNeeded();
      const html = frame.contentFrame().locator('html');
      await expect(html).toHaveAttribute('data-theme', 'terra');
      // The borders of the frame are outside.
      expect(await html.evaluate(() => window.innerWidth), sample).toBe(320);
    }
    const first = page.locator('iframe').first();
    await expect.poll(async () => (await first.boundingBox())?.height ?? 0).toBeLessThan(480);
    // The CSP allows only our scripts, and only the gallery may frame it.
    await first.contentFrame().locator('summary').first().press('Enter');
    await expect(first.contentFrame().getByText('Service enligt tillverkarens plan')).toBeVisible();
  });

  test('A-03 links and forms of a sample are inert', async ({ page }) => {
    const address = directoryAddress + frameAddress(['HeroBanner'], FIRST, 'search');
    await openFrame(page, frameAddress(['HeroBanner'], FIRST, 'search'));
    await page.getByRole('searchbox', { name: 'Sök bil' }).fill('volvo');
    await page.getByRole('button', { name: 'Sök', exact: true }).click();
    await expect(page).toHaveURL(address);
    await openFrame(page, frameAddress(['HeroBanner'], FIRST, 'white'));
    await page.getByRole('link', { name: 'Se bilarna' }).click();
    await expect(page).toHaveURL(directoryAddress + frameAddress(['HeroBanner'], FIRST, 'white'));
  });

  test('A-03 returns 404 for visitors and for unknown blocks', async ({ request }) => {
    for (const [host, path] of [
      ['car-store-se.localhost', GALLERY],
      ['car-store-se.localhost', frameAddress(['Blurb'], FIRST)],
      ['localhost', `${GALLERY}/Nothing`],
      ['localhost', frameAddress(['Nothing'], FIRST)],
      ['localhost', frameAddress(['Blurb'], FIRST, 'nothing')],
      ['localhost', `${GALLERY}/frame`],
    ] as const)
      expect((await requestHost(request, host, path)).status(), host + path).toBe(404);
    const policy =
      (await requestHost(request, 'localhost', frameAddress(['Blurb'], FIRST))).headers()['content-security-policy'] ??
      '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('A-03 finds blocks and changes theme and width', async ({ page }) => {
      await page.goto(directoryAddress + GALLERY);
      await page.getByRole('searchbox', { name: 'Name' }).fill('teaser');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('link', { name: 'SiteTeaser' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Blurb', exact: true })).toHaveCount(0);
      await page.getByRole('link', { name: 'SiteTeaser' }).click();
      await page.getByRole('link', { name: 'aurora' }).click();
      await page.getByRole('link', { name: '768 px' }).click();
      await expect(page).toHaveURL(directoryAddress + galleryAddress('SiteTeaser', { theme: 'aurora', width: 768 }));
      await expect(
        page.locator('iframe').first().contentFrame().getByRole('heading', { name: 'Hitta hit' }),
      ).toBeVisible();
    });
  });
});

test.describe('by keyboard alone, as in the ARIA Authoring Practices', () => {
  const name = (page: Page): Promise<string | null> =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
    );

  test('C-06 M-04 carousel: the pause button comes first, then those of the slides; focus on them pauses it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openFrame(page, frameAddress(['Carousel'], FIRST, 'three'));
    const carousel = page.getByRole('region', { name: 'Bildspel' });
    await expect(carousel.getByRole('button', { name: 'Pausa bildspelet' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await name(page)).toBe('Pausa bildspelet');
    await page.keyboard.press('Space');
    expect(await name(page)).toBe('Spela bildspelet');
    await page.keyboard.press('Enter');
    expect(await name(page)).toBe('Pausa bildspelet');
    await page.keyboard.press('Tab');
    expect(await name(page)).toBe('Bild 1 av 3');
    await expect(carousel.getByRole('button', { name: 'Spela bildspelet' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(carousel.getByRole('button', { name: 'Bild 2 av 3' })).toHaveAttribute('aria-current', 'true');
    await expect(carousel.getByRole('listitem', { name: 'Bild 2 av 3' })).not.toHaveAttribute('inert');
    await page.keyboard.press('Tab');
    for (const [label, shown] of [
      ['Föregående bild', 'Bild 1 av 3'],
      ['Nästa bild', 'Bild 2 av 3'],
    ] as const) {
      await page.keyboard.press('Tab');
      expect(await name(page)).toBe(label);
      await page.keyboard.press('Space');
      await expect(carousel.getByRole('button', { name: shown })).toHaveAttribute('aria-current', 'true');
    }
    // Hidden slides do not take the focus.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-label'))).toBe(
      'Bild 2 av 3',
    );
  });

  test('C-10 M-04 disclosure: Enter and Space open and close', async ({ page }) => {
    await openFrame(page, frameAddress(['FAQList'], FIRST, 'wide'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const panel = page.getByText('Service enligt tillverkarens plan');
    for (const [key, visible] of [
      ['Enter', true],
      ['Space', false],
      ['Space', true],
      ['Enter', false],
    ] as const) {
      await page.keyboard.press(key);
      await expect(panel).toBeVisible({ visible });
    }
    await page.keyboard.press('Tab');
    expect(await name(page)).toBe('Vad händer om jag kör för långt?');
  });

  test('C-09 M-04 dialog: it takes and traps the focus; Escape does not close it', async ({ page }) => {
    await openFrame(page, frameAddress(['DisclaimerModal'], FIRST, 'complete'));
    const dialog = page.getByRole('dialog', { name: 'Endast för handlare' });
    await expect(dialog.getByRole('button', { name: 'Jag är handlare' })).toBeFocused();
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('link', { name: 'Till bilarna för alla' })).toBeFocused();
    // Also with the focus outside of the dialog.
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('link', { name: 'Till bilarna för alla' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  test('C-21 M-04 full-screen gallery: opens, moves, traps the focus, closes and returns the focus', async ({
    page,
  }) => {
    await openFrame(page, frameAddress(['Gallery'], FIRST, 'four'));
    const second = page.getByRole('link', { name: 'Visa i helskärm: estate' });
    await second.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Bilder från hallen' });
    await expect(dialog.getByText('Bild 2 av 4')).toBeVisible();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    for (const [key, shown] of [
      ['ArrowRight', 3],
      ['ArrowRight', 4],
      ['ArrowRight', 1],
      ['ArrowLeft', 4],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dialog.getByText(`Bild ${shown} av 4`)).toBeVisible();
    }
    for (let index = 0; index < 5; index += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(second).toBeFocused();
  });

  test('C-25 M-04 date picker: arrow, Home, End and page keys; Enter selects, Escape closes', async ({ page }) => {
    await openFrame(page, frameAddress(['DatePicker'], FIRST, 'complete'));
    const opener = page.getByRole('button', { name: 'Öppna kalendern' });
    const day = page.locator('input[type=hidden][name=date]');
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Kalender' });
    await expect(dialog).toBeVisible();
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
    await expect.poll(focused).toMatch(/\d{4}/);
    const today = await focused();
    const press = async (keys: readonly string[]): Promise<void> => {
      for (const key of keys) {
        const before = await focused();
        await page.keyboard.press(key);
        await expect.poll(focused, key).not.toBe(before);
      }
    };
    await press(['ArrowRight', 'ArrowDown', 'PageDown']);
    // The first and last day of a month.
    for (const [key, end] of [
      ['End', /(?:^|\D)(?:28|29|30|31) /],
      ['Home', /(?:^|\D)1 /],
    ] as const) {
      // Repeated, as the grid may still be rendering the month; at its end the key has no further effect.
      await expect(async () => {
        await page.keyboard.press(key);
        await expect.poll(focused, { message: key, timeout: 1_000 }).toMatch(end);
      }).toPass();
    }
    await press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'PageDown', 'PageUp']);
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(day).toHaveValue('');
    await page.keyboard.press('Space');
    await expect.poll(focused).toBe(today);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(day).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    await expect(page.getByRole('status')).toHaveText(/\d{4}/);
    await expect(opener).toBeFocused();
  });

  test('B-11 M-04 share menu: a button opens a list, Escape and leaving it close it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await openFrame(page, frameAddress(['SocialMedia'], FIRST, 'share alone'));
    const button = page.getByRole('button', { name: 'Dela' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await axe(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('D-02 M-04 chips: links in a named group, the current one is marked', async ({ page }) => {
    await openFrame(page, frameAddress(['StoriesIndex'], FIRST, 'two columns'));
    const chips = page.getByRole('navigation', { name: 'Välj ämne' });
    await expect(chips.getByRole('link', { name: 'Visa alla' })).toHaveAttribute('aria-current', 'true');
    await chips.getByRole('link', { name: 'Visa alla' }).focus();
    await page.keyboard.press('Tab');
    await expect(chips.getByRole('link', { name: 'Elbil' })).toBeFocused();
  });
});

test.describe('by pointer', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [block, width] of [
    ['HeroBanner', 1280],
    ['HeroBanner', 360],
    ['CTABanner', 1280],
  ] as const) {
    test(`C-28 M-04 film of ${block} at ${width} px: paused and played again where its buttons are seen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openFrame(page, frameAddress([block], FIRST, 'film'));
      const paused = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused);
      const stage = page.locator('[data-sample]');
      const first = await stage.getByRole('button', { name: /^(Pausa|Spela) filmen$/ }).getAttribute('aria-label');
      await stage.getByRole('button', { name: first ?? '' }).click();
      await expect(
        stage.getByRole('button', { name: first === 'Pausa filmen' ? 'Spela filmen' : 'Pausa filmen' }),
      ).toBeVisible();
      expect(await paused()).toBe(first === 'Pausa filmen');
    });
  }

  test('C-06 M-04 carousel: paused by its button it stays paused, wherever the pointer is', async ({ page }) => {
    await openFrame(page, frameAddress(['Carousel'], FIRST, 'three'));
    const carousel = page.getByRole('region', { name: 'Bildspel' });
    await carousel.getByRole('button', { name: 'Pausa bildspelet' }).click();
    await carousel.getByRole('list').hover();
    await page.mouse.move(2, 790);
    await carousel.getByRole('button', { name: 'Bild 3 av 3' }).hover();
    await page.mouse.move(2, 790);
    await expect(carousel.getByRole('button', { name: 'Spela bildspelet' })).toBeVisible();
    await expect(carousel.getByRole('button', { name: 'Bild 1 av 3' })).toHaveAttribute('aria-current', 'true');
  });
});
