/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyQuery, type CarListQuery } from '@/domain/search/carList';
import { compareFeature } from '@/features/compare/compare.feature';
import { cardExamined, carToggled, MOST_COMPARED } from '@/features/compare/compare.slice';
import { CardTools } from '@/features/compare/components/CardTools';
import { carListFeature } from '@/features/car-search/carList.feature';
import { recentSearchesFeature } from '@/features/car-search/recentSearches.feature';
import { searchesLoaded } from '@/features/car-search/recentSearches.slice';
import type { ContextState } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { aCar, listState } from '../listKit';
import { lendBrowser, show } from '../viewKit';

beforeAll(lendBrowser);

const pictures = {
  car_primary_image: { thumbnail_url: '/-/jssmedia/cars/a.avif' },
  car_images: [
    { original: '/-/jssmedia/cars/a.avif' },
    { original: '/-/jssmedia/cars/b.avif' },
    { original: '/-/jssmedia/cars/c.avif' },
  ],
};
const borås = { place: 'Borås', lat: 57.721, lng: 12.94 };

const tools = (over: Partial<CarRecord> = {}, query = emptyQuery, context: Partial<ContextState> = {}) =>
  show(<CardTools car={aCar('100001', { car_model_text: 'V60 B4', ...pictures, ...over })} />, {
    carList: listState(query),
    features: [carListFeature, compareFeature, recentSearchesFeature],
    context,
  });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const remarks = () => screen.queryAllByText(/besök|från/).map((note) => note.textContent?.replaceAll('\u00a0', ' '));

describe('the controls of a card', () => {
  it('F-06 adds the car to the comparison and removes it, and the button shows which', async () => {
    const { actions: dispatched } = tools();
    await userEvent.click(button('Jämför Volvo V60 B4'));
    expect(button('Jämför Volvo V60 B4')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button('Jämför Volvo V60 B4'));
    expect(button('Jämför Volvo V60 B4')).toHaveAttribute('aria-pressed', 'false');
    expect(dispatched).toEqual([carToggled({ carId: '100001' }), carToggled({ carId: '100001' })]);
  });

  it('G-02 shows what the car costs a month to own where the list is sorted or filtered by it, unknown as unknown', () => {
    const note = (container: HTMLElement) => container.querySelector('.notes')?.textContent?.replaceAll('\u00a0', ' ');
    const sorted: CarListQuery = { ...emptyQuery, sort: 'car_monthly_cost_own_3_asc' };
    const shown = tools({ car_monthly_cost_own_3: 3150 }, sorted);
    expect(note(shown.container)).toBe('Ca 3 150 kr/mån att äga');
    shown.unmount();
    const filtered = tools({}, { ...emptyQuery, ranges: { car_monthly_cost_own_2: { max: 4000 } } });
    expect(note(filtered.container)).toBe('Månadskostnad okänd');
    filtered.unmount();
    // Credit would need its legal information on the card.
    const loan = tools({ car_monthly_cost_loan_3: 4200 }, { ...emptyQuery, sort: 'car_monthly_cost_loan_3_asc' });
    expect(note(loan.container)).toBe('');
  });

  it('M-05 has two stops of the keyboard besides the link of its card', async () => {
    tools();
    await userEvent.tab();
    expect(button('Spara Volvo V60 B4')).toHaveFocus();
    await userEvent.tab();
    expect(button('Jämför Volvo V60 B4')).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('F-06 a finger steps through the pictures by swiping over them, not below', () => {
    show(
      <article>
        <div className="panel" />
        <CardTools car={aCar('100001', pictures)} />
      </article>,
      { carList: listState(emptyQuery), features: [carListFeature, compareFeature, recentSearchesFeature] },
    );
    const card = screen.getByRole('article');
    jest
      .spyOn(card.firstElementChild ?? card, 'getBoundingClientRect')
      .mockReturnValue({ ...card.getBoundingClientRect(), bottom: 170 });
    const swipe = (from: [x: number, y: number], to: [x: number, y: number]) => {
      const finger = ([clientX, clientY]: [x: number, y: number]) => [{ clientX, clientY }];
      fireEvent.touchStart(card, { touches: finger(from) });
      fireEvent.touchEnd(card, { changedTouches: finger(to) });
    };
    swipe([200, 300], [100, 300]);
    swipe([200, 100], [180, 100]);
    swipe([200, 150], [150, 20]);
    expect(screen.queryByText(/\/3$/)).toBeNull();
    swipe([200, 100], [100, 110]);
    expect(screen.getByText('2/3')).toBeInTheDocument();
    swipe([100, 100], [200, 100]);
    expect(screen.queryByText(/\/3$/)).toBeNull();
  });

  it('F-06 one car too many shows a message at its card', async () => {
    const { host } = tools();
    act(() =>
      Array.from({ length: MOST_COMPARED }, (_, index) =>
        host.store.dispatch(carToggled({ carId: String(200_001 + index) })),
      ),
    );
    await userEvent.click(button(/^Jämför/));
    expect(screen.getByText(`Du kan jämföra högst ${MOST_COMPARED} bilar. Ta bort en av dem först.`)).toHaveAttribute(
      'role',
      'status',
    );
    expect(button(/^Jämför/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('F-06 steps through its pictures to both ends, and requests them with the first step', async () => {
    const { actions: dispatched } = tools();
    const [back, on] = [button(/^Föregående bild/), button(/^Nästa bild/)];
    expect(back).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('img')).toBeNull();
    await userEvent.click(on);
    expect(dispatched).toEqual([cardExamined({ carId: '100001' })]);
    expect(screen.getByRole('img', { name: /Bild 2 av 3/ })).toBeInTheDocument();
    await userEvent.click(on);
    await userEvent.click(on);
    expect(screen.getByText('3/3')).toBeInTheDocument();
    expect(on).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(back);
    await userEvent.click(back);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('F-06 a car without pictures has no picture buttons', () => {
    tools({ car_primary_image: undefined, car_images: undefined });
    expect(screen.queryByRole('button', { name: /bild/ })).toBeNull();
  });

  it('F-06 shows the equipment on hover or focus of its button, until Escape', async () => {
    const { actions: dispatched } = tools({ car_equipment: ['Dragkrok', 'Värmare'] });
    await userEvent.hover(button(/^Utrustning/));
    expect(screen.getByRole('tooltip')).toHaveTextContent('V60 B4, Dragkrok, Värmare');
    expect(button(/^Utrustning/)).toHaveAccessibleDescription('V60 B4, Dragkrok, Värmare');
    await userEvent.unhover(button(/^Utrustning/));
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => button(/^Utrustning/).focus());
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent.keyDown(button(/^Utrustning/), { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(dispatched.every(cardExamined.match)).toBe(true);
  });
});

describe("what is noted on a card's picture", () => {
  it.each<[string, Partial<CarRecord>, string[]]>([
    ['a new car', { car_published: '2026-11-19T10:00:00.000Z' }, ['Ny sedan ditt senaste besök']],
    [
      'a lower price',
      { car_price: 90, car_lowest_price: 100, car_price_since: '2026-11-19T10:00:00.000Z' },
      ['Sänkt sedan ditt senaste besök'],
    ],
    ['what was there before', { car_published: '2026-11-01T10:00:00.000Z' }, []],
  ])('F-06 since the last visit: %s', (_, car, text) => {
    const { host } = tools(car);
    expect(remarks()).toEqual([]);
    act(() => void host.store.dispatch(searchesLoaded({ searches: [], since: '2026-11-18T10:00:00.000Z' })));
    expect(remarks()).toEqual(text);
  });

  const near = { ...emptyQuery, near: borås };
  it.each<[string, Partial<CarRecord>, typeof near, Partial<ContextState>, string[]]>([
    ['to the facility', { car_site_geocoord: '57.7089,11.9746' }, near, {}, ['57 km från Borås']],
    [
      'in miles where the site counts them',
      { car_site_geocoord: '57.7089,11.9746' },
      near,
      { odometer: 'mi' },
      ['35 mi från Borås'],
    ],
    ['not in the town itself', { car_site_geocoord: '57.721,12.94' }, near, {}, []],
    ["not where the facility's position is unknown", { car_site_geocoord: 'Göteborg' }, near, {}, []],
  ])('F-08 how far it is %s', (_, car, query, context, text) => {
    tools(car, query, context);
    expect(remarks()).toEqual(text);
  });

  it('F-08 no distance without a location', () => {
    tools({ car_site_geocoord: '57.7089,11.9746' });
    expect(remarks()).toEqual([]);
  });
});
