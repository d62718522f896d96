/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ComponentType } from 'react';
import { blocks } from '@/blocks/generated/definitions';
import { eagerViews } from '@/blocks/generated/eagerViews';
import { lendBrowser, neverSeen } from '../features/viewKit';
import { show } from './shell/kit';

beforeAll(() => {
  lendBrowser();
  neverSeen();
});

const { schema, samples } = blocks.LoanCalculator;
const shown = (fields: object = {}) =>
  show(
    createElement(
      eagerViews.LoanCalculator as ComponentType<object>,
      schema.validateSync({ ...samples.complete, ...fields }),
    ),
  );
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

  it('H-03 shows nothing where the content gives no terms', () => {
    shown({ Residuals: { value: 'x=1&0=5' } });
    expect(document.querySelector('section')).toBeNull();
  });
});
