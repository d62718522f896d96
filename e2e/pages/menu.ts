import type { Locator, Page } from '@playwright/test';

/** Page object of the menu of a Swedish site. */
export class Menu {
  readonly page: Page;
  readonly bar: Locator;
  readonly navigation: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bar = page.getByRole('banner');
    this.navigation = page.getByRole('navigation', { name: 'Huvudmeny' });
  }

  link = (name: string): Locator => this.navigation.getByRole('link', { name, exact: true }).filter({ visible: true });

  /** The button that opens the list below an entry. */
  toggle = (name: string): Locator =>
    this.navigation.getByRole('button', { name, exact: true }).filter({ visible: true });

  /** On a wide screen: opens an entry's list and follows a link in it. */
  async choose(entry: string, name: string): Promise<void> {
    await this.toggle(`Visa mer under ${entry}`).click();
    await this.link(name).click();
  }

  /** Opens the languages of the page by the button with the current one: 'Språk: Svenska'. */
  async speak(now: RegExp, language: string): Promise<void> {
    await this.bar.getByRole('button', { name: now }).click();
    await this.bar.getByRole('link', { name: language, exact: true }).click();
  }
}
