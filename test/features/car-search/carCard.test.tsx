/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { carChosen } from '@/features/car-search/carsPage.slice';
import { undisclosed } from '@/domain/finance/undisclosed';
import type { LoanTerms } from '@/domain/finance/finance';
import { CarGrid } from '@/features/car-search/components/CarGrid';
import type { CarRecord } from '@/store/entities';
import { show, type Showing } from '../viewKit';

const volvo: CarRecord = {
  car_id: '123456',
  slug: 'volvo-v60-2021',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_model_text: 'V60 B4 Plus',
  car_version: 'B4 Plus',
  car_year: 2021,
  car_fuel: 'El',
  car_gearbox: 'Automat',
  car_mileage: 4_520,
  car_odometer: 'mil',
  car_price: 249_900,
  car_price_currency: 'SEK',
  car_vehicle_type_code: 'PC',
  car_site_city: 'Täby',
  car_primary_image: { thumbnail_url: '/-/jssmedia/cars/estate/front34-pine.avif' },
};
const terms: LoanTerms = {
  price: 250_000,
  deposit: 50_000,
  ratePercent: 7.95,
  months: 36,
  residual: 125_000,
  startFee: 695,
  invoiceFee: 59,
};
const withLoan = { ...volvo, car_price: 250_000, car_loan_terms: undisclosed(terms) };
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

const card = (
  over: Partial<CarRecord> = {},
  props: { shallow?: boolean; prioritised?: boolean } = {},
  showing: Showing = {},
) => show(<CarGrid ids={['123456']} {...props} />, { cars: [{ ...volvo, ...over }], ...showing });

describe("a car's card", () => {
  it('F-06 is one link to the car, named by make and model', () => {
    card();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Volvo V60' })).toHaveAttribute('href', '/kop-bil/123456/volvo-v60-2021');
    expect(within(screen.getByRole('heading', { level: 3 })).getByRole('link')).toBeInTheDocument();
    expect(
      within(within(screen.getByRole('article')).getAllByRole('list')[0] ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['2021', '4 520 mil', 'El', 'Automat']);
    expect(screen.getByRole('article')).toHaveTextContent('B4 Plus');
    expect(screen.getByRole('article')).toHaveTextContent('Täby');
  });

  it.each([
    [{ car_fuel: 'El', wltp_electric_range: 412 }, ['2021', '4 520 mil', 'El', 'Räckvidd 412 km']],
    [{ car_fuel: 'Laddhybrid', wltp_electric_range: 61 }, ['2021', '4 520 mil', 'Laddhybrid', 'El 61 km']],
    [{ car_fuel: 'Diesel' }, ['2021', '4 520 mil', 'Diesel', 'Automat']],
    [
      { car_fuel: 'El', wltp_electric_range: 412, car_mileage: 45_200, car_odometer: 'km' as const },
      ['2021', '45 200 km', 'El', 'Räckvidd 412 km'],
    ],
  ])('F-06 has four facts of a car; with a plug the range instead of the gearbox: %j', (over, details) => {
    card(over);
    const [list] = within(screen.getByRole('article')).getAllByRole('list');
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(
      details,
    );
  });

  it.each([
    ['2026-11-20T15:30:00Z', 'Stänger i dag 19:40'],
    ['2026-11-19T22:30:00Z', 'Stänger fre 19:40'],
    ['2026-11-17T12:00:00Z', 'Stänger fre 19:40'],
    ['2026-11-02T12:00:00Z', 'Stänger 20 nov. 19:40'],
    ['2026-11-20T18:40:00Z', 'Stängd'],
  ])('F-06 shows a lot with number, first bid, estimate and end: at %s %s', (now, end) => {
    const lot = {
      car_lot_number: '214',
      car_estimate_low: 260_000,
      car_estimate_high: 290_000,
      car_bids_end: '2026-11-20T18:40:00Z',
      car_published: now,
    };
    card(lot, {}, { context: { now } });
    const text = (screen.getByRole('article').textContent ?? '').replaceAll('\u00a0', ' ');
    expect(text).toContain('Utrop 214 · B4 Plus');
    expect(text).toContain('249 900 krutropspris, inkl. momsVärderas till 260 000–290 000 kr');
    expect(text).toContain(end);
    expect(text).not.toMatch(/I dag/);
  });

  it('F-06 shows a reserved lot as reserved, and one without estimate and end by its number', () => {
    card({ car_lot_number: '214', car_is_reserved: true, car_bids_end: '2026-11-20T18:40:00Z' });
    expect(screen.getByText('Reserverad')).toBeInTheDocument();
    expect(screen.queryByText(/Stänger|stängd/)).toBeNull();
    expect(screen.getByText('Utrop 214 · B4 Plus')).toBeInTheDocument();
  });

  it.each<[string, Partial<CarRecord>, string]>([
    ['a price with VAT', {}, '249 900 kr inkl. moms'],
    ["a light commercial vehicle's price without VAT", { car_vehicle_type_code: 'LCV' }, '249 900 kr exkl. moms'],
    [
      'a campaign price, the lowest price of the 30 days before',
      { car_has_campaign_price: true, car_campaign_price: 229_900, car_lowest_price: 244_900 },
      '229 900 kr inkl. moms Tidigare lägsta pris: 244 900 kr',
    ],
    [
      'a campaign price without a known history, without a price before',
      { car_has_campaign_price: true, car_campaign_price: 229_900 },
      '229 900 kr inkl. moms',
    ],
    [
      'a campaign price that was lower before, without a price before',
      { car_has_campaign_price: true, car_campaign_price: 229_900, car_lowest_price: 219_900 },
      '229 900 kr inkl. moms',
    ],
    [
      'a price that fell this month',
      { car_lowest_price: 259_900, car_price_since: '2026-11-01T09:00:00.000Z' },
      '249 900 kr inkl. moms Tidigare lägsta pris: 259 900 kr',
    ],
    [
      'a price that fell long ago as the price it is',
      { car_lowest_price: 259_900, car_price_since: '2026-10-01T09:00:00.000Z' },
      '249 900 kr inkl. moms',
    ],
    [
      'a campaign price whose flag is false',
      { car_has_campaign_price: false, car_campaign_price: 229_900 },
      '249 900 kr inkl. moms',
    ],
    [
      'a campaign price above the price',
      { car_has_campaign_price: true, car_campaign_price: 259_900 },
      '249 900 kr inkl. moms',
    ],
    [
      'a campaign price alone',
      { car_price: undefined, car_has_campaign_price: true, car_campaign_price: 229_900 },
      '229 900 kr inkl. moms',
    ],
    ['no price', { car_price: undefined }, 'Kontakta oss för pris'],
    ['no currency', { car_price_currency: undefined }, 'Kontakta oss för pris'],
  ])('F-06 shows %s', (_, over, price) => {
    card(over);
    const full = screen.getByText(/kr$|för pris$/, { selector: 'strong' }).closest('p');
    expect(
      [...(full?.children ?? [])]
        .map(({ textContent }) => textContent)
        .join(' ')
        .replaceAll('\u00a0', ' '),
    ).toBe(price);
    expect(
      [...(full?.querySelectorAll('s') ?? [])].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([...price.matchAll(/30 dagar (.*)$/g)].map(([, before]) => before));
  });

  it.each<[string, Partial<CarRecord>, string[]]>([
    ['none', {}, []],
    ['a campaign', { car_has_campaign_price: true, car_campaign_price: 1 }, ['Kampanj']],
    ['a price that fell', { car_lowest_price: 259_900, car_price_since: '2026-11-01T09:00:00.000Z' }, ['Sänkt pris']],
    ['a reserved car', { car_is_reserved: true }, ['Reserverad']],
    ['the car of the week', { caroftheweek: true }, ['Veckans bil']],
    ['an arrival of the day', { car_published: '2026-11-20T00:00:00.000Z' }, ['I dag']],
    ['an arrival of the day before', { car_published: '2026-11-18T23:00:00.000Z' }, ['I går']],
    ['an arrival of two days ago', { car_published: '2026-11-18T22:59:59.000Z' }, []],
    ['a new car', { car_condition: 'Ny' }, ['Ny']],
    ['a demonstration car', { car_condition: 'Demo' }, ['Demo']],
    ['a used car', { car_condition: 'Begagnad' }, []],
    ['a new car of the day', { car_condition: 'Ny', car_published: '2026-11-20T00:00:00.000Z' }, ['I dag']],
    [
      'a sample car, however new',
      { car_is_sample: true, car_published: '2026-11-19T09:00:00.000Z' },
      ['Visningsexemplar'],
    ],
    [
      'several',
      { caroftheweek: true, car_is_sample: true, car_has_campaign_price: true, car_campaign_price: 1 },
      ['Visningsexemplar'],
    ],
    [
      'several of a car to buy',
      { caroftheweek: true, car_has_campaign_price: true, car_campaign_price: 1 },
      ['Kampanj'],
    ],
  ])('F-06 with %s has at most one mark', (_, over, marks) => {
    card(over);
    const all = [
      'Kampanj',
      'Sänkt pris',
      'Reserverad',
      'Veckans bil',
      'I dag',
      'I går',
      'Visningsexemplar',
      'Ny',
      'Demo',
    ];
    expect(all.filter((text) => within(screen.getByRole('article')).queryByText(text))).toEqual(marks);
  });

  it.each<[string, string, string, string, string[]]>([
    [
      '00:30 in Stockholm, from 00:10',
      'Europe/Stockholm',
      '2026-11-19T23:30:00.000Z',
      '2026-11-19T23:10:00.000Z',
      ['I dag'],
    ],
    [
      '00:30 in Stockholm, from 23:30',
      'Europe/Stockholm',
      '2026-11-19T23:30:00.000Z',
      '2026-11-19T22:30:00.000Z',
      ['I går'],
    ],
    [
      '00:30 in Stockholm, from the morning before',
      'Europe/Stockholm',
      '2026-11-19T23:30:00.000Z',
      '2026-11-18T23:05:00.000Z',
      ['I går'],
    ],
    [
      '01:00 in Helsinki, from 00:05',
      'Europe/Helsinki',
      '2026-11-19T23:00:00.000Z',
      '2026-11-19T22:05:00.000Z',
      ['I dag'],
    ],
    [
      '01:00 in Helsinki, from 23:30',
      'Europe/Helsinki',
      '2026-11-19T23:00:00.000Z',
      '2026-11-19T21:30:00.000Z',
      ['I går'],
    ],
    [
      '01:00 in Helsinki, from two days before',
      'Europe/Helsinki',
      '2026-11-19T23:00:00.000Z',
      '2026-11-18T21:30:00.000Z',
      [],
    ],
    [
      '00:30 after a day of 25 hours',
      'Europe/Stockholm',
      '2026-10-25T23:30:00.000Z',
      '2026-10-24T22:15:00.000Z',
      ['I går'],
    ],
  ])("F-06 the days of an arrival are the site's: %s", (_, timeZone, now, car_published, marks) => {
    card({ car_published }, {}, { context: { timeZone, now } });
    expect(['I dag', 'I går'].filter((text) => screen.queryByText(text))).toEqual(marks);
  });

  it('F-06 shows a text where a picture is missing', () => {
    card({ car_primary_image: undefined });
    expect(screen.getByText('Foto kommer')).toBeInTheDocument();
    expect(screen.queryByRole('presentation')).toBeNull();
  });

  it.each<[string, string, boolean, object]>([
    [
      'a picture of the media path in several widths, loaded lazily',
      '/-/jssmedia/a.avif',
      false,
      { srcset: '/-/jssmedia/a.avif?w=480 480w, /-/jssmedia/a.avif?w=800 800w', loading: 'lazy' },
    ],
    ["the first card's picture at once", '/-/jssmedia/a.avif', true, { loading: 'eager', fetchpriority: 'high' }],
    [
      "a dealer's own picture through our server",
      'https://pictures.example/a.jpg',
      false,
      { src: '/api/pictures?u=https%3A%2F%2Fpictures.example%2Fa.jpg&w=800' },
    ],
  ])('F-06 loads %s', (_, thumbnail_url, priority, attributes) => {
    card({ car_primary_image: { thumbnail_url } }, { prioritised: priority });
    const image = screen.getByRole('presentation');
    for (const [name, value] of Object.entries(attributes)) expect(image).toHaveAttribute(name, value);
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('srcset');
  });

  it('F-06 leaves out what is not known', () => {
    show(<CarGrid ids={['1']} />, { cars: [{ car_id: '1', car_brand: 'Kia' }] });
    expect(screen.getByRole('link', { name: 'Kia' })).toBeInTheDocument();
    expect(screen.getByRole('article')).not.toHaveTextContent(/undefined|NaN|null/);
  });

  it('F-06 renders nothing for an unknown car', () => {
    expect(show(<CarGrid ids={['1']} />).container.querySelector('li')).toBeEmptyDOMElement();
  });

  it("A-15 has the site's language, currency and miles", () => {
    card(
      { car_price_currency: 'GBP', car_odometer: 'mi', car_mileage: 31_000 },
      {},
      { language: 'en', locale: 'en-GB' },
    );
    expect(screen.getByRole('article')).toHaveTextContent('31,000 miles');
    expect(screen.getByRole('article')).toHaveTextContent('£249,900');
  });
});

describe('the month of a loan', () => {
  const cars = [volvo, withLoan, volvo, volvo, volvo, volvo].map((car, index) => ({ ...car, car_id: String(index) }));
  const ids = cars.map(({ car_id }) => car_id);
  const months = () => [...document.querySelectorAll('.monthly')].map(({ textContent }) => plain(textContent));

  it('H-03 is on the cards of the list with the effective rate, and the warning with an example follows the second card', () => {
    show(<CarGrid ids={ids} loans="among" />, { cars });
    expect(months()).toEqual(['', '3 236 kr/mån, effektiv ränta 8,9 %', '', '', '', '']);
    const items = [...(document.querySelector('ul')?.children ?? [])];
    expect(items.findIndex((item) => item.matches('.note'))).toBe(2);
    const note = screen.getByRole('note', { name: 'Att låna kostar pengar!' }).closest('li');
    expect(plain(note?.textContent)).toMatch(
      /Volvo V60 B4 Plus för 250 000 kr med 50 000 kr kontant\. Kredit 200 000 kr på 36 månader, årsränta 7,95 %, uppläggningsavgift 695 kr, aviavgift 59 kr\/mån och restvärde 125 000 kr ger 3 236 kr\/mån\. Effektiv ränta 8,9 %, .* 242 177 kr\./,
    );
  });

  it.each<[string, Showing, string]>([
    [
      'in Norway',
      { language: 'nb', locale: 'nb-NO', context: { currency: 'NOK' } },
      'Advarsel! Å låne penger koster penger.',
    ],
    [
      'in Finland',
      { language: 'fi', locale: 'fi-FI', context: { currency: 'EUR' } },
      'Huomio! Rahan lainaaminen maksaa rahaa.',
    ],
  ])('H-03 has the caution of its market: %s', (_, showing, caution) => {
    show(<CarGrid ids={ids} loans="among" />, { cars, ...showing });
    expect(screen.getByText(caution)).toBeInTheDocument();
    expect(months().filter(Boolean)).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof CarGrid>[0], Showing]>([
    ['where a page has no space for the information', { ids }, { cars }],
    ['without any loan', { ids: ['0', '2'], loans: 'among' }, { cars }],
    ['in Britain, where the lender quotes', { ids, loans: 'among' }, { cars, context: { currency: 'GBP' } }],
  ])('H-03 is not shown, and neither is the warning: %s', (_, props, showing) => {
    show(<CarGrid {...props} />, showing);
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    expect(months().filter(Boolean)).toEqual([]);
    expect(document.querySelector('.loan-note')).toBeNull();
  });
});

describe('the price of a card among like cars', () => {
  // The car costs 249 900 kr.
  const below = { dearer: 10, cheaper: 1, count: 12, low: 255_000, high: 290_000 };
  const around = { low: 230_000, high: 260_000 };
  const likeOf = (position: CarRecord['car_price_position'], ranked = true) => {
    show(<CarGrid ids={['123456']} ranked={ranked} />, {
      cars: [{ ...volvo, ...(position && { car_price_position: position }) }],
    });
    return document.querySelector('.like')?.textContent ?? '';
  };

  it.each([
    [{ dearer: 10, cheaper: 1, count: 12, low: 255_000, high: 290_000 }, 'Lågt pris: Lägre pris än 10 av 11 liknande'],
    [{ dearer: 8, cheaper: 3, count: 12, low: 249_000, high: 290_000 }, 'Normalt pris: Lägre pris än 8 av 11 liknande'],
    [{ dearer: 500, cheaper: 702, count: 1_203, ...around }, 'Normalt pris: Högre pris än 702 av 1 202 liknande'],
    [{ dearer: 4, cheaper: 4, count: 9, ...around }, 'Normalt pris'],
    [{ dearer: 0, cheaper: 0, count: 6, ...around }, 'Normalt pris'],
    [{ dearer: 2, cheaper: 1_200, count: 1_203, low: 200_000, high: 240_000 }, ''],
    [undefined, ''],
  ])('F-06 says for %j: %s', (position, text) => {
    expect(plain(likeOf(position))).toBe(text);
  });

  it('F-06 marks alone a price below what like cars mostly cost, and says nothing of a lot', () => {
    likeOf(below);
    expect(document.querySelector('.like .cheap')).toBeInTheDocument();
    cleanup();
    likeOf({ dearer: 5, cheaper: 6, count: 12, ...around });
    expect(document.querySelector('.like')).toHaveAttribute('title', 'Högre pris än 6 av 11 liknande');
    expect(document.querySelector('.like .cheap')).toBeNull();
    cleanup();
    show(<CarGrid ids={['123456']} ranked />, {
      cars: [{ ...volvo, car_lot_number: '214', car_price_position: below }],
    });
    expect(document.querySelector('.like')).toBeNull();
  });

  it('F-06 tells by a press how it is reckoned', () => {
    likeOf(below);
    const button = screen.getByRole('button', { name: /^Lågt pris ?: Lägre pris än 10/ });
    const reckoned = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(reckoned).toHaveAttribute('popover');
    expect(plain(reckoned?.textContent)).toBe(
      'Lägre pris än 10 av 11 liknande. Jämfört med 11 andra begagnade Volvo V60 hos oss, med samma drivmedel och ' +
        'ungefär samma ålder och mätarställning. De kostar oftast 255 000–290 000 kr. Priset kallas lågt när det ' +
        'är lägre än så.',
    );
  });

  it('F-06 is told in lists only', () => {
    expect(likeOf(below, false)).toBe('');
  });
});

describe('opening a card', () => {
  const watchClicks = () => {
    const prevented: boolean[] = [];
    const listen = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', listen);
    return { prevented, stop: () => document.removeEventListener('click', listen) };
  };

  it('F-06 a plain click dispatches the car instead of following the link', async () => {
    const clicks = watchClicks();
    const { actions: dispatched } = card({}, { shallow: true });
    await userEvent.click(screen.getByRole('link'));
    expect(dispatched).toEqual([carChosen({ carId: '123456', slug: 'volvo-v60-2021' })]);
    expect(clicks.prevented).toEqual([true]);
    clicks.stop();
  });

  it.each(['{Control>}', '{Meta>}', '{Shift>}', '{Alt>}'])("F-06 a click with %s is the browser's", async (key) => {
    const clicks = watchClicks();
    const { actions: dispatched } = card({}, { shallow: true });
    const user = userEvent.setup();
    await user.keyboard(key);
    await user.click(screen.getByRole('link'));
    expect(dispatched).toEqual([]);
    expect(clicks.prevented).toEqual([false]);
    clicks.stop();
  });

  it('M-05 by keyboard', async () => {
    const clicks = watchClicks();
    const { actions: dispatched } = card({}, { shallow: true });
    await userEvent.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(dispatched).toHaveLength(1);
    clicks.stop();
  });

  it('F-06 is left to the link otherwise', async () => {
    const clicks = watchClicks();
    const { actions: dispatched } = card();
    await userEvent.click(screen.getByRole('link'));
    expect(dispatched).toEqual([]);
    expect(clicks.prevented).toEqual([false]);
    clicks.stop();
  });
});

const Star = () => <i>*</i>;

describe('a grid of cards', () => {
  it('F-06 is a list, its first picture before the others', () => {
    show(<CarGrid ids={['123456', '7']} prioritised />, { cars: [volvo, { ...volvo, car_id: '7' }] });
    expect(screen.getAllByRole('presentation').map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('F-06 when the list is replaced, the cards in view are rendered first, the others and all controls a frame later; until then old ones reserve the space, hidden', async () => {
    const cars = Array.from({ length: 40 }, (_, index) => ({ ...volvo, car_id: String(1000 + index) }));
    const ids = cars.map(({ car_id }) => car_id);
    const Changing = () => {
      const [from, setFrom] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setFrom(18)}>
            Byt
          </button>
          <CarGrid ids={from === 0 ? ids.slice(0, 20) : [...ids.slice(20), ...ids.slice(18, 20)]} Tools={Star} />
        </>
      );
    };
    show(<Changing />, { cars });
    expect(screen.getAllByText('*')).toHaveLength(20);
    fireEvent.click(screen.getByRole('button'));
    const shown = () => screen.getAllByRole('article').map((one) => one.getAttribute('data-car'));
    // jsdom's window is 1024 by 768: two rows of three.
    expect(shown()).toEqual([...ids.slice(20, 26), ...ids.slice(6, 20)]);
    expect(
      screen
        .getAllByRole('listitem')
        .filter((item) => item.matches('ul > li:has(> article)'))
        .map((item) => item.className),
    ).toEqual([...Array(6).fill(''), ...Array(14).fill('unseen')]);
    expect(screen.getAllByText('*')).toHaveLength(14);
    await waitFor(() => expect(shown()).toEqual([...ids.slice(20), ...ids.slice(18, 20)]));
    expect(screen.getAllByText('*')).toHaveLength(22);
  });

  it("F-06 of a list that changes below the window's top all cards change at once", () => {
    const cars = Array.from({ length: 40 }, (_, index) => ({ ...volvo, car_id: String(1000 + index) }));
    const ids = cars.map(({ car_id }) => car_id);
    const Changing = () => {
      const [lazy, setLazy] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setLazy(true)}>
            Byt
          </button>
          <CarGrid ids={lazy ? ids.slice(20) : ids.slice(0, 20)} />
        </>
      );
    };
    show(<Changing />, { cars });
    const top = jest.replaceProperty(window, 'scrollY', window.innerHeight);
    fireEvent.scroll(window);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getAllByRole('article').map((one) => one.getAttribute('data-car'))).toEqual(ids.slice(20));
    top.restore();
  });

  it('F-06 when the list is narrowed, the remaining cards stay in their order', () => {
    const cars = Array.from({ length: 24 }, (_, index) => ({ ...volvo, car_id: String(1000 + index) }));
    const ids = cars.map(({ car_id }) => car_id);
    const Narrowed = () => {
      const [odd, setOdd] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOdd(true)}>
            Byt
          </button>
          <CarGrid ids={odd ? ids.filter((_, index) => index % 2 === 1) : ids} />
        </>
      );
    };
    show(<Narrowed />, { cars });
    const shown = () => screen.getAllByRole('article').map((one) => one.getAttribute('data-car'));
    fireEvent.click(screen.getByRole('button'));
    expect(shown()).toEqual(['1001', '1003', '1005', '1007', '1009', '1011', ...ids.slice(12, 18)]);
  });

  it.each([
    ['end', 0, 20],
    ['beginning', 20, 40],
  ])('F-07 of a list that only grew at its %s all cards are there at once', (_side, from, to) => {
    const cars = Array.from({ length: 40 }, (_, index) => ({ ...volvo, car_id: String(1000 + index) }));
    const ids = cars.map(({ car_id }) => car_id);
    const Growing = () => {
      const [full, setFull] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setFull(true)}>
            Fler
          </button>
          <CarGrid ids={full ? ids : ids.slice(from, to)} />
        </>
      );
    };
    show(<Growing />, { cars });
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getAllByRole('article')).toHaveLength(40);
  });
});
