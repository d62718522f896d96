/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { closingLotsSamples } from '@/blocks/ClosingLots/ClosingLots.sample';
import { closingLotsSchema } from '@/blocks/ClosingLots/ClosingLots.schema';
import { ClosingLots } from '@/blocks/ClosingLots/ClosingLots.view';
import { FrameContextProvider } from '@/blocks/FrameContext';
import type { ClosingDay } from '@/features/stock-summary/closingLots.slice';
import { siteByName } from '@/sites/sites';
import type { CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { StoreProvider } from '@/store/StoreProvider';
import { InSite, pageStateOf, show } from '@test/blocks/shell/kit';
import { AUCTION } from '@test/features/advance-bid/advanceBidKit';
import { aCar } from '@test/features/listKit';
import { lendBrowser } from '@test/features/viewKit';
import { fakePorts } from '@test/kit/fakePorts';
import { InTexts } from '@test/ui/inTexts';

beforeAll(lendBrowser);

const block = (given: unknown, report?: (warning: string) => void) => (
  <ClosingLots {...closingLotsSchema.validateSync(given, { context: { report } })} />
);

describe('the block ClosingLots', () => {
  it.each(Object.keys(closingLotsSamples))('A-03 without lots shows nothing of its sample %p', (sample) => {
    expect(renderToString(<InSite>{block(closingLotsSamples[sample])}</InSite>)).not.toContain('<section');
  });

  const lot = (id: string, end: string, number: string) =>
    aCar(id, {
      car_lot_number: number,
      car_bids_end: end,
      car_price: 94_000,
      car_price_currency: 'SEK',
      car_estimate_low: 120_000,
      car_estimate_high: 140_000,
    });
  const board = (days: ClosingDay[], cars: CarRecord[]) => {
    const site = siteByName('car-auction-se');
    const { entities } = normalizeCars(cars);
    const { context } = pageStateOf(site, site.languages[0], '/');
    const page = (stateId: string, present: ClosingDay[]) => (
      <InTexts language="sv" locale="sv-SE">
        <StoreProvider
          pageState={{
            context: { ...context, auction: AUCTION },
            entities,
            closingLots: { days: present, today: 1, week: 12 },
          }}
          stateId={stateId}
          ports={() => fakePorts()}
        >
          <FrameContextProvider site={site} language={site.languages[0]}>
            {block(closingLotsSamples['complete'])}
          </FrameContextProvider>
        </StoreProvider>
      </InTexts>
    );
    const { rerender } = render(page('a', days));
    /** The page as it is rendered later. */
    return (present: ClosingDay[]) => rerender(page(present.map(({ end }) => end).join(), present));
  };
  const today = { end: '2026-11-20T18:09:00Z', ids: ['10001'], count: 1 };

  it('A-03 is a board of lots: when, which, what, the first bid and the estimate', () => {
    board([today], [lot('10001', today.end, '228')]);
    expect([screen.getByText('1 utrop stänger i dag'), screen.getByText('12 inom en vecka')]).toHaveLength(2);
    expect(screen.queryByRole('group')).toBeNull();
    const row = within(screen.getByRole('listitem'));
    expect(row.getByText('Utrop 228')).toBeInTheDocument();
    expect(row.getByText('Stänger i dag 19:09')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Volvo V60' })).toHaveAttribute('href', expect.stringContaining('10001'));
    expect(row.getByText(/^94.000.kr$/)).toBeInTheDocument();
    expect(row.getByText(/^Värderas till 120.000–140.000.kr$/)).toBeInTheDocument();
  });

  const monday = { end: '2026-11-23T18:30:00Z', ids: ['10002'], count: 11 };
  const numbers = () => screen.getAllByRole('listitem').map((row) => within(row).getByText(/^Utrop/).textContent);

  it('A-03 shows the next lots of all days, then those of the day that is pressed', async () => {
    board([today, monday], [lot('10001', today.end, '228'), lot('10002', monday.end, '301')]);
    const days = within(screen.getByRole('group', { name: 'Välj dag då utropen stänger' }));
    const pressed = () =>
      days
        .getAllByRole('button')
        .map((one) => [one.textContent?.replaceAll('\u00a0', ' '), one.getAttribute('aria-pressed')]);
    expect(pressed()).toEqual([
      ['I dag 1', 'false'],
      ['Mån 23 nov. 11', 'false'],
    ]);
    expect(numbers()).toEqual(['Utrop 228', 'Utrop 301']);
    await userEvent.click(days.getByRole('button', { name: /^Mån/ }));
    expect(pressed().map(([, on]) => on)).toEqual(['false', 'true']);
    expect(numbers()).toEqual(['Utrop 301']);
  });

  it('A-03 marks the first day where the next five lots are all of it', () => {
    const ids = ['10003', '10004', '10005', '10006', '10007'];
    board(
      [{ ...today, ids, count: 9 }, monday],
      [...ids, '10002'].map((id) => lot(id, today.end, id)),
    );
    expect(screen.getByRole('button', { name: /^I dag/ })).toHaveAttribute('aria-pressed', 'true');
    expect(numbers()).toEqual(ids.map((id) => `Utrop ${id}`));
  });

  it('A-03 keeps the day that was pressed while days before it pass, and shows the next lots again once it is over', async () => {
    const update = board([today, monday], [lot('10001', today.end, '228'), lot('10002', monday.end, '301')]);
    await userEvent.click(screen.getByRole('button', { name: /^Mån/ }));
    update([monday]);
    expect(numbers()).toEqual(['Utrop 301']);
    update([today]);
    expect(numbers()).toEqual(['Utrop 228']);
  });

  it('A-03 says so where no lot is open', () => {
    board([], []);
    expect(screen.getByText('Just nu är inga utrop öppna för bud. Nya läggs ut löpande.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Rubrik' })).toBeInTheDocument();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('A-03 without fields logs it', () => {
    const warnings: string[] = [];
    const { container } = show(block({}, (warning) => warnings.push(warning)));
    expect(container.querySelector('section')).toBeNull();
    expect(warnings).toEqual(['No fields provided for ClosingLots component']);
  });
});
