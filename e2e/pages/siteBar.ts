import { expect, type Locator, type Page } from '@playwright/test';

/** Page object of the bar of a site. */
export class SiteBar {
  readonly page: Page;
  readonly bar: Locator;
  readonly menu: Locator;
  readonly items: Locator;
  /** Opens the sheet of narrow screens. */
  readonly button: Locator;

  constructor(page: Page, { name = 'Huvudmeny' } = {}) {
    this.page = page;
    this.bar = page.getByRole('banner');
    this.menu = this.bar.getByRole('navigation', { name });
    this.items = this.menu.locator('[data-entry]');
    this.button = this.bar.locator('summary');
  }

  toggle = (name: string): Locator => this.menu.getByRole('button', { name });

  link = (name: string): Locator => this.menu.getByRole('link', { name, exact: true });

  async isOpen(name: string, open = true): Promise<void> {
    await expect(this.toggle(name)).toHaveAttribute('aria-expanded', String(open));
  }
}
