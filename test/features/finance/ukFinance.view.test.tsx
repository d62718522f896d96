/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { undisclosed } from '@/domain/finance/undisclosed';
import { FinanceSection } from '@/features/finance/components/FinanceSection';
import { financeFeature } from '@/features/finance/finance.feature';
import { ukFinanceActions } from '@/features/finance/ukFinance.slice';
import type { Locale } from '@/sites/site.types';
import type { CarRecord } from '@/store/entities';
import { aCar } from '../listKit';
import { lendBrowser, show } from '../viewKit';
import { aLoanOption } from './financeKit';
import { aProduct, aQuotation } from './ukFinanceKit';

beforeAll(lendBrowser);

const car: CarRecord = {
  ...aCar('123456', {
    car_price: 18_995,
    car_price_currency: 'GBP',
    car_odometer: 'mi',
    car_mileage: 12_000,
    car_firstregistration: '2024-03-01',
    car_regno: 'AB21 CDE',
    car_is_used: true,
    car_site_id: 'uk-1',
  }),
  car_loan_option: undisclosed(aLoanOption()),
};
const open = (locale: Locale = 'en-GB') =>
  show(<FinanceSection car={car} />, {
    cars: [car],
    context: { currency: 'GBP', odometer: 'mi' },
    language: 'en',
    locale,
    features: [financeFeature],
  });
const quoted = (host: ReturnType<typeof open>['host']) =>
  act(() => {
    host.store.dispatch(
      ukFinanceActions.productsLoaded({ products: [aProduct(), aProduct({ FamilyKey: 'HP', Name: 'Hire Purchase' })] }),
    );
    host.store.dispatch(ukFinanceActions.quoted(aQuotation()));
  });

describe('British finance on the page of a car', () => {
  it('H-05 requests a quote with the key data of the car, never its VIN', () => {
    const { actions } = open();
    expect(actions).toMatchObject([
      {
        type: 'ukFinance/quoteRequested',
        payload: {
          request: {
            vehicle: {
              id: '123456',
              registration: 'AB21 CDE',
              price: 18_995,
              mileage: 12_000,
              registrationDate: '2024-03-01',
              isUsed: true,
            },
            dealer: { siteId: 'uk-1' },
          },
        },
      },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Getting a quote …');
  });

  it('H-05 shows the complete example before any other figure, then the legal text and the links', () => {
    const { host } = open();
    quoted(host);
    const section = screen.getByRole('region', { name: 'Finance this car' });
    const example = section.querySelector('[data-credit=example]');
    expect(example).toHaveTextContent('Representative example');
    expect(example?.querySelectorAll('dt')).toHaveLength(10);
    expect(example).toHaveTextContent('9.9% APR');
    const [first] = section.querySelectorAll('dl, input');
    expect(example).toContainElement(first instanceof HTMLElement ? first : null);
    expect(section).toHaveTextContent('Credit is subject to status.');
    expect(within(section).getByRole('link', { name: 'Reserve this car' })).toHaveAttribute(
      'href',
      '/reserve?key=k&quoteRef=REF-1',
    );
    expect(within(section).getByRole('link', { name: 'Value your part exchange' })).toHaveAttribute(
      'href',
      '/part-exchange?key=k&quoteRef=REF-1',
    );
  });

  it('H-05 sliders show which figure was changed last', () => {
    const { host, actions } = open();
    quoted(host);
    fireEvent.change(screen.getByRole('slider', { name: 'Deposit' }), { target: { value: '3000' } });
    expect(actions.at(-1)).toMatchObject({ payload: { deposit: 3000, lastTouched: 'deposit' } });
    act(() => void host.store.dispatch(ukFinanceActions.quoted(aQuotation())));
    fireEvent.change(screen.getByRole('slider', { name: 'Term' }), { target: { value: '36' } });
    expect(actions.at(-1)).toMatchObject({ payload: { months: 36, lastTouched: 'months' } });
    act(() => void host.store.dispatch(ukFinanceActions.quoted(aQuotation())));
    fireEvent.click(screen.getByRole('radio', { name: 'Hire Purchase' }));
    expect(actions.at(-1)).toMatchObject({ payload: { familyKey: 'HP', lastTouched: 'product' } });
    expect(screen.queryByRole('slider', { name: 'Mileage a year' })).not.toBeInTheDocument();
  });

  it('H-05 apologises in the words of the specification, with a button to try again', () => {
    const { host, actions } = open();
    act(() => {
      host.store.dispatch(ukFinanceActions.productsFailed({ error: { code: 'FINANCE_DEFAULT_FAILED', params: {} } }));
    });
    expect(
      screen.getByText(
        'Sorry, but it looks like we can’t get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.',
      ),
    ).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button'));
    expect(actions.at(-1)).toEqual({ type: 'ukFinance/retried' });
  });

  it('H-05 hides itself on the error of a quote', () => {
    const { host } = open();
    quoted(host);
    fireEvent.change(screen.getByRole('slider', { name: 'Deposit' }), { target: { value: '3000' } });
    act(() => {
      host.store.dispatch(ukFinanceActions.quoteFailed({ error: { code: 'FINANCE_QUOTE_FAILED', params: {} } }));
    });
    expect(screen.queryByRole('region', { name: 'Finance this car' })).not.toBeInTheDocument();
    expect(document.body.textContent).not.toContain('£');
  });

  it('H-05 is shown in the British locale alone', () => {
    const { actions, container } = open('en');
    expect(actions).toEqual([]);
    expect(container).toBeEmptyDOMElement();
  });
});
