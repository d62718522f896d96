/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ComponentType } from 'react';
import { blocks } from '@/blocks/generated/definitions';
import type { LoaderPage } from '@/blocks/blockLoader';
import { loader } from '@/blocks/LoanCalculator/LoanCalculator.loader';
import { undisclosed } from '@/domain/finance/undisclosed';
import { emptyResponse, type SearchRequest } from '@/domain/search/search';
import { fakeCookies, fakePorts, type FakeCall } from '@test/kit/fakePorts';
import { eagerViews } from '@/blocks/generated/eagerViews';
import { lendBrowser, neverSeen } from '../features/viewKit';
import { InSite } from './shell/kit';

beforeAll(() => {
  lendBrowser();
  neverSeen();
});

const { schema, samples } = blocks.LoanCalculator;
const shown = (fields: object = {}, ports: Parameters<typeof fakePorts>[0] = {}) =>
  render(
    <InSite ports={fakePorts({ cookies: fakeCookies(), ...ports })}>
      {createElement(
        eagerViews.LoanCalculator as ComponentType<object>,
        schema.validateSync({ ...samples.complete, ...fields }),
      )}
    </InSite>,
  );
const aLoanCar = (id: string) => ({
  car_id: id,
  slug: 'begagnad-volvo-v60',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_year: 2020,
  car_price: 199_900,
  car_price_currency: 'SEK',
  car_loan_terms: undisclosed({
    price: 199_900,
    deposit: 40_000,
    ratePercent: 7.95,
    months: 36,
    residual: 99_950,
    startFee: 695,
    invoiceFee: 59,
  }),
});
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const heads = () => [...document.querySelectorAll('.head strong')].map(({ textContent }) => plain(textContent));
const listLink = () => screen.getByRole('link', { name: /^Visa bilar upp till/ });

describe('the loan calculator of a page', () => {
  it('H-03 works out a loan on any price, next to the legal warning, and leads to cars of such a month', async () => {
    shown();
    expect(screen.getByRole('heading', { level: 2, name: 'Räkna på ditt lån' })).toBeInTheDocument();
    expect(screen.getByText('Att låna kostar pengar!')).toBeInTheDocument();
    expect(heads()).toEqual(['3 236 kr/mån', '8,9 %']);
    // In reach on phones.
    const bar = screen.getByRole('link', { name: 'Visa bilar', hidden: true });
    expect([plain(bar.parentElement?.textContent), bar.getAttribute('href')]).toEqual([
      '3 236 kr/mån effektiv ränta 8,9 %Visa bilar',
      listLink().getAttribute('href'),
    ]);
    expect([plain(listLink().textContent), listLink().getAttribute('href')]).toEqual([
      'Visa bilar upp till 3 300 kr/mån',
      '/kop-bil/alla-bilar-i-lager?car_loan_monthly_cost_max=3300&sort=car_price_desc',
    ]);
    const field = (name: string) => screen.getByRole('textbox', { name });
    await userEvent.clear(field('Bilens pris'));
    await userEvent.type(field('Bilens pris'), '500 000{Enter}');
    expect([plain((field('Kontantinsats') as HTMLInputElement).value), heads()[0]]).toEqual([
      '100 000',
      '6 412 kr/mån',
    ]);
    await userEvent.clear(field('Kontantinsats'));
    await userEvent.type(field('Kontantinsats'), '250000{Enter}');
    expect(heads()[0]).toBe('1 715 kr/mån');
    expect(listLink().getAttribute('href')).toContain('=1800');
  });

  it('H-03 names what is left to pay after the term, and the number of cars of such a month', async () => {
    const calls: unknown[] = [];
    const search = async (request: SearchRequest) => {
      calls.push(request.filters);
      return { ok: true, value: { ...emptyResponse(), total_items: 1312 } };
    };
    shown({}, { search: { search: search as FakeCall } });
    const rows = [...document.querySelectorAll('.figures > div')].map(({ textContent }) => plain(textContent));
    expect(rows).toContain('Kvar att betala efter 36 månader125 000 kr');
    const link = await screen.findByRole('link', { name: /^Se 1\s312\sbilar inom 3\s300\skr\/mån$/ });
    expect(link.getAttribute('href')).toContain('=3300');
    expect(calls).toEqual([[{ name: 'car_loan_monthly_cost', max: 3300 }]]);
  });

  it('H-03 shows cars in stock of such a month, each with its own loan, and keeps them while others are looked for', async () => {
    const requests: SearchRequest[] = [];
    const search = async (request: SearchRequest) => {
      requests.push(request);
      return {
        ok: true,
        value: {
          ...emptyResponse(),
          content: requests.length === 1 ? [{ ...aLoanCar('10001'), car_has_campaign_loan: true }] : [],
          total_items: requests.length === 1 ? 1 : 0,
        },
      };
    };
    shown({}, { search: { search: search as FakeCall } });
    expect(screen.getByRole('heading', { name: /^Bilar för högst 3\s300\skr\/mån$/ })).toBeVisible();
    const car = await screen.findByRole('link', { name: 'Volvo V60' });
    expect(requests[0]).toMatchObject({ limit: 40, sort_name: 'car_price_desc' });
    expect(car.closest('[data-credit]')).toHaveTextContent('Att låna kostar pengar!');
    expect(plain(car.closest('li')?.textContent)).toMatch(/199 900 kr.*\d kr\/mån, effektiv ränta .*\(kampanjränta\)$/);
    expect(screen.getByText(/^Månadspriset gäller ett billån\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '84 månader' }));
    expect(screen.getByRole('button', { name: '84 månader' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'Volvo V60' })).toBeVisible();
    expect(await screen.findByText(/^Just nu har vi ingen bil med så låg månadskostnad/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Volvo V60' })).toBeNull();
  });

  it('H-03 the cars of the first month are counted for the first render', () => {
    expect(loader.request(schema.validateSync(samples.complete), {} as LoaderPage)).toBe(3300);
    expect(loader.request(schema.validateSync({ ...samples.complete, Residuals: '' }), {} as LoaderPage)).toBeNull();
  });

  it('H-03 shows nothing where the content gives no terms', () => {
    shown({ Residuals: { value: 'x=1&0=5' } });
    expect(document.querySelector('section')).toBeNull();
  });
});
