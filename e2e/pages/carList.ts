import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from '../kit/fixtures';
import { listAddress } from '../kit/stock';

const numbers = new Intl.NumberFormat('sv-SE');

/** '1 bil', '3 060 bilar'; Playwright's expectations treat all kinds of spaces as equal. */
export const cars = (count: number): string => `${numbers.format(count)} ${count === 1 ? 'bil' : 'bilar'}`;

/** A choice of the filter panel, parsed from its name. */
export interface Choice {
  value: string;
  count: number;
  box: Locator;
}

/** Page object of the Swedish car list. */
export class CarList {
  readonly page: Page;
  readonly results: Locator;
  readonly panel: Locator;
  /** The displayed size of the list: '3 060 bilar'. */
  readonly count: Locator;
  readonly search: Locator;
  readonly sort: Locator;
  /** The selected filters, without the query text. */
  readonly chips: Locator;
  /** The section about how the query text was understood. */
  readonly reading: Locator;
  readonly more: Locator;
  readonly cards: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.results = main.getByRole('region', { name: 'Sökresultat' });
    this.panel = main.getByRole('complementary', { name: 'Filter' });
    this.count = main.getByRole('status').first();
    this.search = main.getByLabel('Sök bland bilarna', { exact: true });
    this.sort = main.getByRole('combobox', { name: 'Sortera' });
    this.chips = main.getByRole('list', { name: 'Valda filter' });
    this.reading = main.getByRole('region', { name: 'Så tolkade vi din sökning' });
    this.more = main.getByRole('link', { name: 'Visa fler' });
    this.cards = this.results.getByRole('article');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(listAddress('car-store-se', query));
    await hydrated(this.page);
  }

  async shows(count: number): Promise<void> {
    await expect(this.count).toHaveText(cars(count));
    await this.isComplete();
  }

  /** Cards out of sight are rendered a frame after those in view; a page that is still loading has fewer cards. */
  async isComplete(): Promise<void> {
    await this.page.waitForLoadState('domcontentloaded');
    await expect(this.results.locator('ul > li:is(:empty, .unseen)')).toHaveCount(0);
  }

  /** The displayed number of cars, once the list has settled. */
  async total(): Promise<number> {
    await expect(this.count).toHaveText(/\d bil(ar)?$/);
    return numberIn(await this.count.innerText());
  }

  group = (name: string): Locator => this.panel.getByRole('group', { name, exact: true });

  /** The choices of a group in their order, without children, including those without cars. */
  async choices(name: string): Promise<Choice[]> {
    // Counts of groups out of sight are rendered a frame after the list.
    await expect(this.panel.locator('[aria-busy=true]')).toHaveCount(0);
    const boxes = await this.group(name).getByRole('checkbox').all();
    const read = await Promise.all(
      boxes.map(async (box) => ({ ...(await readChoice(box)), child: (await box.inputValue()).includes('>') })),
    );
    return read.filter(({ child }) => !child);
  }

  /** A choice with some of the cars, but not all. */
  async narrowing(name: string, index = 0): Promise<Choice> {
    const total = await this.total();
    const found = (await this.choices(name)).filter(({ count }) => count > 0 && count < total)[index];
    if (!found) throw new Error(`Nothing in ${name} narrows the list.`);
    return {
      ...found,
      box: this.group(name).getByRole('checkbox', { name: new RegExp(`^${escaped(found.value)}, [\\d\\s]+ bil`) }),
    };
  }

  bound = (name: string): Locator => this.panel.getByRole('textbox', { name, exact: true });

  /** The displayed prices, by which the list is sorted. */
  async prices(): Promise<number[]> {
    await this.isComplete();
    const texts = await this.cards.evaluateAll((cards) =>
      cards.map(
        (card) => [...card.querySelectorAll('strong')].find((one) => !one.closest('[popover]'))?.textContent ?? '',
      ),
    );
    return texts.map(numberIn);
  }

  chip = (text: string | RegExp): Locator => this.chips.getByRole('button', { name: text });

  /** The addresses of the cars in the list. */
  addresses = async (): Promise<string[]> => {
    await this.isComplete();
    return this.cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  };
}

export async function readChoice(box: Locator): Promise<Choice> {
  const name = (await box.getAttribute('aria-label')) ?? '';
  const [, value = '', count = ''] = /^(.*), ([\d\s]+) bil(?:ar)?$/.exec(name) ?? [];
  return { value, count: numberIn(count), box };
}

const numberIn = (text: string): number => Number(text.replace(/\D/g, ''));

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
