import type { Route } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { CarList, cars } from './pages/carList';

/**
 * Random walks and the steps of each; a longer run is `WALKS=50 STEPS=20`. The seed of a walk is in its title: `SEED=7
 * WALKS=1` takes that walk again.
 */
const WALKS = Number(process.env.WALKS ?? 3);
const STEPS = Number(process.env.STEPS ?? 6);
const SEED = Number(process.env.SEED ?? 1);
const GROUPS = ['Märke och modell', 'Drivmedel', 'Karosstyp'];
const SEARCH = '**/api/search';

/** Pseudo-random numbers, the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
    return (((state >>> 8) % below) + below) % below;
  };
}

interface Stage {
  address: string;
  title: string;
  heading: string;
  sort: string;
  total: number;
  shown: string[];
  chosen: string[];
}

const plain = (text: string): string => text.replace(/\s/g, ' ');

/** Nothing is wider than the window, and cards of a row stand next to each other, on one line. */
const layoutErrors = (list: CarList): Promise<string[]> =>
  list.page.evaluate(() => {
    const errors: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) errors.push(`the page is ${scrollWidth - clientWidth} px wider than the window`);
    const boxes = [...document.querySelectorAll('.cards > ul > li:has(article)')].map((card) =>
      card.getBoundingClientRect(),
    );
    for (const [index, box] of boxes.entries()) {
      const before = boxes[index - 1];
      if (!before) continue;
      const isSameRow = Math.abs(before.top - box.top) < 1;
      if (isSameRow && box.left < before.right) errors.push(`card ${index} covers the one before it`);
      if (!isSameRow && box.top < before.bottom) errors.push(`card ${index} begins above the end of the row before`);
    }
    return errors;
  });

/** What has the focus, for a visitor without a mouse: never the page as a whole. */
const hasFocus = (list: CarList): Promise<boolean> =>
  list.page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

async function stageOf(list: CarList): Promise<Stage> {
  await expect(list.results).toHaveAttribute('aria-busy', 'false');
  const { page } = list;
  const total = await list.total();
  // Written after the cards are painted.
  await expect.poll(async () => plain(await page.title())).toContain(`, ${plain(cars(total))}`);
  return {
    address: `${new URL(page.url()).pathname}${new URL(page.url()).search}`,
    title: await page.title(),
    heading: await page.getByRole('heading', { level: 1 }).innerText(),
    sort: await list.sort.inputValue(),
    total,
    shown: await list.addresses(),
    chosen: (
      await list.panel
        .getByRole('checkbox', { checked: true })
        .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value') ?? ''))
    ).toSorted(),
  };
}

type Step = (list: CarList, pick: (below: number) => number) => Promise<boolean>;

/** Selects a choice that leaves some cars, or removes one; false if the group has no more choices. */
const chooseValue: Step = async (list, pick) => {
  const group = GROUPS[pick(GROUPS.length)] ?? '';
  const open = (await list.choices(group)).filter(({ count }) => count > 0).slice(0, 4);
  const choice = open[pick(Math.max(open.length, 1))];
  if (!choice) return false;
  const before = list.page.url();
  await choice.box.click();
  await expect.poll(() => list.page.url()).not.toBe(before);
  return true;
};

/** Another order of the cars. */
const chooseSort: Step = async (list, pick) => {
  const now = await list.sort.inputValue();
  const values = await list.sort
    .locator('option:enabled')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  const others = values.filter((value) => value !== now);
  const before = list.page.url();
  await list.sort.focus();
  await list.sort.selectOption(others[pick(others.length)] ?? '');
  await expect.poll(() => list.page.url()).not.toBe(before);
  return true;
};

/** Removes a filter by its chip. */
const removeChip: Step = async (list, pick) => {
  const chips = await list.chips.getByRole('button', { name: /^Ta bort / }).all();
  const chip = chips[pick(Math.max(chips.length, 1))];
  if (!chip) return false;
  const before = list.page.url();
  await chip.click();
  await expect.poll(() => list.page.url()).not.toBe(before);
  return true;
};

/** To a car and back: the same list, with the focus on its card. */
const visitCar: Step = async (list, pick) => {
  const stage = await stageOf(list);
  const link = list.cards
    .nth(pick(Math.min(stage.shown.length, 12)))
    .getByRole('link')
    .first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(list.results).toHaveCount(0);
  await list.page.goBack();
  await expect.poll(() => stageOf(list)).toEqual(stage);
  await expect(list.results.locator(`a[href="${address}"]`)).toBeFocused();
  return false;
};

const STEPS_OF_WALK: readonly Step[] = [chooseValue, chooseValue, chooseValue, chooseSort, removeChip, visitCar];

for (let seed = SEED; seed < SEED + WALKS; seed += 1) {
  test(`F-03 walk ${seed}: as many steps back as there were, as many forward, each state as it was`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + STEPS * 15_000);
    const list = new CarList(page);
    const pick = chance(seed);
    await list.open();
    const stages = [await stageOf(list)];
    for (let taken = 0; taken < STEPS; taken += 1) {
      const step = STEPS_OF_WALK[taken === 0 ? 0 : pick(STEPS_OF_WALK.length)] ?? chooseValue;
      const isNew = await step(list, pick);
      await expect(list.results).toHaveAttribute('aria-busy', 'false');
      if (isNew) stages.push(await stageOf(list));
      await list.isComplete();
      expect(await layoutErrors(list)).toEqual([]);
      expect(await hasFocus(list)).toBe(true);
    }
    expect(stages.length).toBeGreaterThan(1);
    for (let index = stages.length - 2; index >= 0; index -= 1) {
      await page.goBack();
      await expect.poll(() => stageOf(list)).toEqual(stages[index]);
    }
    for (let index = 1; index < stages.length; index += 1) {
      await page.goForward();
      await expect.poll(() => stageOf(list)).toEqual(stages[index]);
    }
  });
}

test('P07 responses in reverse order, one of them lost: the list is always that of the last request', async ({
  page,
  guard,
}) => {
  guard.expect(/Failed to load resource/);
  const list = new CarList(page);
  await list.open();
  const chosen = [
    await list.narrowing(GROUPS[0] ?? '', 0),
    await list.narrowing(GROUPS[0] ?? '', 1),
    await list.narrowing(GROUPS[0] ?? '', 2),
  ];
  const held: Route[] = [];
  await page.route(SEARCH, (route) => void held.push(route));
  for (const [index, { box }] of chosen.entries()) {
    await box.check();
    await expect.poll(() => held.length).toBe(index + 1);
  }
  const [first, second, last] = held;
  // The newest request is answered first, the previous one fails, the oldest is answered last.
  await last?.continue();
  await list.shows(chosen.reduce((sum, { count }) => sum + count, 0));
  const shown = await list.addresses();
  // The page may have aborted the request already.
  await Promise.allSettled([second?.abort(), first?.continue()]);
  await expect(list.results).toHaveAttribute('aria-busy', 'false');
  expect(await list.addresses()).toEqual(shown);
  await list.shows(chosen.reduce((sum, { count }) => sum + count, 0));
  for (const { box } of chosen) await expect(box).toBeChecked();
});

test('F-03 a landing page stays in the address while its cars are narrowed, and is found again on the way back', async ({
  page,
}) => {
  const list = new CarList(page);
  await page.goto('/kop-bil/biltyp/suv');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Suvar i lager');
  await expect(list.results).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('button', { name: /^Jämför / }).first()).toBeVisible();
  const everything = await stageOf(list);
  const fuel = await list.narrowing('Drivmedel');
  await fuel.box.check();
  await list.shows(fuel.count);
  await expect(page).toHaveURL(/\/kop-bil\/biltyp\/suv\?car_fuel=/);
  await list.chips.getByRole('button', { name: 'Ta bort SUV' }).click();
  await expect(page).toHaveURL(/\/kop-bil\/alla-bilar-i-lager\?car_fuel=/);
  await expect(heading).toHaveText(/^Bilar i lager: /);
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText('Suvar i lager');
  await expect.poll(() => stageOf(list)).toEqual(everything);
});

test('F-06 cars are put together from their cards, by keyboard, and stay together on another page', async ({
  page,
}) => {
  const list = new CarList(page);
  await list.open();
  const compare = list.cards.nth(0).getByRole('button', { name: /^Jämför / });
  await compare.focus();
  await page.keyboard.press('Enter');
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await list.cards
    .nth(1)
    .getByRole('button', { name: /^Nästa bild/ })
    .click();
  await expect(list.cards.nth(1).getByRole('img')).toHaveCount(1);
  await page.reload();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/alla-bilar-i-lager$/);
});
