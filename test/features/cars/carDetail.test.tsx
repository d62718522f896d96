/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carChosen, listChosen } from '@/features/car-search/carsPage.slice';
import { retried, initialCars, type CarsState } from '@/features/cars/cars.slice';
import { CustomerServiceContext } from '@/features/cars/components/CustomerServiceContext';
import { CarDetailView } from '@/features/cars/components/CarDetailView';
import { undisclosed } from '@/domain/finance/undisclosed';
import { CarRunningCosts } from '@/features/finance/components/CarFinance';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import type { ErrorCode } from '@/errors/catalogue';
import { AUCTION } from '../advance-bid/advanceBidKit';
import { aLoanOption } from '../finance/financeKit';
import { aCar } from '../listKit';
import { lendBrowser, neverSeen, show } from '../viewKit';

beforeAll(() => {
  lendBrowser();
  neverSeen();
});
/** The code of running costs has been loaded, as a moment after the page. */
beforeAll(async () => {
  const { unmount } = show(<CarRunningCosts car={volvo} />, { cars: [volvo] });
  await act(async () => {
    await import('@/features/finance/components/RunningCosts');
  });
  unmount();
});

/** The code of the form has been loaded. */
beforeAll(async () => {
  await act(async () => {
    detail();
  });
  cleanup();
});

const volvo: CarRecord = {
  car_id: '123456',
  slug: 'volvo-v60-2021',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_model_text: 'V60 B4 Plus',
  car_version: 'B4 Plus',
  car_year: 2021,
  car_fuel: 'Bensin',
  car_price: 249_900,
  car_price_currency: 'SEK',
  car_firstregistration: '2021-05-31',
  car_regno: 'ABC12D',
  car_site_city: 'Täby',
  car_site_name: 'Nordvik Bil Täby',
  car_description: 'Välvårdad.\n\nEn ägare.',
  car_equipment: ['Dragkrok', 'Backkamera'],
  car_images: [{ original: '/-/jssmedia/cars/estate/side-pine.avif' }],
  car_fuel_combined_text: '6,1 l/100 km',
  car_emission_mixed_text: '138 g/km',
  car_acceleration_text: '7,6 s',
  car_seats: 5,
  car_doors: 5,
  car_length_text: '476 cm',
  car_ncapstars: 5,
  car_sellers: [{ name: 'Åsa Ek', email: 'asa@nordvik.example', phone: '070-174 06 05' }],
};
const index = (value: CarsState['flow']['value'], over: Partial<CarsState> = {}): CarsState => ({
  ...initialCars,
  carId: '123456',
  flow: { value, entered: 1, refused: null },
  ...over,
});
const detail = (over: Partial<CarRecord> = {}, page = index('loaded'), more: readonly CarRecord[] = []) =>
  show(<CarDetailView />, { cars: [{ ...volvo, ...over }, ...more], page });
/** The panel with the price. */
const panel = () => within(document.querySelector<HTMLElement>('.summary') ?? document.body);
const rowsUnder = (name: string): string[][] => {
  const section = screen.queryByRole('heading', { level: 2, name })?.closest('section');
  return [...(section?.querySelectorAll('dl > div') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ') ?? ''),
  );
};

describe("a car's page", () => {
  it('G-02 names the car and shows price, place, description and equipment', () => {
    detail();
    expect(screen.getByRole('heading', { level: 1, name: 'Volvo V60' })).toBeInTheDocument();
    expect(screen.getByText('B4 Plus')).toBeInTheDocument();
    expect(panel().getByText('249 900 kr')).toBeInTheDocument();
    expect(screen.getByText('Bilen står i Nordvik Bil Täby')).toBeInTheDocument();
    expect(screen.getByText('En ägare.').tagName).toBe('P');
    expect(screen.getByText('Dragkrok')).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false');
    expect(document.querySelector('#equipment')).toContainElement(screen.getByText('Dragkrok'));
  });

  it('G-02 shows that a car is reserved, and whom to contact', () => {
    detail({ car_is_reserved: true });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.compareDocumentPosition(screen.getByText('Reserverad'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.getByText(/^Någon annan har lagt undan bilen\./)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Kontakta säljaren' }).parentElement).toHaveTextContent(
      'så säger vi hur länge bilen är reserverad',
    );
    for (const link of screen.getAllByRole('link', { name: '070-174 06 05' }))
      expect(link).toHaveAttribute('href', 'tel:0701740605');
  });

  it.each<[string, Partial<CarRecord>, string[]]>([
    ['a used car', { car_is_used: true }, ['14 dagars bytesrätt', '12 månaders garanti']],
    ['an old one', { car_is_used: true, car_firstregistration: '2010-05-31' }, ['14 dagars bytesrätt']],
    ['a new car', { car_is_used: false }, []],
    ['a lot', { car_is_used: true, car_lot_number: '214' }, []],
  ])('G-01 %s has the promises of the site that hold for it under the buttons', (_kind, over, lines) => {
    const usedCarPromises = { exchangeDays: 14, warranty: { months: 12, years: 10 }, page: '/begagnat' };
    const { unmount } = show(<CarDetailView />, {
      cars: [{ ...volvo, ...over }],
      page: index('loaded'),
      context: { usedCarPromises },
    });
    const links = panel().queryAllByRole('link', { name: /bytesrätt|garanti/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(lines);
    for (const link of links) expect(link).toHaveAttribute('href', '/begagnat');
    unmount();
    // A site that promises nothing.
    detail(over);
    expect(panel().queryByRole('link', { name: /bytesrätt|garanti/ })).toBeNull();
  });

  it.each([
    ['2026-11-20T15:30:00Z', 'Stänger i dag 19:40'],
    ['2026-11-19T22:30:00Z', 'Stänger i morgon 19:40'],
    ['2026-11-17T12:00:00Z', 'Stänger fre 19:40'],
    ['2026-11-02T12:00:00Z', 'Stänger fredag 20 november 19:40'],
    ['2026-11-20T18:40:00Z', 'Budgivningen är stängd'],
  ])('G-02 says when the bidding for a lot ends: at %s %s', (now, end) => {
    const lot = { ...volvo, car_lot_number: '214', car_bids_end: '2026-11-20T18:40:00Z' };
    show(<CarDetailView />, { cars: [lot], page: index('loaded'), context: { now } });
    expect(screen.getByText('Utrop 214').nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')).toBe(end);
  });

  it('G-02 shows a lot with number, estimate, end and first bid, and of one without an end the rest', () => {
    const lot = { car_lot_number: '214', car_estimate_low: 260_000, car_estimate_high: 290_000 };
    const { unmount } = detail({ ...lot, car_bids_end: '2099-11-20T18:40:00Z' });
    const note = screen.getByText('Utrop 214').parentElement;
    expect(note?.textContent?.replaceAll('\u00a0', ' ')).toEqual(
      expect.stringMatching(
        /^[\d ]+ d \d+ h kvarStänger om [\d ]+ dagar \d+ timUtrop 214Stänger fredag 20 november 19:40Värderas till 260 000–290 000 kr/,
      ),
    );
    expect(screen.getByText('utropspris, inkl. moms')).toBeInTheDocument();
    unmount();
    detail(lot);
    expect(screen.getByText('Utrop 214').parentElement).not.toHaveTextContent(/Stäng/);
  });

  it('G-02 counts the time until the bidding for a lot ends by the clock of the browser', () => {
    const now = '2026-11-18T14:30:00Z';
    jest.useFakeTimers({ now: Date.parse(now) });
    try {
      const lot = { ...volvo, car_lot_number: '214', car_bids_end: '2026-11-20T18:40:00Z' };
      // Served from a cache.
      show(<CarDetailView />, { cars: [lot], page: index('loaded'), context: { now: '2026-11-18T10:00:00Z' } });
      const left = () => screen.queryByRole('timer')?.textContent?.replaceAll('\u00a0', ' ');
      expect(left()).toBe('2 d 4 h kvarStänger om 2 dagar 4 tim');
      act(() => jest.advanceTimersByTime(47 * 3_600_000));
      expect(left()).toBe('5 h 10 min kvarStänger om 5 tim 10 min');
      act(() => jest.advanceTimersByTime(5.5 * 3_600_000));
      expect(left()).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });

  it('G-04 lists the departments that sell a sample car', () => {
    detail(
      { car_is_sample: true, car_sellers: undefined },
      index('loaded', { sellers: [{ name: 'Nordvik Bil Solna', phone: '08-465 004 94', email: '' }] }),
    );
    const contact = screen.getByRole('heading', { name: 'Fråga om modellen' }).parentElement ?? document.body;
    expect(within(contact).getByText('Nordvik Bil Solna')).toBeInTheDocument();
    expect(within(contact).getByRole('link', { name: '08-465 004 94' })).toHaveAttribute('href', 'tel:0846500494');
  });

  it.each([
    [{ phone: '08-465 004 00' }, '08-465 004 00', 'tel:0846500400'],
    [{ email: 'export@nordvik.example' }, 'export@nordvik.example', 'mailto:export@nordvik.example'],
  ])('G-04 leads to the customer service %j where no department sells the model', (service, name, href) => {
    show(
      <CustomerServiceContext value={service}>
        <CarDetailView />
      </CustomerServiceContext>,
      { cars: [{ ...volvo, car_is_sample: true, car_sellers: undefined }], page: index('loaded') },
    );
    const notice = screen.getByText(/^Vi hittar ingen säljare/).closest<HTMLElement>('#contact') ?? document.body;
    expect(within(notice).getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('G-07 writes the first registration as YYYY-MM-DD', () => {
    detail();
    expect(rowsUnder('Översikt')).toContainEqual(['Första registrering', '2021-05-31']);
  });

  it('G-02 shows five technical rows, the others on request', async () => {
    detail();
    expect(
      rowsUnder('Tekniska data')
        .slice(0, 5)
        .map(([label]) => label),
    ).toEqual([
      'Förbrukning, blandad körning (WLTP)',
      'CO₂-utsläpp, blandad körning (WLTP)',
      '0–100 km/h',
      'Säten',
      'Dörrar',
    ]);
    const rest = screen.getByText('Längd').closest('dl');
    expect(rest).not.toBeVisible();
    const section = screen.getByRole('heading', { name: 'Tekniska data' }).closest('section') ?? document.body;
    const more = within(section).getByRole('button', { name: 'Visa mer' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(rest).toBeVisible();
    expect(within(section).getByRole('button', { name: 'Visa mindre' })).toHaveAttribute('aria-expanded', 'true');
    expect(rowsUnder('Tekniska data').at(-1)).toEqual(['Euro NCAP', '5 stjärnor']);
  });

  it('G-02 offers no more rows than there are', () => {
    detail({ car_length_text: undefined, car_ncapstars: undefined });
    const section = screen.getByRole('heading', { name: 'Tekniska data' }).closest('section') ?? document.body;
    expect(within(section).queryByRole('button')).toBeNull();
    expect(rowsUnder('Tekniska data')).toHaveLength(5);
  });

  it('G-04 of a sample car has no overview', () => {
    detail({ car_is_sample: true });
    expect(screen.queryByRole('heading', { name: 'Översikt' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Tekniska data' })).toBeInTheDocument();
  });

  it('G-04 offers the seller by phone and mail', () => {
    detail();
    for (const link of screen.getAllByRole('link', { name: '070-174 06 05' }))
      expect(link).toHaveAttribute('href', 'tel:0701740605');
    expect(screen.getByRole('link', { name: 'Mejla Åsa Ek' })).toHaveAttribute('href', 'mailto:asa@nordvik.example');
  });

  it('G-03 offers to book a test drive next to the contact, but of no lot, and not without a seller', () => {
    const { unmount } = detail();
    const buttons = panel().getAllByRole('link');
    expect(buttons.slice(0, 2).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Kontakta säljaren', '#contact-form'],
      ['Boka provkörning', '#contact-testdrive'],
    ]);
    unmount();
    for (const over of [{ car_lot_number: '214' }, { car_sellers: undefined }]) {
      const { unmount: leave } = detail(over);
      expect(panel().queryByRole('link', { name: 'Boka provkörning' })).toBeNull();
      leave();
    }
  });

  it('H-03 shows the month of the loan that the card has, with its rate, the way to the calculator and the warning', () => {
    const loan = undisclosed({
      price: 249_900,
      deposit: 49_980,
      months: 72,
      ratePercent: 6.95,
      startFee: 595,
      invoiceFee: 45,
      residual: 0,
    });
    const { unmount } = detail({ car_loan_terms: loan });
    const link = panel().getByRole('link', { name: /^Från .*kr\/mån$/ });
    expect(link).toHaveAttribute('href', '#finance');
    expect(link.parentElement?.textContent?.replaceAll('\u00a0', ' ')).toMatch(
      /^Från \d \d{3} kr\/mån, effektiv ränta \d,\d %$/,
    );
    const credit = link.closest('[data-credit=warning]');
    expect(credit).toHaveTextContent('Att låna kostar pengar');
    expect(credit).toContainElement(panel().getByRole('link', { name: 'Kontakta säljaren' }));
    unmount();
    detail();
    expect(document.querySelector('.summary [data-credit]')).toBeNull();
  });

  it('H-03 has the warning in full beside the first price of credit, and folded on a phone beside the next', async () => {
    const loan = {
      price: 249_900,
      deposit: 49_980,
      months: 72,
      ratePercent: 6.95,
      startFee: 595,
      invoiceFee: 45,
      residual: 0,
    };
    const { unmount } = detail({ car_loan_terms: undisclosed(loan), car_loan_option: undisclosed(aLoanOption()) });
    const warnings = () => screen.getAllByRole('note', { name: 'Att låna kostar pengar!' });
    const more = () => screen.queryAllByText('Läs hela varningen', { selector: 'button' });
    await waitFor(() => expect(warnings()).toHaveLength(2));
    for (const warning of warnings()) expect(warning).toHaveTextContent(/betalningsanmärkning.*konsumentverket\.se/);
    const folded = () => warnings().map((one) => one.hasAttribute('data-folded'));
    expect(folded()).toEqual([false, true]);
    await userEvent.click(more()[0] ?? document.body);
    expect([folded(), more()]).toEqual([[false, false], []]);
    expect(document.activeElement).toHaveTextContent(/^Om du inte kan betala/);
    unmount();
    detail({ car_loan_option: undisclosed(aLoanOption()) });
    await waitFor(() => expect(warnings()).toHaveLength(1));
    expect(more()).toEqual([]);
  });

  it("G-06 shows a light commercial vehicle's price without VAT and a campaign's next to the previous price", () => {
    detail({
      car_vehicle_type_code: 'LCV',
      car_has_campaign_price: true,
      car_campaign_price: 199_900,
      car_lowest_price: 239_900,
    });
    expect(panel().getByText('199 900 kr').tagName).toBe('STRONG');
    const before = screen.getByText('Tidigare lägsta pris: 239 900 kr');
    expect(before.closest('s')).toBeNull();
    expect(screen.getByText('exkl. moms')).toBeInTheDocument();
    expect(panel().getByText('Kampanjpris')).toBeInTheDocument();
  });

  it('G-06 says in words, not by its colour alone, that a price was lowered', () => {
    detail({ car_lowest_price: 259_900, car_price_since: '2026-11-10T09:00:00.000Z' });
    expect(panel().getByText('Sänkt pris')).toBeInTheDocument();
    expect(panel().queryByText('Kampanjpris')).toBeNull();
  });

  it('G-02 leaves out what is unknown, and shows a text for a missing picture', () => {
    show(<CarDetailView />, {
      cars: [{ car_id: '123456', car_brand: 'Kia', car_model: 'EV6' }],
      page: index('loaded'),
    });
    expect(screen.getByText('Foto kommer')).toBeInTheDocument();
    expect(panel().getByText('Kontakta oss för pris')).toBeInTheDocument();
    for (const name of ['Översikt', 'Tekniska data', 'Om bilen', 'Utrustning', 'Kontakta säljaren', 'Liknande bilar'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(document.body).not.toHaveTextContent(/undefined|NaN|null/);
  });

  it('G-02 has an illustration of the body, and the text on it, in place of a missing picture', () => {
    show(<CarDetailView />, {
      cars: [{ car_id: '123456', car_brand: 'Kia', car_model: 'EV6', car_body: 'Kombi' }],
      page: index('loaded'),
    });
    expect(screen.getByText('Foto kommer').parentElement?.querySelector('img')).toHaveAttribute(
      'src',
      '/-/jssmedia/cars/estate/front34-silver.avif?w=800',
    );
  });

  it('G-02 names year, mileage, fuel and gearbox under the title', () => {
    detail({ car_mileage: 3_459, car_odometer: 'mil', car_gearbox: 'Automat' });
    const title = screen.getByRole('heading', { level: 1 }).parentElement;
    expect(title?.textContent?.replaceAll('\u00a0', ' ')).toContain('2021 · 3 459 mil · Bensin · Automat');
  });

  it('G-04 the bar is there from the first window on, and hidden while the section that it leads to is in it', () => {
    const reports = new Map<Element, IntersectionObserverCallback>();
    class Watched {
      constructor(private readonly callback: IntersectionObserverCallback) {}
      observe = (element: Element) => void reports.set(element, this.callback);
      disconnect = () => undefined;
    }
    Object.assign(globalThis, { IntersectionObserver: Watched });
    detail();
    const bar = screen.getByRole('group', { name: 'Kontakta säljaren' });
    const section = document.getElementById('contact');
    const report = section && reports.get(section);
    const shown = [undefined, false, true, false].map((isIntersecting) => {
      if (isIntersecting !== undefined)
        act(() => report?.([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
      return getComputedStyle(bar).visibility !== 'hidden';
    });
    expect(shown).toEqual([true, true, false, true]);
    neverSeen();
  });

  it('G-03 a row of links leads to the parts of the page; the style sheet hides those that it does not have', () => {
    detail({ car_equipment: ['Dragkrok'] });
    const row = within(screen.getByRole('navigation', { name: 'På sidan' }));
    expect(row.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Testprotokoll', '#condition-report'],
      ['Utrustning', '#equipment'],
      ['Fakta', '#facts'],
      ['Kostnad', '#running-costs'],
      ['Finansiering', '#finance'],
      ['Kontakt', '#contact'],
    ]);
  });

  it('G-04 a car without a seller has the ways to the customer service, in the panel and in the bar', () => {
    show(
      <CustomerServiceContext value={{ phone: '08-465 004 00', email: 'kund@nordvik.example' }}>
        <CarDetailView />
      </CustomerServiceContext>,
      { cars: [{ car_id: '123456', car_brand: 'Kia', car_model: 'EV6' }], page: index('loaded') },
    );
    const bar = within(screen.getByRole('group', { name: 'Kontakta säljaren' }));
    for (const link of [panel().getByRole('link', { name: '08-465 004 00' }), bar.getByRole('link', { name: 'Ring' })])
      expect(link).toHaveAttribute('href', 'tel:0846500400');
    for (const link of [
      panel().getByRole('link', { name: 'kund@nordvik.example' }),
      bar.getByRole('link', { name: 'Skriv' }),
    ])
      expect(link).toHaveAttribute('href', 'mailto:kund@nordvik.example');
  });

  it('G-02 shows once what a feed names twice', () => {
    detail({
      car_equipment: ['Dragkrok', 'Dragkrok'],
      car_description: 'Samma.\n\nSamma.\n\n \n\n',
      car_images: [{ original: '/-/jssmedia/a.avif' }, { original: '/-/jssmedia/a.avif' }],
    });
    expect(screen.getAllByText('Dragkrok')).toHaveLength(1);
    expect(screen.getAllByText('Samma.')).toHaveLength(1);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it("G-05 the link back opens the list in place; with a key held down it is the browser's", async () => {
    const { actions: dispatched } = detail();
    const link = screen.getByRole('link', { name: 'Till alla bilar' });
    expect(link).toHaveAttribute('href', '/kop-bil/alla-bilar-i-lager');
    await userEvent.click(link);
    expect(dispatched).toEqual([listChosen()]);
    const user = userEvent.setup();
    link.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(dispatched).toHaveLength(1);
  });
});

describe('the price of a car among like cars', () => {
  const used = { car_is_used: true, car_mileage: 4_000, car_odometer: 'mil' as const };
  const position = {
    low: 226_000,
    high: 302_000,
    currency: 'SEK' as const,
    count: 14,
    fromYear: 2020,
    toYear: 2022,
    likeness: 0,
    dearer: 9,
    cheaper: 4,
    prices: [210_000, 249_900, 310_000],
  };
  const line = () => panel().queryByRole('link', { name: 'Jämförbara bilar hos oss' });
  const lineText = () => line()?.closest('div')?.textContent?.replaceAll('\u00a0', ' ');

  it('G-06 is a range, a number of cars and its place, with the way to the list of them', () => {
    detail(used, index('loaded', { pricePosition: position }));
    expect(lineText()).toBe('Jämförbara bilar hos oss: oftast 226 000–302 000 kr (14 st)Lägre pris än 9 av 13');
    const [path, search] = line()?.getAttribute('href')?.split('?') ?? [];
    expect(path).toBe('/kop-bil/alla-bilar-i-lager');
    expect([...new URLSearchParams(search)]).toEqual([
      ['car_brand', 'Volvo'],
      ['car_brand', 'Volvo>V60'],
      ['car_fuel', 'Bensin'],
      ['car_year_min', '2020'],
      ['car_year_max', '2022'],
      ['car_mileage_min', '1300'],
      ['car_mileage_max', '6700'],
      ['any_car_is_used', 'true'],
      ['not_car_vehicle_type_code', 'LCV'],
      ['sort', 'car_price_asc'],
    ]);
  });

  it('G-06 says as plainly that most cost less, and nothing where all cost the same', () => {
    detail(used, index('loaded', { pricePosition: { ...position, dearer: 2, cheaper: 11 } }));
    expect(lineText()).toMatch(/Högre pris än 11 av 13$/);
    cleanup();
    detail(used, index('loaded', { pricePosition: { ...position, dearer: 0, cheaper: 0 } }));
    expect(lineText()).toMatch(/\(14 st\)$/);
  });

  it('G-06 is not there with too few of them, nor of a lot or a sold car', () => {
    detail(used);
    expect(line()).toBeNull();
    cleanup();
    detail({ ...used, car_lot_number: '214' }, index('loaded', { pricePosition: position }));
    expect(line()).toBeNull();
    cleanup();
    detail(used, index('sold', { pricePosition: position, soldAt: '2026-11-18T09:00:00.000Z' }));
    expect(line()).toBeNull();
  });
});

describe("a car's page, more of it", () => {
  const step = (day: string, amount: number) => ({ since: `${day}T09:00:00.000Z`, amount, currency: 'SEK' as const });
  const sectionOf = (name: string) =>
    within(screen.getByRole('heading', { level: 2, name }).closest<HTMLElement>('section') ?? document.body);
  const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

  it('G-02 shows what the car has cost: in words and as a list', () => {
    detail(
      { car_lowest_price: 259_900, car_price_since: '2026-11-10T09:00:00.000Z' },
      index('loaded', {
        prices: [step('2026-08-01', 269_900), step('2026-10-01', 259_900), step('2026-11-10', 249_900)],
      }),
    );
    const history = sectionOf('Så har priset ändrats');
    expect(plain(history.getByText(/^Sänkt/))).toBe('Sänkt 2 gånger. Tidigare lägsta pris: 259 900 kr.');
    expect(history.getAllByRole('listitem').map(plain)).toEqual([
      '2026-08-01 269 900 kr',
      '2026-10-01 259 900 kr',
      '2026-11-10 249 900 kr',
    ]);
    // One line: each part begins where the one before has ended, from the one edge to the other.
    const ends = [...document.querySelectorAll('#price-history line')].map((one) =>
      ['x1', 'y1', 'x2', 'y2'].map((name) => one.getAttribute(name)),
    );
    expect(ends).toHaveLength(5);
    expect(ends.slice(1).map(([x, y]) => [x, y])).toEqual(ends.slice(0, -1).map(([, , x, y]) => [x, y]));
    expect([ends[0]?.[0], ends.at(-1)?.[2]]).toEqual(['0.00%', '100.00%']);
    expect(plain(panel().getByText(/Tidigare lägsta pris/))).toContain('259 900 kr');
  });

  it('G-02 shows no history of a price that has never changed', () => {
    detail({}, index('loaded', { prices: [step('2026-08-01', 249_900)] }));
    expect(screen.queryByRole('heading', { name: 'Så har priset ändrats' })).toBeNull();
  });

  it('G-06 shows the price of a light commercial vehicle with and without VAT', () => {
    detail({ car_vehicle_type_code: 'LCV', car_price: 200_000 });
    expect(panel().getByText('200 000 kr').tagName).toBe('STRONG');
    expect(panel().getByText('exkl. moms')).toBeInTheDocument();
    expect(panel().getByText('250 000 kr inkl. moms')).toBeInTheDocument();
  });

  it('G-02 groups the equipment, and folds all but the first of each group', async () => {
    detail({
      car_equipment: ['Dragkrok', 'Backkamera', 'ABS-bromsar', ...Array.from({ length: 14 }, (_, n) => `Sak ${n}`)],
    });
    const equipment = sectionOf('Utrustning');
    expect(equipment.getAllByRole('heading', { level: 3 }).map(plain)).toEqual([
      'Säkerhet och förarstöd',
      'Last och dragning',
      'Övrigt',
    ]);
    expect(document.querySelectorAll('#equipment li:not(.more)')).toHaveLength(12);
    const more = equipment.getByRole('button', { name: 'Visa mer (17)' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(equipment.getByRole('button', { name: 'Visa mindre' })).toHaveAttribute('aria-expanded', 'true');
    expect(document.querySelector('#equipment [data-folded]')).toBeNull();
  });

  it('H-02 names the sum of a bid with the fee of the auction, as the bid is typed', async () => {
    await act(async () => {
      await import('@/features/advance-bid/components/AdvanceBidForm');
    });
    show(<CarDetailView />, {
      cars: [{ ...volvo, car_price: 25_000, car_lot_number: '214' }],
      page: index('loaded'),
      context: { auction: AUCTION },
    });
    const field = await screen.findByLabelText('Ditt högsta bud');
    const row = within(screen.getByRole('navigation', { name: 'På sidan' }));
    expect(row.getByRole('link', { name: 'Lägg bud' })).toHaveAttribute('href', '#advance-bid');
    const sum = () => plain(document.querySelector('#advance-bid output') ?? document.body);
    expect(sum()).toBe('Slutsumma vid 25 000 kr: 27 990 kr inkl. avgift.');
    await userEvent.clear(field);
    await userEvent.type(field, '84 000');
    expect(sum()).toBe('Slutsumma vid 84 000 kr: 87 990 kr inkl. avgift.');
    await userEvent.type(field, ' eller så');
    expect(sum()).toBe('Slutsumma vid 25 000 kr: 27 990 kr inkl. avgift.');
    expect(screen.getByRole('link', { name: 'Se avgifterna' })).toHaveAttribute('href', '/avgifter');
  });

  it.each([
    ['2026-11-20T18:39:00Z', 1],
    ['2026-11-20T18:40:00Z', 0],
  ])('H-02 leads to the form for a bid while bids are taken: at %s %i links', (now, links) => {
    const lot = { ...volvo, car_price: 25_000, car_lot_number: '214', car_bids_end: '2026-11-20T18:40:00Z' };
    show(<CarDetailView />, { cars: [lot], page: index('loaded'), context: { auction: AUCTION, now } });
    const row = within(screen.getByRole('navigation', { name: 'På sidan' }));
    expect(row.queryAllByRole('link', { name: 'Lägg bud' })).toHaveLength(links);
  });

  describe('condition report', () => {
    const inspected: Partial<CarRecord> = {
      car_inspection_date: '2026-11-12',
      car_inspection_points: 112,
      car_inspection: [
        { area: 'tires', state: 'fine' },
        { area: 'glass', state: 'remark', remark: 'Stenskott i vindrutan' },
        { area: 'body', state: 'remark', remark: 'Repa på stötfångaren' },
        { area: 'brakes', state: 'attention', remark: 'Beläggen behöver bytas' },
      ],
      car_tread_depth: 5.5,
    };
    const section = () => screen.getByRole('region', { name: 'Testprotokoll' });
    const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');
    const lists = () =>
      within(section())
        .getAllByRole('list')
        .map((list) => within(list).getAllByRole('listitem').map(plain));

    it('G-02 sums up, names the remarks first, the worst of them before the others, then every area', () => {
      detail(inspected);
      expect(section()).toHaveTextContent('109 av 112 punkter utan anmärkning');
      // The strip has a part for each remark, and one for all that is fine.
      expect([...section().querySelectorAll('.strip i')].map((part) => part.getAttribute('data-state'))).toEqual([
        null,
        'attention',
        'remark',
        'remark',
      ]);
      expect(section()).toHaveTextContent('Kontrollerad 12 november 2026 av Nordvik Bil Täby.');
      expect(lists()).toEqual([
        [
          'Beläggen behöver bytasBromsar · Behöver åtgärdas',
          'Repa på stötfångarenKaross och lack · Anmärkning',
          'Stenskott i vindrutanGlas · Anmärkning',
        ],
        [
          'Kaross och lackAnmärkning',
          'GlasAnmärkning',
          'BromsarBehöver åtgärdas',
          'DäckUtan anmärkning · Mönsterdjup minst 5,5 mm',
        ],
      ]);
      expect(panel().getByRole('link', { name: /^Kontrollerad 12.november.2026: 3.anmärkningar$/ })).toHaveAttribute(
        'href',
        `#${section().id}`,
      );
    });

    it('G-02 without remarks says so, and shows the health of a battery', () => {
      detail({ ...inspected, car_inspection: [{ area: 'battery', state: 'fine' }], car_battery_health: 94 });
      expect(section()).toHaveTextContent('Alla 112 punkter utan anmärkning');
      expect(lists()).toEqual([['DrivbatteriUtan anmärkning · 94 % av kapaciteten som ny']]);
      expect(panel().getByRole('link', { name: /: utan.anmärkning$/ })).toBeInTheDocument();
    });

    it('G-02 says no more than a sparse feed', () => {
      detail({ car_inspection: [{ area: 'body', state: 'remark' }], car_site_name: undefined });
      expect(section()).toHaveTextContent('1 anmärkning');
      expect(section()).not.toHaveTextContent(/Kontrollerad \d|punkter/);
      expect(section().querySelector('.strip')).toBeNull();
      expect(panel().getByRole('link', { name: /^Testprotokoll: 1.anmärkning$/ })).toBeInTheDocument();
    });

    it('G-02 is not there without findings', () => {
      detail({ car_inspection_date: '2026-11-12', car_inspection: [] });
      expect(screen.queryByRole('region', { name: 'Testprotokoll' })).toBeNull();
      expect(panel().queryByRole('link', { name: /Kontrollerad|Testprotokoll/ })).toBeNull();
    });

    it('G-02 of a lot stands before the form for bids, of other cars after the description', () => {
      const order = () =>
        [...(document.querySelector('.sections')?.children ?? [])]
          .map(({ id }) => id)
          .filter(Boolean)
          .slice(0, 2);
      const { unmount } = show(<CarDetailView />, {
        cars: [{ ...volvo, ...inspected, car_lot_number: '214' }],
        page: index('loaded'),
        context: { auction: AUCTION },
      });
      expect(order()).toEqual(['condition-report', 'advance-bid']);
      unmount();
      detail(inspected);
      expect(order()).toEqual(['condition-report', 'equipment']);
    });
  });

  it('G-02 shows of range and charging only what the data contains', () => {
    const { unmount } = detail({
      wltp_electric_range_text: '596 km',
      battery_size: 82,
      electric_charging_speed_dc: 205,
      electric_charging_speed_ac: 11,
    });
    expect(sectionOf('Räckvidd och laddning').getAllByRole('listitem').map(plain)).toEqual([
      'Upp till 596 km på en laddning (WLTP).',
      '10 till 80 % på ungefär 25 minuter vid en snabbladdare, med upp till 205 kW.',
      'Från tomt till fullt på ungefär 8,5 timmar med en laddbox på 11 kW.',
    ]);
    unmount();
    const { unmount: end } = detail({ wltp_electric_range_text: '50 km', battery_size: 12 });
    expect(sectionOf('Räckvidd och laddning').getAllByRole('listitem')).toHaveLength(1);
    end();
    detail();
    expect(screen.queryByRole('heading', { name: 'Räckvidd och laddning' })).toBeNull();
  });

  it('G-02 names the place of the car, its hours and whether it is open', () => {
    const { host } = detail(
      {},
      index('loaded', {
        location: {
          facilityId: '4711',
          schedule: {
            openinghours: ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag'].map((day) => ({
              day,
              displayText: '09:00–18:00',
            })),
            deviationdays: [],
          },
          readAt: '2026-11-20T09:00:00.000Z',
        },
      }),
    );
    act(() => {
      host.store.dispatch(
        entitiesArrived({
          facilities: {
            4711: {
              site_id: '4711',
              slug: 'taby',
              site_official_name: 'Nordvik Bil Täby',
              site_street: 'Torggatan 1',
              site_phone: '08-465 004 00',
            },
          },
        }),
      );
    });
    const location = sectionOf('Här står bilen');
    expect(location.getByRole('link', { name: 'Nordvik Bil Täby' })).toHaveAttribute('href', '/anlaggningar/taby');
    expect(location.getByText('Öppet till 18')).toBeInTheDocument();
    expect(location.getByRole('row', { name: 'Måndag–fredag 09:00–18:00' })).toBeInTheDocument();
    expect(location.getByRole('link', { name: '08-465 004 00' })).toHaveAttribute('href', 'tel:0846500400');
  });

  it('G-01 a sold car is marked so, without price and contact, and links to others', () => {
    const others = ['700001', '700002', '700003'].map((id) => aCar(id));
    detail(
      { car_sellers: undefined, car_regno: undefined },
      index('sold', { soldAt: '2026-11-18T09:00:00.000Z', similar: ['700001', '700002', '700003'] }),
      others,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Volvo V60' })).toBeInTheDocument();
    expect(plain(screen.getByRole('note'))).toContain('Bilen lämnade lagret 18 november 2026.');
    expect(screen.getByRole('link', { name: 'Se liknande bilar' })).toHaveAttribute('href', '#similar');
    expect(screen.queryByText('249 900 kr')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Kontakta|^Ring|^Skriv/ })).toBeNull();
    expect(document.querySelector('article[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  });
});

describe('a car that came with the list', () => {
  it('G-01 is shown at once with the data of its card; the rest is added', () => {
    const { host } = show(<CarDetailView />, {
      cars: [
        aCar('123456', {
          car_price: 249_900,
          car_price_currency: 'SEK',
          car_primary_image: { thumbnail_url: '/-/jssmedia/a.avif' },
        }),
      ],
      page: index('lookingUp'),
    });
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('heading', { level: 1, name: 'Volvo V60' })).toBeInTheDocument();
    expect(panel().getByText('249 900 kr')).toBeInTheDocument();
    expect(screen.getByRole('img')).toHaveAttribute('src', '/-/jssmedia/a.avif?w=800');
    expect(screen.queryByRole('heading', { name: 'Om bilen' })).toBeNull();
    act(() => {
      host.store.dispatch(entitiesArrived(normalizeCars([volvo]).entities));
    });
    expect(screen.getByRole('heading', { name: 'Om bilen' })).toBeInTheDocument();
  });

  it("G-01 stays when the rest can't be fetched, with a way to try again", async () => {
    const { actions: dispatched } = detail({}, index('lookupFailed', { error: { code: 'DETAIL_FAILED', params: {} } }));
    expect(screen.getByRole('heading', { level: 1, name: 'Volvo V60' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Vi kunde inte hämta bilen just nu.');
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(dispatched).toEqual([retried()]);
  });
});

describe('a car that could not be fetched', () => {
  it.each<[ErrorCode, Record<string, string>, string, boolean]>([
    ['DETAIL_FAILED', {}, 'Vi kunde inte hämta bilen just nu.', true],
    ['TOO_MANY_REQUESTS', {}, 'Det gick lite fort.', true],
    ['BAD_REQUEST', {}, 'Vi förstod inte frågan.', false],
    ['UNEXPECTED', { reference: 'AB12CD34' }, 'Referens: AB12CD34', true],
  ])('G-01 shows %s with its own text and recovery actions', (code, params, text, again) => {
    show(<CarDetailView />, { page: index('lookupFailed', { error: { code, params } }) });
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.queryAllByRole('button', { name: 'Försök igen' })).toHaveLength(again ? 1 : 0);
    expect(screen.getByRole('link', { name: 'Till alla bilar' })).toHaveAttribute(
      'href',
      '/kop-bil/alla-bilar-i-lager',
    );
  });
});

describe('a car that is gone', () => {
  const others = ['700001', '700002'].map((id) => aCar(id));

  it('G-01 is announced, with other cars and a search for the text of its address', async () => {
    const { actions: dispatched } = show(<CarDetailView />, {
      cars: others,
      page: index('notFound', { recommended: ['700001', '700002'], keyphrase: 'röd & fin' }),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Den bilen hann någon före' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sök efter fler röd & fin' })).toHaveAttribute(
      'href',
      '/kop-bil/alla-bilar-i-lager?keyphrase=r%C3%B6d%20%26%20fin',
    );
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(within(screen.getAllByRole('article')[1] ?? document.body).getByRole('link'));
    expect(dispatched).toEqual([carChosen({ carId: '700002', slug: 'volvo-v60-700002' })]);
  });

  it('G-01 without a keyphrase and without others, the list', () => {
    show(<CarDetailView />, { page: index('notFound') });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/kop-bil/alla-bilar-i-lager',
    ]);
    expect(screen.queryByRole('heading', { name: 'Liknande bilar' })).toBeNull();
  });

  it('G-08 similar cars are below an available one', () => {
    detail({}, index('loaded', { similar: ['700001', '700002'] }), others);
    const section = screen.getByRole('heading', { name: 'Liknande bilar' }).closest('section') ?? document.body;
    expect(within(section).getAllByRole('article')).toHaveLength(2);
  });
});
