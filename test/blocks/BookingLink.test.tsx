/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { bookingLinkSamples } from '@/blocks/BookingLink/BookingLink.sample';
import { bookingLinkSchema } from '@/blocks/BookingLink/BookingLink.schema';
import { BookingLink } from '@/blocks/BookingLink/BookingLink.view';
import { failed, ok } from '@/errors/result';
import type { WorkshopPort } from '@/ports/workshop.port';
import { StoreProvider } from '@/store/StoreProvider';
import { FrameContextProvider } from '@/blocks/FrameContext';
import { siteByName } from '@/sites/sites';
import { fakeAddress, fakePorts } from '@test/kit/fakePorts';
import { InSite, pageStateOf } from '@test/blocks/shell/kit';
import { aBookingView, DAYS } from '../features/booking-link/bookingLinkKit';
import { lendBrowser, neverSeen } from '../features/viewKit';
import { InTexts } from '../ui/inTexts';

const PAGE = '/service-och-verkstad/min-bokning';
const TOKEN = 't'.repeat(43);
const block = (given: unknown = bookingLinkSamples.complete, report?: (what: string) => void) => (
  <BookingLink {...bookingLinkSchema.validateSync(given, { context: { report } })} />
);

beforeAll(() => {
  lendBrowser();
  neverSeen();
});

/** The page of a link, with this service behind it. */
async function open(workshop: Partial<WorkshopPort> = {}) {
  const site = siteByName('car-store-se');
  const [language] = site.languages;
  const see = jest.fn(workshop.see ?? (async () => ok(aBookingView())));
  const ports = fakePorts({
    address: fakeAddress(`${PAGE}#${TOKEN}`),
    workshop: { timesFor: async () => ok(DAYS), ...workshop, see },
  });
  render(
    <InTexts>
      <StoreProvider pageState={pageStateOf(site, language, PAGE)} stateId="one" ports={() => ports}>
        <FrameContextProvider site={site} language={language}>
          {block()}
        </FrameContextProvider>
      </StoreProvider>
    </InTexts>,
  );
  await waitFor(() => expect(see).toHaveBeenCalled());
  await act(async () => {
    await Promise.resolve();
  });
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the block BookingLink', () => {
  it.each(Object.keys(bookingLinkSamples))('A-03 shows its sample %p on the server', (sample) => {
    expect(renderToString(<InSite>{block(bookingLinkSamples[sample])}</InSite>)).not.toMatch(
      /\bundefined\b|\bnull\b|\[object Object\]|\bNaN\b/,
    );
  });

  it('A-03 without fields logs it', () => {
    const reports: string[] = [];
    renderToString(<InSite>{block({}, (what) => reports.push(what))}</InSite>);
    expect(reports).toEqual(['No fields provided for BookingLink component']);
  });
});

describe('the booking of a link', () => {
  it('J-07 shows time, place and services, until when it may change, and the telephone number', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Din tid är bokad' })).toBeVisible();
    for (const expected of [
      'tisdag 1 december kl. 10:30',
      'Volvo V60',
      'Liten service',
      'Du kan ändra eller avboka till måndag 30 november kl. 12:00.',
    ])
      expect(screen.getByText((text) => text.replaceAll('\u00a0', ' ') === expected)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ring verkstaden, 08-465 004 01' })).toHaveAttribute(
      'href',
      'tel:0846500401',
    );
    expect(screen.getByRole('link', { name: /^Vägbeskrivning/ })).toHaveAttribute(
      'href',
      expect.stringContaining('Kista'),
    );
  });

  it('J-07 moves: a day, a time, a yes', async () => {
    await open({ move: async ({ to }) => ok(aBookingView({ timeSlot: to.timeSlot })) });
    await press('Ändra tid');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Dag' }), '2026-12-04');
    await press('13:00');
    await press(/^Flytta till fredag.4.december kl\. 13:00$/);
    expect(await screen.findByText(/^Klart, din nya tid är bokad/)).toBeVisible();
    expect(screen.getByText((text) => text.replaceAll('\u00a0', ' ') === 'fredag 4 december kl. 13:00')).toBeVisible();
  });

  it('J-07 an all-day slot shows when to leave the car', async () => {
    await open();
    await press('Ändra tid');
    const times = await screen.findByRole('list', { name: /^torsdag/ });
    expect(
      within(times)
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['torsdag 3 december, lämna bilen före kl. 08:00', '09:00', '10:30']);
  });

  it('J-11 reports a lost time next to the free times', async () => {
    await open({ move: async () => failed('SLOT_TAKEN') });
    await press('Ändra tid');
    await userEvent.click(await screen.findByRole('button', { name: '09:00' }));
    await press(/^Flytta till/);
    expect(await screen.findByText('Tiden är inte tillgänglig, vänligen välj en annan tid')).toBeVisible();
    expect(await screen.findByRole('combobox', { name: 'Dag' })).toBeVisible();
  });

  it('J-07 cancels after a confirmation that takes the focus', async () => {
    await open({ cancel: async () => ok(aBookingView({ status: 'cancelled', isChangeable: false })) });
    await press('Avboka');
    expect(screen.getByRole('heading', { name: 'Vill du avboka tiden?' })).toHaveFocus();
    await press('Ja, avboka');
    expect(await screen.findByRole('heading', { level: 2, name: 'Bokningen är avbokad' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Boka en ny tid' })).toHaveAttribute(
      'href',
      '/service-och-verkstad/boka-bilverkstad',
    );
    expect(screen.queryByRole('button', { name: 'Ändra tid' })).toBeNull();
  });

  it('J-07 past its deadline it is shown, with the workshop’s number', async () => {
    await open({ see: async () => ok(aBookingView({ isChangeable: false })) });
    expect(await screen.findByText(/^Det är för nära inpå/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Avboka' })).toBeNull();
  });

  it('J-11 an invalid link shows a message', async () => {
    await open({ see: async () => failed('BOOKING_NOT_FOUND') });
    expect(await screen.findByText('Bokningen finns inte. Kontrollera att hela länken kom med.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
  });
});
