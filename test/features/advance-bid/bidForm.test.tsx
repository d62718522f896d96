/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { advanceBidFeature } from '@/features/advance-bid/advanceBid.feature';
import { advanceBidActions } from '@/features/advance-bid/advanceBid.slice';
import { focusBidder } from '@/features/advance-bid/components/focusBidder';
import { QuickBid } from '@/features/advance-bid/components/QuickBid';
import { BidSection } from '@/features/advance-bid/components/BidSection';
import { lendBrowser, show } from '../viewKit';
import { AUCTION, DRAFT, LOT } from './advanceBidKit';

beforeAll(lendBrowser);

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');
const open = async () => {
  await act(async () => {
    await import('@/features/advance-bid/components/AdvanceBidForm');
  });
  const lot = {
    ...LOT,
    car_estimate_low: 80_000,
    car_estimate_high: 100_000,
    car_bids_end: '2099-11-24T18:40:00.000Z',
  };
  const view = (
    <>
      <QuickBid car={lot} />
      <BidSection car={lot} />
    </>
  );
  const shown = show(view, {
    cars: [lot],
    features: [advanceBidFeature],
    context: { auction: AUCTION },
  });
  const field = await screen.findByLabelText('Ditt högsta bud');
  return { ...shown, field, sum: () => plain(document.querySelector('form output')) };
};

describe('the amount of an advance bid', () => {
  it('H-02 is the first bid to begin with, and is raised by steps in the form, which the one next to the price follows', async () => {
    const { field, sum } = await open();
    const quick = screen.getByLabelText('Ditt bud');
    expect([quick, field].map((one) => spaced((one as HTMLInputElement).value))).toEqual(['25 000', '25 000']);
    expect(sum()).toBe('Slutsumma vid 25 000 kr: 27 990 kr inkl. avgift.');
    const raises = within(screen.getByRole('form')).getAllByRole('button', { name: /^\+/ });
    expect(raises.map(plain)).toEqual(['+500 kr', '+1 000 kr', '+2 500 kr']);
    await userEvent.click(raises[1] ?? quick);
    expect([quick, field].map((one) => spaced((one as HTMLInputElement).value))).toEqual(['26 000', '26 000']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('H-02 that was chosen goes along to the form, where the name is asked, without an error', async () => {
    await open();
    render(
      <a href="#advance-bid" onClick={focusBidder}>
        Lägg bud
      </a>,
    );
    const link = screen.getByRole('link', { name: 'Lägg bud' });
    // Opens a tab of its own.
    fireEvent.click(link, { ctrlKey: true });
    await new Promise((resolve) => void requestAnimationFrame(resolve));
    expect(screen.getByLabelText('Namn')).not.toHaveFocus();
    fireEvent.click(link);
    await waitFor(() => expect(screen.getByLabelText('Namn')).toHaveFocus());
    expect(document.querySelector('[aria-invalid=true], [role=alert]')).toBeNull();
  });

  it('H-02 between two steps has the sum of the next bid up, and one press changes to it', async () => {
    const { field, sum } = await open();
    await userEvent.clear(field);
    await userEvent.type(field, '95500');
    expect(sum()).toBe('Slutsumma vid 96 000 kr: 99 990 kr inkl. avgift.');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: /^Ändra till 96\s000\skr$/ }));
    expect(field).toHaveValue('96\u00a0000');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Ändra till/ })).toBeNull();
    expect(field).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('H-02 is chosen next to the price, in steps of the auction and with its sum, and stands in the form', async () => {
    const { field, sum } = await open();
    const quick = screen.getByLabelText('Ditt bud');
    await userEvent.clear(quick);
    await userEvent.type(quick, '60000');
    expect(field).toHaveValue('60000');
    const [raise, twice] = screen.getAllByRole('button', { name: /^\+/ });
    if (!raise || !twice) throw new Error('no raises');
    await userEvent.click(raise);
    const once = String((quick as HTMLInputElement).value);
    expect(field).toHaveValue(once);
    await userEvent.click(twice);
    expect(field).toHaveValue((quick as HTMLInputElement).value);
    expect((quick as HTMLInputElement).value).not.toBe(once);
    expect(plain(document.querySelector('output'))).toBe(`Med avgift: ${/: (.*) inkl/.exec(sum() ?? '')?.[1]}`);
    await userEvent.clear(field);
    await userEvent.type(field, '120000');
    await userEvent.tab();
    expect(quick).toHaveValue('120000');
  });

  it('H-02 of more than five times the estimate is asked about once, and sent when it is sent again', async () => {
    const { field, actions: dispatched } = await open();
    const submitted = () => dispatched.filter(advanceBidActions.submitted.match);
    await userEvent.clear(field);
    await userEvent.type(field, '99000000');
    await userEvent.type(screen.getByLabelText('Namn'), DRAFT.name);
    await userEvent.type(screen.getByLabelText('Telefon'), DRAFT.phone);
    await userEvent.type(screen.getByLabelText('E-post'), DRAFT.email);
    await userEvent.click(screen.getByRole('checkbox'));
    const send = screen.getByRole('button', { name: 'Skicka förhandsbud' });
    await userEvent.click(send);
    expect(await screen.findByText(/^Menar du 99\s000\s000\skr\?$/)).toBeVisible();
    expect(submitted()).toEqual([]);
    await userEvent.click(send);
    expect(submitted()).toHaveLength(1);
  });
});
