/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Currency } from '@/domain/cars/car';
import { undisclosed } from '@/domain/finance/undisclosed';
import { FinanceSection } from '@/features/finance/components/FinanceSection';
import { financeFeature } from '@/features/finance/finance.feature';
import type { Language, Locale } from '@/sites/site.types';
import type { CarRecord } from '@/store/entities';
import { aCar } from '../listKit';
import { lendBrowser, show } from '../viewKit';
import { aLease, aLoanOption } from './financeKit';

beforeAll(lendBrowser);

const loanCar: CarRecord = {
  ...aCar('123456', { car_price: 250_000, car_price_currency: 'SEK' }),
  car_loan_option: undisclosed(aLoanOption()),
};
const leaseCar: CarRecord = {
  ...aCar('123456', {
    car_odometer: 'mil',
    car_fuel_combined_text: '6,1 l/100 km',
    car_emission_mixed_text: '138 g/km',
  }),
  car_loan_option: undefined,
  car_beneficial_value: 5400,
  car_leasing_options: undisclosed([
    aLease(),
    aLease({ duration: 24, mileage: 1000, monthly_cost: 4795 }),
    aLease({ leasing_type: 'Company', monthly_cost: 3595 }),
  ]),
};

const open = (
  car: CarRecord,
  {
    currency = 'SEK',
    language = 'sv',
    locale = 'sv-SE',
    path = '/bil/123456/volvo',
  }: { currency?: Currency; language?: Language; locale?: Locale; path?: string } = {},
) =>
  show(<FinanceSection car={car} />, {
    cars: [car],
    context: { currency, path },
    language,
    locale,
    features: [financeFeature],
  });
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('finance on the page of a car', () => {
  it('H-03 shows payment, effective rate, fees and total of the published example', () => {
    open(loanCar);
    expect(text()).toContain('Månadskostnad3 236 kr/mån');
    expect(text()).toContain('Effektiv ränta8,9 %');
    expect(text()).toContain('Totalt att betala, utöver kontantinsatsen242 177 kr');
    expect(text()).toContain('Uppläggnings\u00adavgift695 kr');
  });

  it('H-03 "Så räknar vi" works with the numbers of the visitor, to the öre', () => {
    open(loanCar, { path: '/bil/123456/volvo?plan=loan.72.50000' });
    for (const part of ['2 957,58 kr', '3 016,58 kr', '267 888,44 kr', '0,6625 %', '199 305 kr'])
      expect(text()).toContain(part);
    expect(text()).toContain('Om räntan stiger med en procentenhet');
  });

  it('H-03 the schedule has a row for each month and sums that agree with the total', () => {
    open(loanCar);
    const table = within(document.querySelector('table') ?? document.body);
    expect(table.getAllByRole('row', { hidden: true })).toHaveLength(36 + 2);
    const sums = within(table.getAllByRole('row', { hidden: true }).at(-1) ?? document.body);
    // 242 177,42 without the start fee.
    expect(sums.getByText((content) => content.replaceAll('\u00a0', ' ') === '241 482,42 kr')).toBeInTheDocument();
  });

  it('H-03 sliders move in steps, fields take what is typed between them, on Enter or when left', async () => {
    const user = userEvent.setup();
    const { actions } = open(loanCar);
    const [field, slider] = [
      screen.getByRole('textbox', { name: 'Kontantinsats' }),
      screen.getByRole('slider', { name: 'Kontantinsats' }),
    ];
    expect(slider).toHaveAttribute('step', '1000');
    expect(screen.getByRole('slider', { name: 'Avtalstid' })).toHaveAttribute('step', '12');
    fireEvent.change(slider, { target: { value: '60000' } });
    expect(slider).toHaveAttribute('aria-valuetext', '60\u00a0000\u00a0kr');
    await user.clear(field);
    await user.type(field, '61 234 kr{Enter}');
    expect(field).toHaveValue('61\u00a0234');
    await user.clear(field);
    await user.type(field, '5');
    await user.tab();
    expect(field).toHaveValue('50\u00a0000');
    expect(actions.map((action) => ('payload' in action ? action.payload : null))).toEqual([
      { carId: '123456', plan: { kind: 'loan', months: 36, deposit: 60_000 } },
      { carId: '123456', plan: { kind: 'loan', months: 36, deposit: 61_234 } },
      { carId: '123456', plan: { kind: 'loan', months: 36, deposit: 50_000 } },
    ]);
  });

  it('H-03 explains the format of a field that cannot be read, and leaves its text', async () => {
    const user = userEvent.setup();
    open(loanCar);
    const field = screen.getByRole('textbox', { name: 'Kontantinsats' });
    await user.clear(field);
    await user.type(field, 'hälften');
    await user.tab();
    expect(field).toHaveValue('hälften');
    expect(field).toHaveAccessibleDescription('Skriv ett belopp, till exempel 50\u00a0000.');
  });

  it('H-03 the extra block is shown in the Swedish locale alone', () => {
    const { unmount } = open(loanCar);
    expect(screen.getByText('Bra att veta om billån')).toBeInTheDocument();
    unmount();
    open(loanCar, { language: 'en', locale: 'en' });
    expect(screen.queryByText('Good to know about car loans')).not.toBeInTheDocument();
  });

  it.each<[Currency, Language, Locale, string]>([
    ['SEK', 'sv', 'sv-SE', 'Att låna kostar pengar!'],
    ['SEK', 'en', 'en', 'Borrowing money costs money!'],
    ['NOK', 'nb', 'nb-NO', 'Advarsel! Å låne penger koster penger.'],
    ['DKK', 'da', 'da-DK', 'Advarsel! Det koster penge at låne penge.'],
    ['EUR', 'fi', 'fi-FI', 'Huomio! Rahan lainaaminen maksaa rahaa.'],
    ['EUR', 'sk', 'sk-SK', 'Pozor! Požičanie peňazí stojí peniaze.'],
  ])('H-03 a monthly price in %s (%s) has its disclosure, once', (currency, language, locale, warning) => {
    open({ ...loanCar, car_price_currency: currency }, { currency, language, locale });
    expect(screen.getAllByText(warning)).toHaveLength(1);
  });

  it('H-03 no plain loan is shown in pounds: it would need a representative example', () => {
    open({ ...loanCar, car_price_currency: 'GBP' }, { currency: 'GBP', language: 'en', locale: 'en-GB' });
    expect(document.body.textContent).not.toContain('a month');
  });

  describe('of a car with a loan and leases', () => {
    const both: CarRecord = { ...leaseCar, ...loanCar, car_leasing_options: leaseCar.car_leasing_options };
    const tab = (name: string) => screen.getByRole('tab', { name });

    it('H-04 has two tabs of one box: the loan first, the others by press and by arrow key', async () => {
      const user = userEvent.setup();
      open(both);
      expect(
        within(screen.getByRole('tabpanel', { name: 'Lån' })).getByRole('slider', { name: 'Avtalstid' }),
      ).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Privatleasing' })).toBeNull();
      await user.click(tab('Leasing'));
      expect(screen.getByRole('region', { name: 'Privatleasing' })).toBeVisible();
      expect(screen.queryByRole('slider', { name: 'Avtalstid' })).toBeNull();
      await user.keyboard('{ArrowRight}');
      expect(tab('Lån')).toHaveFocus();
      expect(tab('Lån')).toHaveAttribute('aria-selected', 'true');
      await user.keyboard('{End}');
      expect(tab('Leasing')).toHaveFocus();
      await user.keyboard('{Home}{ArrowLeft}');
      expect([tab('Lån').tabIndex, tab('Leasing').tabIndex]).toEqual([-1, 0]);
      await user.keyboard('x');
      expect(tab('Leasing')).toHaveAttribute('aria-selected', 'true');
    });

    it('H-04 opens the leases where one of them was chosen, with the information of the law beside both', () => {
      open(both, { path: '/bil/123456/volvo?plan=company.36.1500' });
      expect(tab('Leasing')).toHaveAttribute('aria-selected', 'true');
      expect(screen.getByText('Att låna kostar pengar!')).toBeVisible();
    });
  });

  it('H-04 shows private and company leases with VAT, benefit value and WLTP figures', () => {
    open(leaseCar);
    const [personal, company] = [
      screen.getByRole('region', { name: 'Privatleasing' }),
      screen.getByRole('region', { name: 'Företagsleasing' }),
    ];
    const read = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';
    expect(read(personal)).toContain('4 295 kr/måninkl. moms');
    expect(read(company)).toContain('3 595 kr/månexkl. moms');
    for (const part of ['6,1 l/100 km', '138 g/km']) {
      expect(read(personal)).toContain(part);
      expect(read(company)).toContain(part);
    }
    expect(read(company)).toContain('Förmånsvärde5 400 kr/mån');
    expect(read(personal)).not.toContain('Förmånsvärde');
    expect(screen.getByRole('note', { name: 'Att låna kostar pengar!' })).toBeInTheDocument();
  });

  it.each<[string, Partial<CarRecord>, string[]]>([
    ['the loan', { car_has_campaign_loan: true }, ['Räkna på billån']],
    ['private leasing', { car_has_campaign_privateleasing: true }, ['Privatleasing']],
    ['company leasing', { car_has_campaign_companyleasing: true }, ['Företagsleasing']],
    ['a lower price alone', { car_has_campaign_price: true }, []],
  ])('G-06 a campaign of %s is named at its heading', (_, campaign, headings) => {
    open({ ...leaseCar, ...loanCar, car_leasing_options: leaseCar.car_leasing_options, ...campaign });
    expect(screen.getAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Räkna på billån', 'Privatleasing', 'Företagsleasing']),
    );
    const marks = screen.queryAllByText('Kampanj');
    expect(marks.map((mark) => mark.closest('section')?.querySelector('h3')?.textContent)).toEqual(headings);
  });

  it('H-04 term and distance can be chosen; unknown consumption is shown as unknown', async () => {
    const user = userEvent.setup();
    open({ ...leaseCar, car_fuel_combined_text: undefined, car_emission_mixed_text: undefined });
    const personal = within(screen.getByRole('region', { name: 'Privatleasing' }));
    await user.selectOptions(personal.getByRole('combobox', { name: 'Avtalstid' }), '24');
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('4 795 kr/mån');
    expect(personal.getByText(/Uppgift saknas/)).toBeInTheDocument();
  });

  it('H-04 renders nothing for a car without loan and leases', () => {
    const { container } = open({ ...loanCar, car_loan_option: undefined });
    expect(container).toBeEmptyDOMElement();
  });
});
