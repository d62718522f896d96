/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChosenPlan } from '@/domain/finance/chosenPlan';
import { undisclosed } from '@/domain/finance/undisclosed';
import type { Language, Locale } from '@/sites/site.types';
import type { ContextState } from '@/store/context';
import { aLease, aLoanOption } from '../finance/financeKit';
import { compareFeature } from '@/features/compare/compare.feature';
import { comparisonOpened, carToggled } from '@/features/compare/compare.slice';
import { CompareDialog } from '@/features/compare/components/CompareDialog';
import { CompareTray } from '@/features/compare/components/CompareTray';
import type { CarRecord } from '@/store/entities';
import { aCar } from '../listKit';
import { lendBrowser, show } from '../viewKit';

beforeAll(lendBrowser);

const cars: CarRecord[] = [
  aCar('100001', {
    car_brand: 'Volvo',
    car_model: 'V60',
    car_model_text: 'V60',
    car_price: 200_000,
    car_price_currency: 'SEK',
    car_year: 2021,
    car_color: 'Blå',
    car_fuel: 'El',
    wltp_electric_range: 400,
    wltp_electric_range_text: '400 km',
    car_equipment: ['Dragkrok', 'Backkamera'],
  }),
  aCar('100002', {
    car_brand: 'Kia',
    car_model: 'EV6',
    car_model_text: 'EV6',
    car_price: 400_000,
    car_price_currency: 'SEK',
    car_year: 2021,
    car_color: 'Röd',
    car_fuel: 'El',
    wltp_electric_range: 500,
    wltp_electric_range_text: '500 km',
    car_equipment: ['Backkamera'],
  }),
];
const open = (
  more: readonly CarRecord[] = [],
  plan: ChosenPlan | null = null,
  {
    base = cars,
    language,
    locale,
    ...context
  }: { base?: readonly CarRecord[]; language?: Language; locale?: Locale } & Partial<ContextState> = {},
) => {
  const all = [...base, ...more];
  const shown = show(<CompareDialog />, { cars: all, features: [compareFeature], context, language, locale });
  act(
    () =>
      void shown.host.store.dispatch(comparisonOpened({ carIds: all.map(({ car_id }) => car_id), plan, weights: {} })),
  );
  return shown;
};
const row = (name: string | RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const dialog = () => screen.getByRole('dialog', { name: 'Jämför bilar' });

describe('the comparison', () => {
  it('H-01 is a table with a column for each car, and marks the best value only where one is better', () => {
    open();
    expect(within(dialog()).getAllByRole('columnheader')).toHaveLength(3);
    expect(row('Pris')[0]).toMatch(/^200 000 kr.*Bäst$/);
    expect(row('Pris')[1]).not.toContain('Bäst');
    expect(row('Räckvidd på el (WLTP)')).toEqual(['400 km', '500 kmBäst']);
    expect(row('Färg')).toEqual(['Blå', 'Röd']);
    expect(row('Årsmodell')).toEqual(['2021', '2021']);
  });

  it('H-01 shows only differences on request, in the equipment too', async () => {
    open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Visa bara skillnader' }));
    expect(screen.queryByRole('rowheader', { name: 'Årsmodell' })).toBeNull();
    expect(screen.queryByRole('rowheader', { name: 'Drivmedel' })).toBeNull();
    expect(row('Färg')).toEqual(['Blå', 'Röd']);
    expect(row('Utrustning')).toEqual(['Dragkrok', '–Uppgift saknas']);
  });

  it('H-01 names the winner by the visitor’s weights, by how much, and lists what it cannot count', async () => {
    open();
    await userEvent.click(screen.getByText('Vad är viktigast för dig?'));
    await userEvent.selectOptions(within(dialog()).getByRole('combobox', { name: 'Pris' }), '3');
    expect(screen.getByText('Volvo V60 passar dig bäst: 100 av 100 poäng, 50 mer än Kia EV6.')).toBeInTheDocument();
    await userEvent.selectOptions(within(dialog()).getByRole('combobox', { name: 'Årsmodell' }), '3');
    expect(row('Dina poäng')).toEqual(['100 av 100', '75 av 100']);
  });

  it('H-01 does not count what is unknown for one of the cars, and shows card data with a note', async () => {
    open([
      aCar('100003', {
        car_brand: 'Audi',
        car_model: 'A4',
        car_model_text: 'A4',
        car_price: 300_000,
        car_price_currency: 'SEK',
      }),
    ]);
    expect(screen.getByText(/Alla uppgifter om bilen gick inte att hämta/)).toBeInTheDocument();
    await userEvent.click(screen.getByText('Vad är viktigast för dig?'));
    await userEvent.selectOptions(within(dialog()).getByRole('combobox', { name: 'Räckvidd på el (WLTP)' }), '3');
    expect(screen.getByText(/^Räckvidd på el \(WLTP\) räknas inte/)).toBeInTheDocument();
    expect(row('Räckvidd på el (WLTP)')[2]).toContain('Uppgift saknas');
  });

  it('H-01 a car of which only make and model are known is whole: it says so nowhere, and its picture is missing', () => {
    open([aCar('100003', { car_brand: 'Audi', car_model: 'A4', indexed_at: '2026-11-20T08:00:00.000Z' })]);
    expect(screen.queryByText(/Alla uppgifter om bilen gick inte att hämta/)).toBeNull();
    expect(screen.getAllByText('Foto kommer')).toHaveLength(3);
    expect(row('Räckvidd på el (WLTP)')[2]).toContain('Uppgift saknas');
  });

  const financed: CarRecord[] = cars.map((car, index) => ({
    ...car,
    car_price: [250_000, 400_000][index],
    car_odometer: 'mil',
    car_firstregistration: '2021-03-01',
    wltp_electric_consumption: [16, 18][index],
    car_loan_option: undisclosed(aLoanOption()),
    car_leasing_options: index === 0 ? undisclosed([aLease()]) : undefined,
  }));

  it('H-03 compares the loan by the terms chosen for one car, with the effective rate, in the last row, and the warning right below the table', () => {
    open([aCar('100003', { car_price: 90_000 })], { kind: 'loan', months: 36, deposit: 50_000 }, { base: financed });
    const cells = row('Billån Samma villkor för alla bilar, så långt de erbjuds.');
    expect(cells[0]).toMatch(/^3 236 kr\/månEffektiv ränta 8,9 %36 månader, 50 000 kr kontant\. Totalt/);
    // A fifth of the price is the least deposit.
    expect(cells[1]).toContain('36 månader, 80 000 kr kontant');
    expect(cells[2]).toBe('Erbjuds inte');
    const warning = within(dialog()).getByRole('note', { name: 'Att låna kostar pengar!' });
    const table = within(dialog()).getByRole('table');
    expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent('Effektiv ränta');
    expect(table.nextElementSibling).toContainElement(warning);
  });

  it('H-03 without a choice the terms are the usual ones of the first car with a loan', () => {
    open([], null, { base: financed });
    expect(row(/^Billån/)[0]).toContain('36 månader, 50 000 kr kontant');
    expect(row(/^Billån/)[1]).toContain('36 månader, 80 000 kr kontant');
  });

  it('H-04 compares leases by term and distance where a lease was chosen', () => {
    open([], { kind: 'private', months: 36, mileage: 1500 }, { base: financed });
    expect(row(/^Privatleasing/)).toEqual(['4 295 kr/måninkl. moms36 månader, 1 500 mil om året', 'Erbjuds inte']);
    expect(within(dialog()).getByRole('note', { name: 'Att låna kostar pengar!' })).toBeInTheDocument();
  });

  it('H-05 compares no British credit, which would need a representative example: each car links to its quote', () => {
    const british = financed.map((car) => ({ ...car, car_price_currency: 'GBP' as const, slug: 'used-volvo' }));
    const context = { currency: 'GBP' as const, base: british };
    const plan: ChosenPlan = { kind: 'pcp', months: 36, deposit: 2_500, mileage: 10_000 };
    const without = aCar('100003', { car_brand: 'Audi', car_model: 'A4' });
    const links = () =>
      within(screen.getByRole('rowheader', { name: /^Finance/ }).closest('tr') ?? document.body)
        .queryAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    const { unmount } = open([without], plan, { ...context, language: 'en', locale: 'en-GB' });
    expect(document.body.textContent).not.toMatch(/APR|Effective|[Ll]oan|PCP|deposit/);
    expect(links()).toEqual([
      ['See a quote Volvo V60', '/kop-bil/100001/used-volvo?plan=pcp.36.2500.10000#finance'],
      ['See a quote Kia EV6', '/kop-bil/100002/used-volvo?plan=pcp.36.2500.10000#finance'],
    ]);
    expect(row(/^Finance/)[2]).toBe('Not offered');
    unmount();
    // Terms of another kind are no British quote's.
    open([], { kind: 'loan', months: 36, deposit: 0 }, { ...context, language: 'en', locale: 'en-GB' });
    expect(links()[0]?.[1]).toBe('/kop-bil/100001/used-volvo#finance');
  });

  it('G-02 compares what the cars cost a month to own and run, marks the lowest, and leaves unknown unknown', () => {
    open([aCar('100003', { car_price: 90_000 })], null, { base: financed });
    const cells = row(/^Att äga, per månad Vid 1\s500\smil om året/);
    expect(cells[0]).toMatch(/^\d \d{3} kr\/månBäst$/);
    expect(cells[1]).toMatch(/^\d \d{3} kr\/mån$/);
    expect(cells[2]).toBe('–Uppgift saknas');
  });

  it('H-01 the tray counts, lists the chosen cars and removes them; emptying closes list and table', async () => {
    const { host } = show(<CompareTray />, { cars, features: [compareFeature] });
    act(() => {
      for (const { car_id: carId } of cars) host.store.dispatch(carToggled({ carId }));
    });
    expect(screen.getByRole('button', { name: 'Jämför (2)' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Valda bilar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort Volvo V60' }));
    expect(screen.getByRole('button', { name: 'Jämför (1)' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort Kia EV6' }));
    expect(screen.queryByRole('region', { name: 'Jämförelse' })).toBeNull();
    expect(host.store.getState()).toMatchObject({ compare: { carIds: [], isTableOpen: false, isListOpen: false } });
  });
});
