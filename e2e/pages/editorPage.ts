import { expect, type Locator, type Page } from '@playwright/test';
import { siteAddress } from '../kit/addresses';

/** The demo mode's secret; `SITECORE_EDITING_SECRET` overrides it. */
export const EDITING_SECRET = process.env.SITECORE_EDITING_SECRET ?? 'forecourt-demo-editing-secret';

/** Page object of an editor's page of the Swedish car store. */
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

  /** Signs in by the form. */
  async open(): Promise<void> {
    await this.page.goto(`${siteAddress('car-store-se')}/api/editing/open?route=${this.path}`);
    await this.page.getByLabel(/Ditt namn/).fill('Eva');
    await this.page.getByLabel('Hemligheten för redigering').fill(EDITING_SECRET);
    await this.page.getByRole('button', { name: 'Öppna sidan' }).click();
    await this.page.waitForURL(this.address);
    await expect(this.bar).toBeVisible();
  }

  /** The button over a field where the page shows it. */
  field(field: string, text: string | RegExp = ''): Locator {
    return this.page.getByRole('button', { name: typeof text === 'string' ? `Ändra ${field}: ${text}` : text }).first();
  }

  /** Waits for a text in the bar: the last action before the dot, then the number of waiting changes. */
  state(text: string | RegExp): Promise<void> {
    return expect(this.bar.getByRole('status')).toContainText(text);
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Spara', exact: true }).click();
    await this.state('Sparat som utkast · ');
  }

  /** Publishes the editor's own changes of the page. It exists only in Swedish, which the dialog mentions. */
  async publish(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Publicera' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Publicera ändringar' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'English' })).toBeVisible();
    await dialog.getByRole('button', { name: /^Publicera \d+ ändring/ }).click();
    await this.state('Publicerat · Inga opublicerade ändringar');
  }
}
