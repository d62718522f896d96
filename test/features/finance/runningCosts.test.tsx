/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Currency, OdometerUnit } from '@/domain/cars/car';
import { RunningCosts } from '@/features/finance/components/RunningCosts';
import { financeFeature } from '@/features/finance/finance.feature';
import type { Language, Locale } from '@/sites/site.types';
import type { CarRecord } from '@/store/entities';
import { aCar } from '../listKit';
import { lendBrowser, show } from '../viewKit';

beforeAll(lendBrowser);

const petrol: CarRecord = aCar('123456', {
  car_price: 240_000,
  car_price_currency: 'SEK',
  car_fuel: 'Bensin',
  car_fuel_combined_text: '6,0 l/100 km',
  car_emission_mixed_text: '138 g/km',
  car_firstregistration: '2021-05-31',
});
const open = (
  car: CarRecord,
  {
    currency = 'SEK',
    odometer = 'mil',
    language = 'sv',
    locale = 'sv-SE',
    path = '/bil/123456/volvo',
  }: { currency?: Currency; odometer?: OdometerUnit; language?: Language; locale?: Locale; path?: string } = {},
) =>
  show(<RunningCosts car={car} />, {
    cars: [car],
    context: { currency, odometer, path, now: '2026-11-20T09:00:00.000Z' },
    language,
    locale,
    features: [financeFeature],
  });
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('running costs on the page of a car', () => {
  it('G-02 shows each part with its source, the sum, and what the sum leaves out', () => {
    open(petrol);
    expect(text()).toContain('2 200 kr');
    expect(text()).toContain(
      'Transportstyrelsen, vägtrafik\u00adskatte\u00adlagen (2006:227), satser från 1 januari 2015.80 kr',
    );
    expect(text()).toContain('6 l/100 km bensin (WLTP), 16,50 kr per l.1 238 kr');
    // 2200 + 79.50 + 1237.50 + 400 + 200
    expect(text()).toContain('Summa4 118 kr/mån');
    expect(text()).toContain('Summan räknar inte med försäkring');
  });

  it('G-02 issue 21: unknown costs are shown as unknown, and the sum says that it leaves them out', () => {
    open({ ...petrol, car_emission_mixed_text: undefined });
    expect(text()).toContain('Fordonsskattokänt');
    // 2200 + 1237.50 + 400 + 200
    expect(text()).toContain('Summa av det som är känt4 038 kr/mån');
  });

  it('G-02 distance and price can be changed', async () => {
    const user = userEvent.setup();
    const { actions } = open(petrol);
    const distance = screen.getByRole('textbox', { name: 'Körsträcka om året' });
    expect(distance).toHaveValue('1\u00a0500');
    await user.clear(distance);
    await user.type(distance, '2000{Enter}');
    const price = screen.getByRole('textbox', { name: 'Pris, bensin per l' });
    await user.clear(price);
    await user.type(price, '20,5');
    await user.tab();
    expect(actions.map((action) => ('payload' in action ? action.payload : null))).toEqual([
      { distance: 2000 },
      { distance: 2000, energy: { petrol: 20.5 } },
    ]);
    expect(text()).toContain('2 050 kr');
  });

  it('G-02 begins with the assumptions of the address', () => {
    open(petrol, { path: '/bil/123456/volvo?costs=1000-p10' });
    expect(screen.getByRole('textbox', { name: 'Körsträcka om året' })).toHaveValue('1\u00a0000');
    expect(text()).toContain('500 kr');
  });

  it('G-02 an English page of a Swedish site counts kilometres', () => {
    open(petrol, { language: 'en', locale: 'en' });
    expect(screen.getByRole('textbox', { name: 'Distance a year' })).toHaveValue('15,000');
  });

  it('G-02 a market without a table of taxes leaves the tax out with a note', () => {
    open(
      { ...petrol, car_price_currency: 'DKK' },
      { currency: 'DKK', odometer: 'km', language: 'da', locale: 'da-DK' },
    );
    expect(text()).not.toContain('Ejerafgift');
    expect(text()).toContain('Summen medregner ikke ejerafgift');
  });
});
