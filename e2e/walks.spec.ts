import type { Route } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { CarList } from './pages/carList';

/** Number of random walks; `WALKS=50` for a longer run. */
const WALKS = Number(process.env.WALKS ?? 3);
const STEPS = 4;
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
  total: number;
  shown: string[];
  chosen: string[];
}

async function stageOf(list: CarList): Promise<Stage> {
  await expect(list.results).toHaveAttribute('aria-busy', 'false');
  const { page } = list;
  return {
    address: `${new URL(page.url()).pathname}${new URL(page.url()).search}`,
    total: await list.total(),
    shown: await list.addresses(),
    chosen: (
      await list.panel
        .getByRole('checkbox', { checked: true })
        .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value') ?? ''))
    ).toSorted(),
  };
}

/** Selects a choice that leaves some cars, or removes one; null if the group has no more choices. */
async function step(list: CarList, pick: (below: number) => number): Promise<boolean> {
  const group = GROUPS[pick(GROUPS.length)] ?? '';
  const open = (await list.choices(group)).filter(({ count }) => count > 0).slice(0, 4);
  const choice = open[pick(Math.max(open.length, 1))];
  if (!choice) return false;
  const before = list.page.url();
  await choice.box.click();
  await expect.poll(() => list.page.url()).not.toBe(before);
  return true;
}

for (let walk = 1; walk <= WALKS; walk += 1) {
  test(`F-03 walk ${walk}: as many steps back as there were, as many forward, each state as it was`, async ({
    page,
  }) => {
    const list = new CarList(page);
    const pick = chance(walk);
    await list.open();
    const stages = [await stageOf(list)];
    for (let taken = 0; taken < STEPS; taken += 1) {
      if (!(await step(list, pick))) continue;
      await expect(list.results).toHaveAttribute('aria-busy', 'false');
      stages.push(await stageOf(list));
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
