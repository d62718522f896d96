import { expect, type Locator, type Page } from '@playwright/test';
import { siteAddress } from '../kit/addresses';

/** Of the demo mode; `SITECORE_EDITING_SECRET` says another. */
export const EDITING_SECRET = process.env.SITECORE_EDITING_SECRET ?? 'forecourt-demo-editing-secret';

/** A page of the Swedish car store in the hands of its editor. */
export class EditorPage {
  readonly bar: Locator;

  constructor(
    readonly page: Page,
    readonly path: string,
  ) {
    this.bar = page.getByRole('region', { name: 'Redigering' });
  }

  get address(): string {
    return siteAddress('car-store-se') + this.path;
  }

  /** By the form, as an editor does. */
  async open(): Promise<void> {
    await this.page.goto(`${siteAddress('car-store-se')}/api/editing/open?route=${this.path}`);
    await this.page.getByLabel(/Ditt namn/).fill('Eva');
    await this.page.getByLabel('Hemligheten för redigering').fill(EDITING_SECRET);
    await this.page.getByRole('button', { name: 'Öppna sidan' }).click();
    await this.page.waitForURL(this.address);
    await expect(this.bar).toBeVisible();
  }

  /** The button over a field where the page shows it. */
  place(field: string, words: string | RegExp = ''): Locator {
    return this.page
      .getByRole('button', { name: typeof words === 'string' ? `Ändra ${field}: ${words}` : words })
      .first();
  }

  /** Waits for words in the bar; what was done stands before the dot, and once the page shows it, what waits behind it. */
  state(words: string | RegExp): Promise<void> {
    return expect(this.bar.getByRole('status')).toContainText(words);
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Spara', exact: true }).click();
    await this.state('Sparat som utkast · ');
  }

  /** The page is in Swedish alone: its editor hears of that first, and publishes all the same. */
  async publish(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Publicera' }).click();
    const hints = this.page.getByRole('dialog', { name: 'Innan du publicerar' });
    await expect(hints.getByRole('listitem').filter({ hasText: 'English' })).toBeVisible();
    await hints.getByRole('button', { name: 'Publicera ändå' }).click();
    await this.state('Publicerat · Inga opublicerade ändringar');
  }
}
