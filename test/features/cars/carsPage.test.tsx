/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from '@/next-patches/contexts';
import type { NextRouter } from 'next/router';
import { CarsPageBlock } from '@/blocks/CarsPageBlock';
import { FrameContextProvider } from '@/blocks/FrameContext';
import { Measurement } from '@/blocks/Measurement';
import { MegaMenu } from '@/blocks/MegaMenu/MegaMenu.view';
import { megaMenuSchema } from '@/blocks/MegaMenu/MegaMenu.schema';
import { decodeListQuery } from '@/domain/search/carList';
import type { SearchRequest } from '@/domain/search/search';
import { NotFoundView } from '@/features/navigation/components/NotFoundView';
import { normalizeCars } from '@/store/entities.normalize';
import { siteByName } from '@/sites/sites';
import { createRecorder } from '@/store/recorder';
import { StoreProvider } from '@/store/StoreProvider';
import { fakeClock } from '@test/kit/fakeClock';
import { returns, fakeAddress, fakePorts, fakeStorage, type FakeCall } from '@test/kit/fakePorts';
import { aPage } from '../../store/storeKit';
import { InTexts } from '../../ui/inTexts';
import { aCar, idsFor, LIST, listState, terms } from '../listKit';
import { neverSeen, show, withLazyParts } from '../viewKit';
import { isObject } from '@/lib/guards';

const site = siteByName('car-store-se');

beforeAll(neverSeen);
beforeAll(withLazyParts);

type Listener = (address: string, options: { shallow: boolean }) => void;

/** What the page uses of Next's router: the beginning of a navigation. */
function fakeRouter() {
  const received = new Set<Listener>();
  const events = {
    on: (_: string, listener: Listener) => void received.add(listener),
    off: (_: string, listener: Listener) => void received.delete(listener),
    emit: () => undefined,
  };
  const router: NextRouter = {
    route: '/',
    pathname: '/',
    query: {},
    asPath: '/',
    basePath: '',
    isLocaleDomain: false,
    isReady: true,
    isPreview: false,
    isFallback: false,
    events,
    push: async () => true,
    replace: async () => true,
    reload: () => undefined,
    back: () => undefined,
    forward: () => undefined,
    prefetch: async () => undefined,
    beforePopState: () => undefined,
  };
  return {
    router,
    received,
    leave: (shallow: boolean) => received.forEach((listener) => listener('/om-oss', { shallow })),
  };
}

const isRequest = (value: unknown): value is SearchRequest => isObject(value) && 'facets' in value;
/** Few fields of each car in a list, all of them for a single car. */
const search: FakeCall = <T,>(request?: unknown) => {
  if (!isRequest(request)) throw new Error('No question.');
  const wanted = request.filters.find(({ name, not }) => name === 'car_id' && !not)?.values;
  const content = wanted
    ? wanted.map((id) => aCar(id, { car_description: 'Hela historien.' }))
    : request.facets.length > 0
      ? idsFor({ ...request, limit: 3 }, 3).map((id) => aCar(id))
      : [];
  return returns({
    facet: [terms('car_fuel', { El: 3 })],
    content,
    total_items: content.length,
    limit: request.limit,
    offset: 0,
  })<T>(request);
};

const trail = [
  { title: 'Hem', path: '/' },
  { title: 'Köp bil', path: '/kop-bil' },
  { title: 'Alla bilar i lager', path: LIST },
];

const way = async () =>
  within(await screen.findByRole('navigation', { name: 'Du är här' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

function open(requests = '') {
  const [address, session, tab] = [fakeAddress(LIST), fakeStorage(), fakeRouter()];
  const carList = { ...listState(decodeListQuery(requests).query, 2), facets: [terms('car_fuel', { El: 3 })] };
  const cars = normalizeCars(
    Object.values(carList.pages)
      .flat()
      .map((id) => aCar(id)),
  ).entities;
  const { state, stateId } = aPage(
    'one',
    { carList, carsPage: { view: 'carList', address: null }, entities: cars },
    { path: LIST },
  );
  const view = render(
    <RouterContext value={tab.router}>
      <InTexts>
        <StoreProvider
          pageState={state}
          stateId={stateId}
          ports={() => fakePorts({ address, session, search: { search } })}
        >
          <FrameContextProvider site={site} language={site.languages[0]}>
            <CarsPageBlock trail={trail} />
          </FrameContextProvider>
        </StoreProvider>
      </InTexts>
    </RouterContext>,
  );
  return { ...view, address, session, ...tab };
}
// The filters are next to the list on wide screens only: the region is found by its label.
const cards = () => within(screen.getByRole('region', { name: 'Sökresultat' })).getAllByRole('article');

const attachActions = (recorder: ReturnType<typeof createRecorder>) =>
  recorder
    .visit()
    .actions.filter(({ type }) => type === 'store/featuresAttached')
    .map(({ payload }) => payload);

describe('the features of the list page', () => {
  it('M-01 are attached by one action with the page, and by one more when the later ones have loaded', async () => {
    const recorder = createRecorder({ build: 'b', clock: fakeClock() });
    const { state, stateId } = aPage('one', { carList: listState(decodeListQuery('').query, 2) }, { path: LIST });
    render(
      <RouterContext value={fakeRouter().router}>
        <InTexts>
          <StoreProvider
            pageState={state}
            stateId={stateId}
            ports={() => fakePorts({ address: fakeAddress(LIST), session: fakeStorage(), search: { search } })}
            recorder={() => recorder}
          >
            <FrameContextProvider site={site} language={site.languages[0]}>
              <MegaMenu {...megaMenuSchema.validateSync({})} />
              <CarsPageBlock trail={trail} />
            </FrameContextProvider>
            <Measurement tagManager={null} name="list" variantId={null} />
          </StoreProvider>
        </InTexts>
      </RouterContext>,
    );
    expect(attachActions(recorder)).toEqual([
      { names: ['navigation', 'carsPage', 'carList', 'cars', 'history', 'telemetry'] },
    ]);
    await waitFor(() => expect(attachActions(recorder)).toHaveLength(2));
    expect(attachActions(recorder)[1]).toEqual({
      names: [
        'advanceBid',
        'carTelemetry',
        'compare',
        'contact',
        'finance',
        'listMap',
        'locationFilter',
        'recentCars',
        'saved',
        'shareLink',
        'queryText',
        'recentSearches',
      ],
    });
  });
});

describe('list and car on one page', () => {
  it('F-03 a filter, a car, and back twice, as a visitor does it', async () => {
    const { address } = open();
    expect(cards()).toHaveLength(2);
    await userEvent.click(screen.getByLabelText('El, 3 bilar'));
    expect(cards()).toHaveLength(3);
    expect(address.current().address).toBe(`${LIST}?car_fuel=El`);

    await userEvent.click(within(cards()[1] ?? document.body).getByRole('link'));
    expect(screen.queryByRole('region', { name: 'Sökresultat' })).toBeNull();
    expect(await screen.findByRole('heading', { level: 1, name: 'Volvo V60' })).toBeInTheDocument();
    expect(screen.getByText('Hela historien.')).toBeInTheDocument();
    expect(address.current().address).toMatch(/^\/kop-bil\/\d{12}\/volvo-v60-\d{12}$/);

    await act(async () => address.back());
    expect(cards()).toHaveLength(3);
    expect(screen.getByLabelText('El, 3 bilar')).toBeChecked();
    await act(async () => address.back());
    expect(cards()).toHaveLength(2);
    expect(screen.getByLabelText('El, 3 bilar')).not.toBeChecked();
  });

  it.each([
    ['', []],
    ['car_brand=Volvo', ['Volvo']],
    ['car_brand=Volvo%3EV60', ['Volvo', 'V60']],
    ['car_brand=Volvo&car_brand=Kia', []],
  ])('F-12 has the breadcrumb of a list of %s', async (search, below) => {
    open(search);
    expect(await way()).toEqual(['Hem', 'Köp bil', 'Alla bilar i lager', ...below]);
  });

  it('F-12 has the breadcrumb of a car, with links to others of its make', async () => {
    open();
    await userEvent.click(within(cards()[0] ?? document.body).getByRole('link'));
    await screen.findByText('Hela historien.');
    expect((await way()).slice(2, 5)).toEqual(['Alla bilar i lager', 'Volvo', 'V60']);
    expect(
      within(screen.getByRole('navigation', { name: 'Du är här' })).getByRole('link', { name: 'Volvo' }),
    ).toHaveAttribute('href', '/kop-bil/bilmarken/volvo');
  });

  it('F-03 keeps the list when the page is left, not when one moves within it', async () => {
    const { leave, session } = open();
    await act(async () => leave(true));
    expect(session.entries.size).toBe(0);
    await act(async () => leave(false));
    expect([...session.entries.keys()]).toEqual(['forecourt.list']);
    session.entries.clear();
    await act(async () => {
      window.dispatchEvent(new Event('pagehide'));
    });
    expect(session.entries.size).toBe(1);
  });

  it('F-03 listens no longer than it is on screen', async () => {
    const { unmount, received, session } = open();
    expect(received.size).toBe(1);
    unmount();
    expect(received.size).toBe(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(session.entries.size).toBe(0);
  });
});

describe('an unknown address', () => {
  it.each<[string, string | null, string[]]>([
    ['of a site with cars', 'se-cars', [LIST, '/']],
    ['of a site without', null, ['/']],
  ])('A-02 leads on, on a page %s', (_, carIndex, hrefs) => {
    show(<NotFoundView />, { context: { carIndex } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Här tog vägen slut');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });
});
