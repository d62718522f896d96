/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
const open = (more: readonly CarRecord[] = []) => {
  const all = [...cars, ...more];
  const shown = show(<CompareDialog />, { cars: all, features: [compareFeature] });
  act(() => void shown.host.store.dispatch(comparisonOpened({ carIds: all.map(({ car_id }) => car_id) })));
  return shown;
};
const row = (name: string) =>
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
