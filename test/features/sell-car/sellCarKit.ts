import type { FormRequest } from '@/domain/forms/submission';
import { sellCarFeature } from '@/features/sell-car/sellCar.feature';
import { selectCarValuation, selectSellCar } from '@/features/sell-car/sellCar.selectors';
import { initialCarValuation } from '@/features/sell-car/carValuation.slice';
import { emptyCar, sellCarActions, type SellCarDraft } from '@/features/sell-car/sellCar.slice';
import { fails, fakeAddress, fakePorts, fakeStorage, returns, type FakeCall } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { aContext } from '../../store/storeKit';

export const DRAFT: SellCarDraft = {
  ...emptyCar,
  selectedOption: 'tradeIn',
  regno: 'abc 123',
  brand: 'volvo',
  model: 'V60',
  year: '2021',
  milage: '4 500',
  driving: 'fine',
  outside: 'marks',
  wheels: 'both',
  other: 'Vindrutan är ny',
  customerName: 'Ragnhild Lönnqvist',
  customerPhone: '070-174 06 05',
  customerEmail: 'ragnhild@kund.example',
};
export const VALUES = {
  selectedOption: 'tradeIn',
  regno: 'ABC123',
  brand: 'volvo',
  model: 'V60',
  year: 2021,
  milage: 4_500,
  odometer: 'mil',
  condition: { driving: 'fine', outside: 'marks', inside: '', service: '', wheels: 'both' },
  other: 'Vindrutan är ny',
  customerName: 'Ragnhild Lönnqvist',
  customerPhone: '070 174 06 05',
  customerEmail: 'ragnhild@kund.example',
  range: null,
  quoteReference: '',
  wantedCar: '',
  photos: [],
};
export const OFFERED = { brand: 'volvo', model: 'V60', year: 2021, mileage: 4_500 };
export const RANGE = {
  low: 210_000,
  high: 260_000,
  currency: 'SEK' as const,
  count: 12,
  fromYear: 2020,
  toYear: 2022,
};
export const MAKES = [
  { make: 'Volvo', models: ['V60', 'XC40'] },
  { make: 'Škoda', models: ['Octavia'] },
];
export const RECEIPT = { reference: 'K7QM-2XWD', reply: null };
export const FOUND = { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2021, isSupported: true };

/** So many cars at rising prices. */
export const cars = (count: number, first = 200_000) =>
  Array.from({ length: count }, (_one, index) => ({
    car_price: first + index * 10_000,
    car_price_currency: 'SEK',
    car_year: 2020 + (index % 3),
  }));
export const found = (content: readonly object[], total = content.length) =>
  returns({ facet: [], content, total_items: total, limit: 100, offset: 0 });

export interface SellCarVisit {
  submit?: FakeCall;
  car?: FakeCall;
  search?: FakeCall;
  send?: FakeCall;
  /** Saved by an earlier page of the session. */
  session?: ReturnType<typeof fakeStorage>;
  address?: string;
}

/** The page on which cars are offered. */
export function visitSellCar({
  submit = returns(RECEIPT),
  car = fails('VEHICLE_NOT_FOUND'),
  search = found([]),
  send = returns({ id: 'upload-00000001', thumbnail: 'data:,' }),
  session = fakeStorage(),
  address = '/salj-bil',
}: SellCarVisit = {}) {
  const history = fakeAddress(address);
  const requests: FormRequest<object>[] = [];
  const plates: string[] = [];
  const searches: unknown[] = [];
  const sent: string[] = [];
  const ports = fakePorts({
    session,
    address: history,
    workshop: {
      car: (plate, signal) => {
        plates.push(plate);
        return car(plate, signal);
      },
    },
    search: {
      search: (request, signal) => {
        searches.push(structuredClone(request));
        return search(request, signal);
      },
    },
    pictures: {
      send: (key, signal) => {
        sent.push(key);
        return send(key, signal);
      },
    },
    forms: {
      submit: (request, signal) => {
        // As over the wire.
        requests.push(structuredClone(request));
        return submit(request, signal);
      },
    },
  });
  const run = runFeature(sellCarFeature, {
    ports,
    state: {
      context: aContext({ hasCarRegistry: true }),
      carValuation: { ...initialCarValuation, makes: MAKES },
    },
  });
  return {
    ...run,
    requests,
    plates,
    searches,
    sent,
    session,
    history,
    end: ({ errors = 0 } = {}) => {
      run.leave();
      expect([run.refused, ports.telemetry.errors.length]).toEqual([[], errors]);
    },
    sellCar: () => selectSellCar(run.state()),
    valuation: () => selectCarValuation(run.state()),
    opens: () => run.dispatch(sellCarActions.opened()),
    sends: (draft: SellCarDraft = DRAFT) => run.dispatch(sellCarActions.submitted({ draft, filledMs: 30_000 })),
  };
}
