/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { closingLotsSamples } from '@/blocks/ClosingLots/ClosingLots.sample';
import { closingLotsSchema } from '@/blocks/ClosingLots/ClosingLots.schema';
import { ClosingLots } from '@/blocks/ClosingLots/ClosingLots.view';
import { FrameContextProvider } from '@/blocks/FrameContext';
import { siteByName } from '@/sites/sites';
import { normalizeCars } from '@/store/entities.normalize';
import { StoreProvider } from '@/store/StoreProvider';
import { InSite, pageStateOf, show } from '@test/blocks/shell/kit';
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

  it('A-03 is a board of lots: when, which, what, and the first bid', () => {
    const car = aCar('10001', {
      car_lot_number: '228',
      car_bids_end: '2026-11-20T18:09:00Z',
      car_price: 94_000,
      car_price_currency: 'SEK',
    });
    const site = siteByName('car-auction-se');
    const { ids, entities } = normalizeCars([car]);
    const { context } = pageStateOf(site, site.languages[0], '/');
    render(
      <InTexts language="sv" locale="sv-SE">
        <StoreProvider
          pageState={{ context, entities, closingLots: { ids, today: 1, week: 12 } }}
          stateId="a"
          ports={() => fakePorts()}
        >
          <FrameContextProvider site={site} language={site.languages[0]}>
            {block(closingLotsSamples['complete'])}
          </FrameContextProvider>
        </StoreProvider>
      </InTexts>,
    );
    expect([screen.getByText('1 utrop stänger i dag'), screen.getByText('12 inom en vecka')]).toHaveLength(2);
    const row = within(screen.getByRole('listitem'));
    expect(row.getByText('Utrop 228')).toBeInTheDocument();
    expect(row.getByText('Stänger i dag 19:09')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Volvo V60' })).toHaveAttribute('href', expect.stringContaining('10001'));
    expect(row.getByText(/^94.000.kr$/)).toBeInTheDocument();
  });

  it('A-03 without fields logs it', () => {
    const warnings: string[] = [];
    const { container } = show(block({}, (warning) => warnings.push(warning)));
    expect(container.querySelector('section')).toBeNull();
    expect(warnings).toEqual(['No fields provided for ClosingLots component']);
  });
});
