import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from '../kit/fixtures';

/** Page object of a car's page on a Swedish site. */
export class CarPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly gallery: Locator;
  readonly strip: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.heading = main.getByRole('heading', { level: 1 });
    this.gallery = main.getByRole('region', { name: /^Bilder på/ });
    this.strip = this.gallery.getByRole('list').first();
    this.back = main.getByRole('link', { name: 'Till alla bilar' });
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await hydrated(this.page);
  }

  /** The part of the page under a heading of the second level. */
  section = (name: string): Locator =>
    this.page
      .getByRole('main')
      .locator('section')
      .filter({ has: this.page.getByRole('heading', { level: 2, name, exact: true }) });

  /** The term and description of a row of details: 'Första registrering' and its date. */
  detail = (name: string): Locator =>
    this.page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: this.page.getByRole('term').getByText(name, { exact: true }) })
      .getByRole('definition');

  async showsPicture(number: number): Promise<void> {
    await expect(this.gallery.getByRole('button', { name: `Bild ${number} av` })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(
      this.strip
        .getByRole('listitem')
        .nth(number - 1)
        .getByRole('img'),
    ).toBeInViewport({ ratio: 0.9 });
  }
}
