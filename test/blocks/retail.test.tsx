/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NextRouter } from 'next/router';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { blocks } from '@/blocks/generated/definitions';
import { FrameContextProvider } from '@/blocks/FrameContext';
import type { BlockName } from '@/blocks/blocks.types';
import { eagerViews } from '@/blocks/generated/eagerViews';
import type { Facility } from '@/domain/dealers/facility';
import { groupsOf } from '@/features/dealers/components/FacilityGroups';
import { allFacilities } from '@/domain/dealers/facilityQuery';
import { facilityTeaserKey } from '@/domain/dealers/facilityTeaser';
import { carTeaserKey } from '@/domain/search/carTeaser';
import { modelStocks } from '@/domain/search/modelStock';
import {
  initialDealers,
  type DealersState,
  type FacilityListing,
  type FacilityPage,
} from '@/features/dealers/dealers.slice';
import { undisclosed } from '@/domain/finance/undisclosed';
import { carPicture } from '@/domain/cars/carPicture';
import { modelSummary } from '@/domain/cars/modelSummary';
import { paintColour } from '@/domain/cars/paintColour';
import type { CarModels } from '@/features/car-models/carModels.slice';
import type { CarTeaser } from '@/features/car-teasers/carTeasers.slice';
import type { SiteName } from '@/sites/site.types';
import { siteByName } from '@/sites/sites';
import { RouterContext } from '@/next-patches/contexts';
import { normalizeCars, normalizeFacilities } from '@/store/entities.normalize';
import { StoreProvider } from '@/store/StoreProvider';
import { fails, fakePorts, returns, type FakePorts } from '@test/kit/fakePorts';
import { facilityAt, swedish } from '../features/dealers/dealersKit';
import { aCar } from '../features/listKit';
import { lendBrowser, neverSeen } from '../features/viewKit';
import { InTexts } from '../ui/inTexts';
import { pageStateOf } from './shell/kit';

beforeAll(() => {
  lendBrowser();
  neverSeen();
  Element.prototype.scrollIntoView = () => undefined;
});

type RetailBlock =
  | 'CarModel'
  | 'CarModelCardList'
  | 'CarList'
  | 'CarTeaser'
  | 'SiteTeaser'
  | 'FacilityList'
  | 'FacilityDetail'
  | 'CarSearchHero'
  | 'LatestCars'
  | 'ScrollToTop'
  | 'SiteSelection';

interface PageData {
  carModels?: CarModels;
  carTeasers?: Record<string, CarTeaser>;
  dealers?: Partial<DealersState>;
  stockSummary?: object;
  cars?: readonly (string | ReturnType<typeof aCar>)[];
  facilities?: readonly Facility[];
  site?: SiteName;
  sellCar?: string;
}

/** A block as the server would render it, on a page with these props. */
function page(
  name: RetailBlock,
  fields: unknown,
  {
    carTeasers = {},
    carModels = {},
    dealers = {},
    stockSummary,
    cars = [],
    facilities = [],
    site: siteName = 'car-store-se',
    sellCar,
  }: PageData = {},
  children?: ReactElement,
  ports: FakePorts = fakePorts(),
  stateId = 'one',
): ReactElement {
  const site = siteByName(siteName);
  const [language] = site.languages;
  const { context } = pageStateOf(site, language, '/');
  const state = {
    context: { ...context, paths: { ...context.paths, ...(sellCar && { sellCar }) } },
    carTeasers,
    carModels,
    dealers: { ...initialDealers, ...dealers },
    ...(stockSummary ? { stockSummary } : {}),
    entities: {
      ...normalizeCars(cars.map((car) => (typeof car === 'string' ? aCar(car) : car))).entities,
      ...normalizeFacilities(facilities).entities,
    },
  };
  const View = eagerViews[name] as ComponentType<object>;
  return (
    <InTexts language={language.language} locale={language.locale}>
      <StoreProvider pageState={state} stateId={stateId} ports={() => ports}>
        <FrameContextProvider site={site} language={language}>
          {createElement(View, blocks[name].schema.validateSync(fields), children)}
        </FrameContextProvider>
      </StoreProvider>
    </InTexts>
  );
}
const show = (...given: Parameters<typeof page>) => render(page(...given));
const LIST = '/kop-bil/alla-bilar-i-lager';
const teaser = (over: Partial<CarTeaser> = {}): CarTeaser => ({
  ids: ['10001', '10002'],
  total: 57,
  query: 'car_brand=Volvo',
  failed: false,
  ...over,
});
const volvo = { name: 'car_brand', values: ['Volvo'] };
const cars = ['10001', '10002', '10003'];

describe('models', () => {
  const href = `${LIST}?car_brand=Polestar%3E2`;
  const fields = {
    Items: [{ id: '1', fields: { Title: { value: 'Polestar 2' }, Link: { value: { href, text: 'Se bilarna' } } } }],
  };
  const linksWith = (fresh: Partial<CarTeaser>, used: Partial<CarTeaser>) => {
    const [newCars, usedCars] = modelStocks(href, 'sv').map(({ request }) => carTeaserKey(request));
    const { unmount } = show('CarModelCardList', fields, {
      carTeasers: { [newCars ?? '']: teaser(fresh), [usedCars ?? '']: teaser(used) },
      cars: [aCar('10001', { car_price: 635_900 }), aCar('10002', { car_price: 160_900 })],
    });
    const found = screen
      .getAllByRole('link')
      .map((link) => [link.textContent?.replace(/\s/g, ' '), link.getAttribute('href')]);
    unmount();
    return found;
  };

  it('C-05 have a price, a number and a list of their new and of their used cars', () => {
    const all = ['Se bilarna', href];
    const newCars = ['Ny från 635 900 kr 1 i lager, Polestar 2', `${href}&car_condition=Ny`];
    const usedCars = ['Begagnad från 160 900 kr 28 i lager, Polestar 2', `${href}&car_condition=Begagnad`];
    const one = { ids: ['10001'], total: 1 };
    const many = { ids: ['10002'], total: 28 };
    const none = { ids: [], total: 0 };
    expect(linksWith(one, many)).toEqual([newCars, usedCars, all]);
    expect(linksWith(none, many)).toEqual([usedCars, all]);
    expect(linksWith(one, none)).toEqual([newCars, all]);
    expect(linksWith(none, none)).toEqual([all]);
  });
});

describe('a card of a model with a page', () => {
  it('C-05 leads to the page, to its cars and to a test drive', () => {
    const href = `${LIST}?car_brand=Polestar%3E2`;
    const link = (to: string, text: string) => ({ value: { href: to, text } });
    const [newCars] = modelStocks(href, 'sv').map(({ request }) => carTeaserKey(request));
    show(
      'CarModelCardList',
      {
        Items: [
          {
            id: '1',
            fields: {
              Title: { value: 'Polestar 2' },
              Link: link(href, 'Se bilarna'),
              PageLink: link('/modeller/polestar-2', 'Mer om Polestar 2'),
              SecondLink: link('/modeller/polestar-2#provkorning', 'Boka provkörning'),
            },
          },
        ],
      },
      { carTeasers: { [newCars ?? '']: teaser({ ids: ['10001'], total: 1 }) } },
    );
    expect(screen.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      [expect.stringContaining('1 i lager'), `${href}&car_condition=Ny`],
      ['Boka provkörning', '/modeller/polestar-2#provkorning'],
      ['Mer om Polestar 2', '/modeller/polestar-2'],
    ]);
    expect(screen.getByRole('link', { name: 'Boka provkörning, Polestar 2' })).toBeInTheDocument();
  });
});

describe('the page of a model', () => {
  const href = `${LIST}?car_brand=Volvo&car_brand=Volvo%3EEX30`;
  const fields = {
    Title: { value: 'Volvo EX30' },
    Link: { value: { href, text: 'Se EX30' } },
    SecondLink: { value: { href: '#provkorning', text: 'Boka provkörning' } },
    Label1: { value: 'Dragvikt' },
    LabelValue1: { value: '1 600 kg' },
  };
  const plain = (text: string | null) => text?.replace(/\s/g, ' ');

  it('C-05 shows what the stock has: conditions, versions, figures, and the ways to cars and test drive', () => {
    const summary = modelSummary(
      [
        {
          car_id: '10007',
          slug: 'ex30',
          car_version: 'Twin',
          car_condition: 'Ny',
          car_price: 519_900,
          car_power: 428,
          wltp_electric_range: 450,
          car_color: 'Svart',
        },
        ...[250_900, 260_900].map((car_price) => ({
          car_version: 'Single',
          car_condition: 'Begagnad',
          car_price,
          car_power: 272,
          car_fuel: 'El',
          car_loan_terms: undisclosed({
            price: car_price,
            deposit: 50_180,
            ratePercent: 5.95,
            months: 72,
            residual: 0,
            startFee: 495,
            invoiceFee: 45,
          }),
        })),
      ],
      { total: 3, conditions: ['Ny', 'Begagnad'], colourOf: () => '#0b0c0d' },
    );
    show('CarModel', fields, { carModels: { [href]: summary } });
    expect(screen.getByRole('heading', { level: 1, name: 'Volvo EX30' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((one) => [plain(one.textContent), one.getAttribute('href')])).toEqual([
      ['Ny, 1 i lager519 900 kr', `${href}&car_condition=Ny`],
      [
        expect.stringMatching(/^Begagnad, 2 i lager250 900–260 900 krfrån \d \d{3} kr\/mån, effektiv ränta \d,\d %$/),
        `${href}&car_condition=Begagnad`,
      ],
      ['Boka provkörning', '#provkorning'],
      ['Se alla 3 i lager', href],
      ['Svart 1', `${href}&car_color=Svart`],
      ['konsumentverket.se', expect.anything()],
      ['Twin', '/kop-bil/10007/ex30'],
      ['Single', `${href}&car_condition=Begagnad&said=Single&plain=0-6&keyphrase=Single`],
      // At a phone's foot.
      ['Boka provkörning', '#provkorning'],
    ]);
    expect(plain(screen.getByRole('group', { name: 'Volvo EX30' }).textContent)).toBe(
      'från 250 900 krBoka provkörning',
    );
    // The month of a loan stands with the law's information alone.
    expect(screen.getByText('Att låna kostar pengar!')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Svart, 1 i lager' })).toBeInTheDocument();
    expect(screen.getAllByRole('row').map((row) => plain(row.textContent))).toEqual([
      'VersionEffektRäckviddAntalPris från',
      'Ny, 1 i lager',
      // On phones power and range stand below the name.
      'Twin428 hk · 450 km · 1 i lager428 hk450 km1519 900 kr',
      'Begagnad, 2 i lager',
      'Single272 hk · 2 i lager272 hk–2250 900 kr',
    ]);
    const figures = screen
      .getAllByRole('term')
      .map((term) => plain(`${term.textContent}: ${term.nextSibling?.textContent}`));
    expect(figures).toEqual(expect.arrayContaining(['Dragvikt: 1 600 kg', 'Drivmedel: El', 'Effekt: 272–428 hk']));
    // None stands both above and among the others.
    expect(new Set(figures).size).toBe(figures.length);
  });

  it('C-05 folds the versions after the fifth, and goes on at the first of them', async () => {
    const cars = Array.from({ length: 8 }, (_, index) => ({
      car_id: String(10_001 + index),
      slug: 'ex30',
      car_condition: index < 2 ? 'Ny' : 'Begagnad',
      car_version: `Version ${index + 1}`,
      car_price: 500_000 + index * 1_000,
    }));
    const summary = modelSummary(cars, { total: 8, conditions: ['Ny', 'Begagnad'] });
    show('CarModel', fields, { carModels: { [href]: summary } });
    const versions = () =>
      screen.getAllByRole('row').flatMap((row) => /Version \d/.exec(row.textContent ?? '')?.[0] ?? []);
    expect(versions()).toHaveLength(5);
    // On paper, where nothing can be pressed, none is folded.
    const css = [...document.querySelectorAll('style')]
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText))
      .join('')
      .replaceAll(/\s/g, '');
    expect(css).toMatch(/@mediaprint,\(scripting:none\)\{[^{}]*tr\[hidden\]\{display:table-row/);
    expect(css).toMatch(/@mediaprint\{[^{}]*\.all\{display:none/);
    await userEvent.click(screen.getByRole('button', { name: 'Visa alla 8' }));
    expect(versions()).toHaveLength(8);
    expect(screen.getByRole('link', { name: 'Version 6' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Visa alla/ })).toBeNull();
  });

  it('C-05 a drawing of the studio has the other sides of the same car beside it, and any other picture none', () => {
    const image = (src: string) => ({
      Image: { value: { src, alt: 'Sandfärgad crossover', width: 1600, height: 900 } },
    });
    const { unmount } = show('CarModel', { ...fields, ...image('/-/jssmedia/cars/crossover/front34-sand.avif') }, {});
    const sources = () =>
      screen.getAllByRole('img').map((one) => [one.getAttribute('alt'), one.getAttribute('src')?.split('?')[0]]);
    expect(sources()).toEqual([
      ['Sandfärgad crossover', '/-/jssmedia/cars/crossover/front34-sand.avif'],
      ['Volvo EX30 från sidan', '/-/jssmedia/cars/crossover/side-sand.avif'],
      ['Volvo EX30 snett bakifrån', '/-/jssmedia/cars/crossover/rear34-sand.avif'],
    ]);
    expect(screen.getByText('Illustration, bilen kan avvika')).toBeInTheDocument();
    unmount();
    show('CarModel', { ...fields, ...image('/-/jssmedia/scenes/coast.avif') }, {});
    expect(sources()).toHaveLength(1);
    expect(screen.queryByText('Illustration, bilen kan avvika')).toBeNull();
  });

  it('C-05 is painted in the colours of the stock, of which the cars are a press away', async () => {
    const Image = {
      value: {
        src: '/-/jssmedia/cars/crossover/front34-sand.avif',
        alt: 'Sandfärgad crossover',
        width: 1600,
        height: 900,
      },
    };
    const car = (car_id: string, car_color: string, car_body = 'SUV') => ({
      car_id,
      slug: 'ex30',
      car_color,
      car_body,
    });
    const summary = modelSummary(
      [car('10001', 'Svart'), car('10002', 'Svart'), car('10003', 'Röd', 'Crossover'), car('10004', 'Okänd')],
      {
        total: 4,
        conditions: [],
        colourOf: (name) => paintColour(name, 'sv'),
        pictureOf: ({ car_body = '', car_color = '' }) => carPicture({ car_body, car_color }, 'sv'),
      },
    );
    show('CarModel', { ...fields, Image }, { carModels: { [href]: summary } });
    const sources = () => screen.getAllByRole('img').map((one) => one.getAttribute('src')?.split('?')[0]);
    const painted = (body: string, paint: string) =>
      ['front34', 'side', 'rear34'].map((angle) => `/-/jssmedia/cars/${body}/${angle}-${paint}.avif`);
    // Not black, where there is another.
    expect(sources()).toEqual(painted('crossover', 'red'));
    expect(screen.getByRole('link', { name: 'Se bilen' })).toHaveAttribute('href', '/kop-bil/10003/ex30');
    const swatches = within(screen.getByRole('group', { name: 'Färger i lager' }));
    expect(swatches.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(swatches.getByRole('radio', { name: 'Svart, 2 i lager' }));
    expect(sources()).toEqual(painted('suv', 'black'));
    expect(screen.getByRole('link', { name: 'Se de 2 bilarna' })).toHaveAttribute('href', `${href}&car_color=Svart`);
  });

  it("C-05 has a figure of the stock beside the editor's, unless the editor gives it", () => {
    const car = { car_power: 272, car_cargo_volume_text: '318 l' };
    const summary = modelSummary([car], { total: 1, conditions: [] });
    const own = { Label1: { value: 'Bagage' }, LabelValue1: { value: '318 l' } };
    const { container } = show('CarModel', { ...fields, ...own }, { carModels: { [href]: summary } });
    const figures = [...container.querySelectorAll('.figures dt')].map(({ textContent }) => textContent);
    expect(figures).toEqual(['Bagage', 'Effekt']);
  });

  it('C-05 of which no car is in stock says so, and offers the test drive', () => {
    show('CarModel', fields, { carModels: { [href]: modelSummary([], { total: 0, conditions: [] }) } });
    expect(screen.getByText(/^Just nu står ingen Volvo EX30 i lager/)).toBeInTheDocument();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Boka provkörning']);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('C-05 whose stock is unknown claims nothing about it', () => {
    show('CarModel', fields, { carModels: { [href]: null } });
    expect(screen.queryByText(/i lager/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Boka provkörning' })).toBeInTheDocument();
  });
});

describe('the cars of a landing page', () => {
  const key = carTeaserKey({ filters: [volvo], ids: [], limit: 12 });
  const fields = {
    Title: { value: 'Volvo i lager' },
    Text: { value: 'Genomgångna.' },
    Filter: { value: 'car_brand=Volvo' },
  };

  it('C-27 shows the number of cars, the cars, and a link to the list with that filter', () => {
    show('CarList', fields, { carTeasers: { [key]: teaser() }, cars });
    expect(screen.getByRole('heading', { level: 2, name: 'Volvo i lager' })).toBeInTheDocument();
    expect([screen.getByText('57 bilar'), screen.getByText('Genomgångna.')]).toHaveLength(2);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Visa alla 57 bilar' })).toHaveAttribute('href', `${LIST}?car_brand=Volvo`);
  });

  it.each<[string, Partial<CarTeaser>, string, string]>([
    ['none', { ids: [], total: 0 }, 'Just nu har vi ingen sådan bil inne, men det rullar in nya varje dag.', LIST],
    [
      'no response',
      { ids: [], total: 0, failed: true },
      'Sökningen svarar inte just nu. Försök igen om en liten stund.',
      LIST,
    ],
  ])('C-27 with %s has a text and a link', (_, over, text, href) => {
    show('CarList', fields, { carTeasers: { [key]: teaser(over) } });
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sök bland alla bilar' })).toHaveAttribute('href', href);
    expect(screen.queryByText(/bilar$/)).toHaveTextContent('Sök bland alla bilar');
  });

  it('C-27 links to all cars where the list has no such filter', () => {
    show('CarList', fields, { carTeasers: { [key]: teaser({ query: null }) }, cars });
    expect(screen.getByRole('link', { name: 'Sök bland alla bilar' })).toHaveAttribute('href', LIST);
  });

  it('C-27 an unknown filter is logged, and matches no car', () => {
    const reports: string[] = [];
    expect(
      blocks.CarList.schema.validateSync(
        { ...fields, Filter: { value: 'car_wheels=4' } },
        { context: { report: (what: string) => reports.push(what) } },
      ).Filter,
    ).toBeNull();
    expect(reports).toEqual(["Cars can't be chosen by car_wheels"]);
  });

  it('C-27 logs when the platform gives no fields', () => {
    const reports: string[] = [];
    for (const name of ['CarList', 'CarTeaser', 'SiteTeaser', 'FacilityList', 'CarSearchHero'] as const)
      blocks[name].schema.validateSync({}, { context: { report: (what: string) => reports.push(what) } });
    expect(reports).toEqual(
      ['CarList', 'CarTeaser', 'SiteTeaser', 'FacilityList', 'CarSearchHero'].map(
        (name) => `No fields provided for ${name} component`,
      ),
    );
  });
});

describe('a teaser of cars', () => {
  it.each<[string, object, Parameters<typeof carTeaserKey>[0]]>([
    ['eight of any', { Title: 'Nytt' }, { filters: [], ids: [], limit: 8 }],
    [
      'as many as content says',
      { Title: 'Nytt', Limit: { value: 3 }, Filter: { value: 'car_brand=Volvo' } },
      { filters: [volvo], ids: [], limit: 3 },
    ],
    ['a hundred at most', { Title: 'Nytt', Limit: 5_000 }, { filters: [], ids: [], limit: 100 }],
    [
      'these very ones',
      { Title: 'Nytt', Ids: { value: '10001, 10002|10001' } },
      { filters: [], ids: ['10001', '10002'], limit: 8 },
    ],
  ])('C-23 requests %s', (_, fields, request) => {
    show(
      'CarTeaser',
      { ...fields, Link: { value: { href: LIST, text: 'Visa alla' } } },
      { carTeasers: { [carTeaserKey(request)]: teaser() }, cars },
    );
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Visa alla' })).toHaveAttribute('href', LIST);
  });

  it('C-23 renders nothing without cars; without a response it shows an error', () => {
    const key = carTeaserKey({ filters: [], ids: [], limit: 8 });
    const { container, unmount } = show('CarTeaser', { Title: 'Nytt' }, { carTeasers: { [key]: teaser({ ids: [] }) } });
    expect(container).toBeEmptyDOMElement();
    unmount();
    show('CarTeaser', { Title: 'Nytt' }, { carTeasers: { [key]: teaser({ ids: [], failed: true }) } });
    expect(screen.getByText(/Sökningen svarar inte/)).toBeInTheDocument();
  });
});

const [one, two] = [facilityAt(0), facilityAt(1)];

describe('a teaser of facilities', () => {
  it.each<[string, object, Parameters<typeof facilityTeaserKey>[0]]>([
    ['the first four', { Title: 'Hitta hit' }, { ids: [], limit: 4 }],
    [
      'these very ones',
      { Title: 'Hitta hit', Ids: { value: 'uppsala 1003' }, Limit: 100 },
      { ids: ['uppsala', '1003'], limit: 100 },
    ],
  ])('C-23 L-05 shows %s, each leading to its page', (_, fields, request) => {
    show('SiteTeaser', fields, {
      dealers: { teasers: { [facilityTeaserKey(request)]: { ids: [one.site_id, two.site_id], failed: false } } },
      facilities: [one, two],
    });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      one.site_official_name,
      two.site_official_name,
    ]);
    expect(screen.getByRole('link', { name: one.site_official_name })).toHaveAttribute(
      'href',
      `/anlaggningar/${one.slug}`,
    );
    expect(screen.getByRole('link', { name: `Ring ${one.site_official_name}, ${one.site_phone}` })).toHaveAttribute(
      'href',
      `tel:${one.site_phone.replace(/\D/g, '')}`,
    );
  });

  it('C-23 renders nothing without facilities; without a response it shows an error', () => {
    const key = facilityTeaserKey({ ids: [], limit: 4 });
    const { container, unmount } = show(
      'SiteTeaser',
      { Title: 'x' },
      { dealers: { teasers: { [key]: { ids: [], failed: false } } } },
    );
    expect(container).toBeEmptyDOMElement();
    unmount();
    show('SiteTeaser', { Title: 'x' }, { dealers: { teasers: { [key]: { ids: [], failed: true } } } });
    expect(screen.getByText(/kan inte visa anläggningarna just nu/)).toBeInTheDocument();
  });
});

describe('a choice of facilities', () => {
  const request = { ids: ['uppsala', one.slug], limit: 100 };
  const key = facilityTeaserKey(request);
  const fields = { Title: 'Våra hus', Slugs: { value: `uppsala, ${one.slug}` } };

  it('L-05 C-24 links to the pages of facilities by slug, in the order of the content', () => {
    show('SiteSelection', fields, {
      dealers: { teasers: { [key]: { ids: [two.site_id, one.site_id], failed: false } } },
      facilities: [one, two],
    });
    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      [two, one].map(({ slug, site_official_name: name, site_street: street, site_zip: zip, site_city: city }) => [
        `/anlaggningar/${slug}`,
        `${name}${street}, ${zip.replaceAll(' ', '\u00a0')}\u00a0${city}`,
      ]),
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Våra hus' })).toBeInTheDocument();
  });

  it('L-05 renders nothing without facilities; without a response it shows an error', () => {
    const { container, unmount } = show('SiteSelection', fields, {
      dealers: { teasers: { [key]: { ids: [], failed: false } } },
    });
    expect(container).toBeEmptyDOMElement();
    unmount();
    show('SiteSelection', fields, { dealers: { teasers: { [key]: { ids: [], failed: true } } } });
    expect(screen.getByText(/kan inte visa anläggningarna just nu/)).toBeInTheDocument();
  });
});

describe('the list of facilities', () => {
  const listing = (over: Partial<FacilityListing> = {}): FacilityListing => ({
    index: 'sites-car-store-se',
    query: allFacilities,
    keyphrase: '',
    origin: null,
    ids: swedish.slice(0, 5).map(({ site_id: id }) => id),
    total: 60,
    summaries: {
      [one.site_id]: {
        open: { service: 'Workshop', today: { status: 'open', until: '18:00' } },
        services: ['New cars', 'Workshop'],
      },
    },
    facets: [
      {
        name: 'site_brands',
        values: [
          { text: 'Kia', count: 2 },
          { text: 'Volvo', count: 9 },
        ],
      },
    ],
    failed: false,
    ...over,
  });
  const showList = (over: Partial<FacilityListing> = {}, site: SiteName = 'car-store-se') =>
    show(
      'FacilityList',
      { Title: 'Våra anläggningar', Text: 'Sök.' },
      { dealers: { listing: listing(over) }, facilities: swedish, site },
    );

  it('I-01 lets the visitor choose those that are open now by a button, and a county in the form', () => {
    const region = {
      name: 'site_region' as const,
      values: [
        { text: 'Skåne', count: 3 },
        { text: 'Uppsala län', count: 1 },
      ],
    };
    const { unmount } = showList({ facets: [region], query: { ...allFacilities, filters: { site_region: 'Skåne' } } });
    expect(screen.getByRole('link', { name: 'Öppet nu' })).toHaveAttribute(
      'href',
      '/anlaggningar?site_region=Sk%C3%A5ne&open=now',
    );
    const counties = within(screen.getByRole('search')).getByRole('combobox', { name: 'Län' });
    expect([counties.getAttribute('name'), counties]).toEqual([
      'site_region',
      expect.objectContaining({ value: 'Skåne' }),
    ]);
    expect(
      within(counties)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Alla län', 'Skåne', 'Uppsala län']);
    expect(screen.queryByRole('list', { name: 'Län' })).toBeNull();
    unmount();
    showList({ query: { ...allFacilities, open: true }, ids: [], total: 0, summaries: {} });
    expect(screen.getByRole('link', { name: 'Öppet nu' })).toHaveAttribute('href', '/anlaggningar');
  });

  it('I-01 says that none is open, and lists those that open next in their order', () => {
    const ids = swedish.slice(0, 3).map(({ site_id: id }) => id);
    showList({ query: { ...allFacilities, open: true }, ids, total: 3, opensNext: true });
    expect(screen.getByText('Ingen som stämmer är öppen just nu.')).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Öppnar härnäst',
    ]);
    expect(screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent)).toEqual(
      swedish.slice(0, 3).map(({ site_official_name: name }) => name),
    );
    expect(screen.getByRole('link', { name: 'Öppet nu' })).toHaveAttribute('href', '/anlaggningar');
  });

  it('I-01 services are buttons, which keep what else is chosen, as the form does with them', () => {
    const services = { name: 'site_services' as const, values: [{ text: 'Verkstad', count: 3 }] };
    const { unmount } = showList({
      facets: [services],
      query: { ...allFacilities, filters: { site_region: 'Skåne' } },
    });
    const buttons = within(screen.getByRole('list', { name: 'Filter' })).getAllByRole('link');
    expect(buttons.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Öppet nu', '/anlaggningar?site_region=Sk%C3%A5ne&open=now'],
      ['Verkstad', '/anlaggningar?site_services=Verkstad&site_region=Sk%C3%A5ne'],
    ]);
    expect(screen.queryByRole('combobox', { name: 'Tjänst' })).toBeNull();
    unmount();
    showList({ facets: [services], query: { ...allFacilities, filters: { site_services: 'Verkstad' } } });
    expect(screen.getByRole('search').querySelector('input[name=site_services]')).toHaveValue('Verkstad');
  });

  it('I-01 says that it looks for the own place in a region that was there before', async () => {
    const position = { here: () => new Promise<never>(() => undefined) };
    const data = { dealers: { listing: listing({}) }, facilities: swedish };
    show('FacilityList', { Title: 'Våra anläggningar', Text: 'Sök.' }, data, undefined, fakePorts({ position }));
    const region = within(screen.getByRole('search')).getByRole('status');
    expect(region).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Min plats' }));
    expect(region).toHaveTextContent('Söker din plats');
    expect(region).toBeInTheDocument();
  });

  it('I-01 J-05 each has the number of its marker on the map, in the order of the list', () => {
    showList({ ids: swedish.slice(0, 5).map(({ site_id: id }) => id) });
    const names = screen.getAllByRole('article').map((card) => within(card).getByRole('heading'));
    expect(names.map(({ dataset }) => dataset.number)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('I-01 sorts them from A to Ö by town, below its letter', () => {
    // One of each county: counties would be headings of one facility each.
    const first = swedish
      .filter(({ site_region: region }, index) => swedish.findIndex((other) => other.site_region === region) === index)
      .slice(0, 5);
    showList({ ids: first.map(({ site_id: id }) => id) });
    const initials = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
    expect(initials).toEqual(
      [...new Set(first.map(({ site_city: town }) => town.charAt(0)))].sort(new Intl.Collator('sv').compare),
    );
    const towns = screen.getAllByRole('article').map((card) => card.querySelector('address')?.textContent ?? '');
    expect(towns).toHaveLength(5);
    for (const { site_city: town } of first) expect(towns.some((text) => text.endsWith(town))).toBe(true);
    expect(screen.getByRole('heading', { level: 1, name: 'Våra anläggningar' })).toBeInTheDocument();
  });

  it('I-01 they are below their counties where some share one', () => {
    const ids = swedish.filter(({ site_region: region }) => region === one.site_region).map(({ site_id: id }) => id);
    const other = swedish.find(({ site_region: region }) => region !== one.site_region)!;
    expect(ids.length).toBeGreaterThan(1);
    showList({ ids: [other.site_id, ...ids], total: ids.length + 1 });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      [one.site_region, other.site_region].sort(new Intl.Collator('sv').compare),
    );
    // The heading says it for all.
    for (const address of document.querySelectorAll('address')) expect(address).not.toHaveTextContent(/\([A-Z]+\)/);
    expect(screen.queryByRole('link', { name: 'Visa fler' })).toBeNull();
  });

  it('I-01 in a county those that are open come first, then those with more cars', () => {
    const ids = swedish.slice(0, 4).map(({ site_id: id }) => id);
    const [closed = '', few = '', many = '', open = ''] = ids;
    const summary = (isOpen: boolean, cars: number): FacilityListing['summaries'][string] => ({
      open: { service: 'Workshop', today: isOpen ? { status: 'open', until: '18:00' } : { status: 'closed' } },
      services: [],
      cars,
    });
    const summaries = {
      [closed]: summary(false, 90),
      [few]: summary(true, 2),
      [many]: summary(true, 30),
      [open]: summary(true, 3),
    };
    const facilities = Object.fromEntries(
      swedish
        .slice(0, 4)
        .map(({ site_id, site_city, site_official_name }) => [
          site_id,
          { site_id, site_city, site_official_name, site_region: 'Skåne' },
        ]),
    );
    const texts = { language: 'sv', term: (_: string, value: string) => value, t: (key: string) => key } as const;
    const order = (query: FacilityListing['query']) =>
      groupsOf({ ids, summaries, origin: null, query }, facilities, texts).flatMap((group) => group.ids);
    expect(order(allFacilities)).toEqual([many, open, few, closed]);
    // Of an unknown place the page says that they are in alphabetical order.
    expect(order({ ...allFacilities, near: 'Ingenstans' })).not.toEqual([many, open, few, closed]);
  });

  it('I-01 with a place they are nearest first, with their distance, or from A to Ö', () => {
    const ids = swedish.slice(0, 5).map(({ site_id: id }) => id);
    const [latitude = 0, longitude = 0] = one.site_geocoord.split(',').map(Number);
    const origin = { name: 'Solna', latitude, longitude };
    const { unmount } = showList({ ids, origin, query: { ...allFacilities, near: 'Solna' } });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Närmast Solna',
      'Längre bort',
    ]);
    expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual(
      swedish.slice(0, 5).map(({ site_official_name: name }) => name),
    );
    expect(within(screen.getAllByRole('article')[0]!).getByText('i Solna')).toBeInTheDocument();
    const orders = within(screen.getByRole('list', { name: 'Sortering' }));
    expect(
      orders
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Närmast först', '/anlaggningar?near=Solna', 'true'],
      ['A till Ö', '/anlaggningar?near=Solna&order=name', null],
    ]);
    unmount();
    showList({ ids, origin, query: { ...allFacilities, near: 'Solna', order: 'name' } });
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect(screen.getAllByText(/\skm från Solna$/)).toHaveLength(4);
    expect(screen.getByText('i Solna')).toBeInTheDocument();
  });

  it('I-01 nothing is in a postcode: its distance is told', () => {
    const [latitude = 0, longitude = 0] = one.site_geocoord.split(',').map(Number);
    const origin = { name: '754 50', latitude, longitude };
    showList({ ids: [one.site_id], origin, query: { ...allFacilities, near: '754 50' } });
    expect(screen.getByText(/^0\skm från 754 50$/)).toBeInTheDocument();
  });

  it('I-01 the largest towns of the stock are a press away, the chosen one marked', () => {
    const towns = ['Stockholm', 'Malmö'];
    showList({ ids: [one.site_id], towns, query: { ...allFacilities, near: 'Malmö' } });
    expect(
      within(screen.getByRole('list', { name: 'Välj en stad' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Stockholm', '/anlaggningar?near=Stockholm', null],
      ['Malmö', '/anlaggningar?near=Malm%C3%B6', 'true'],
    ]);
  });

  it('I-01 the nearest tell in one line who is open, and lead to a booking and to their cars', () => {
    const [latitude = 0, longitude = 0] = one.site_geocoord.split(',').map(Number);
    const today = {
      open: null,
      services: ['New cars', 'Workshop'],
      hours: [
        { service: 'Workshop', today: { status: 'open', until: '17:30' } },
        {
          service: 'New cars',
          today: { status: 'closed', next: { date: '2026-11-30', time: '09:00', days: 1 } },
        },
      ],
      cars: 48,
    } satisfies FacilityListing['summaries'][string];
    showList({
      ids: [one.site_id],
      summaries: { [one.site_id]: today },
      origin: { name: 'Solna', latitude, longitude },
      query: { ...allFacilities, near: 'Solna' },
    });
    const card = within(screen.getByRole('article'));
    expect(card.getByText('Verkstad: öppet till 17:30')).toBeInTheDocument();
    expect(card.queryByText(/^Bilförsäljning: stängt/)).toBeNull();
    const name = one.site_official_name;
    expect(card.getByRole('link', { name: `Boka verkstad, ${name}` })).toHaveAttribute(
      'href',
      `/service-och-verkstad/boka-bilverkstad?workshop=${one.site_id}`,
    );
    expect(card.getByRole('link', { name: `Se 48 bilar, ${name}` })).toHaveAttribute(
      'href',
      expect.stringContaining(`?${new URLSearchParams({ car_site_name: name }).toString()}`),
    );
  });

  it('I-01 where workshops are not booked and no cars stand, a card does not lead there', () => {
    showList({}, 'dealer-brand-no');
    expect(screen.queryByRole('link', { name: /^(Bestill verksted|Se \d+ biler)/ })).toBeNull();
  });

  it('I-01 says where a place is unknown', () => {
    showList({ query: { ...allFacilities, near: 'Ingenstans' } });
    expect(screen.getByRole('textbox', { name: 'Nära' })).toHaveAccessibleDescription(/inte platsen Ingenstans/);
    expect(screen.queryByRole('list', { name: 'Sortering' })).toBeNull();
  });

  it('I-01 a card shows closing time and services', () => {
    showList();
    const card = screen.getByRole('heading', { name: one.site_official_name }).closest('article')!;
    expect(within(card).getByText('Verkstad: öppet till 18')).toBeInTheDocument();
    expect(
      within(within(card).getByRole('list', { name: 'Finns här' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bilförsäljning', 'Verkstad']);
    expect(within(card).getByText(one.site_street, { exact: false })).toBeInTheDocument();
  });

  it('I-01 searches by a plain form, which preserves the query', () => {
    showList({ query: { ...allFacilities, keyphrase: 'umeå', filters: { site_brands: 'Saab' } } });
    const form = screen.getByRole('search');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/anlaggningar']);
    expect(within(form).getByRole('searchbox', { name: 'Sök anläggning' })).toHaveValue('umeå');
    expect(within(form).getByRole('combobox', { name: 'Märke' })).toHaveValue('Saab');
    expect(
      within(form)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Alla märken', 'Saab', 'Kia', 'Volvo']);
    expect(screen.getByRole('link', { name: 'Visa alla anläggningar' })).toHaveAttribute('href', '/anlaggningar');
    expect(screen.queryByRole('list', { name: 'Märke' })).toBeNull();
  });

  it('I-01 shows the number of facilities, and more by its address', () => {
    showList({ query: { ...allFacilities, keyphrase: 'a' } });
    expect(screen.getByText('Visar 5 av 60')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Visa fler' })).toHaveAttribute('href', '/anlaggningar?keyphrase=a&page=2');
  });

  it('I-01 more facilities are below those shown, and a county that goes on is the last one', async () => {
    const inOrder = swedish.toSorted((a, b) => a.website_sort_order - b.website_sort_order);
    const ids = inOrder.map(({ site_id: id }) => id);
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    const counties = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const moves: unknown[][] = [];
    const router = {
      prefetch: async () => undefined,
      push: async (...move: unknown[]) => moves.push(move),
    } as unknown as NextRouter;
    const listed = (over: Partial<FacilityListing>, stateId: string) => (
      <RouterContext value={router}>
        {page(
          'FacilityList',
          { Title: 'Våra anläggningar', Text: 'Sök.' },
          { dealers: { listing: listing({ ...over, summaries: {} }) }, facilities: swedish },
          undefined,
          undefined,
          stateId,
        )}
      </RouterContext>
    );
    const { rerender } = render(listed({ ids: ids.slice(0, 48) }, 'one'));
    const before = [names(), counties()];
    await userEvent.click(screen.getByRole('link', { name: 'Visa fler' }));
    expect(moves).toEqual([['/anlaggningar?page=2', undefined, { scroll: false }]]);
    rerender(listed({ ids, query: { ...allFacilities, pages: 2 } }, 'two'));
    expect(names()).toEqual(inOrder.map(({ site_official_name: name }) => name));
    expect([names().slice(0, 48), counties().slice(0, before[1]!.length)]).toEqual(before);
    expect(counties()).toEqual([...new Set(inOrder.map(({ site_region: region }) => region))]);
    expect(screen.getByRole('link', { name: inOrder[48]!.site_official_name })).toHaveFocus();
  });

  it('I-01 the map is opened by a button, list and map point at the same location, and closing resets it', async () => {
    showList();
    const cards = () => screen.getAllByRole('button', { name: /^Visa på karta ./ });
    const opener = screen.getByRole('button', { name: 'Visa på karta' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    // Those of further pages have not come.
    expect(screen.getByText('Välj en anläggning på kartan eller i listan. Visar 5 av 60.')).toBeInTheDocument();
    expect(cards()).toHaveLength(5);
    const pick = screen.getByRole('button', { name: `Visa på karta ${one.site_official_name}` });
    await userEvent.click(pick);
    expect(cards().filter((button) => button.getAttribute('aria-pressed') === 'true')).toEqual([pick]);
    const status = screen
      .getAllByRole('status')
      .find((status) => status.textContent?.includes(one.site_official_name))!;
    expect(within(status).getByRole('link', { name: one.site_official_name })).toHaveAttribute(
      'href',
      `/anlaggningar/${one.slug}`,
    );
    expect(
      within(status).getByText(`${one.site_street}, ${one.site_zip} ${one.site_city} · Verkstad: öppet till 18`),
    ).toBeInTheDocument();
    expect(
      within(status).getByRole('link', { name: `Vägbeskrivning till ${one.site_official_name}, öppnas i ny flik` }),
    ).toHaveAttribute('href', expect.stringContaining('/maps/dir/'));
    await userEvent.click(screen.getByRole('button', { name: 'Dölj kartan' }));
    expect(screen.queryByRole('button', { name: /^Visa på karta ./ })).toBeNull();
    await userEvent.click(opener);
    expect(cards().filter((button) => button.getAttribute('aria-pressed') === 'true')).toEqual([]);
  });

  it('I-01 the British site has makes as buttons, too', () => {
    showList({ query: { ...allFacilities, keyphrase: 'leeds', filters: { site_brands: 'Kia' } } }, 'dealer-brand-uk');
    const makes = within(screen.getByRole('list', { name: 'Make' }));
    expect(
      makes
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Kia', '/locations?keyphrase=leeds', 'true'],
      ['Volvo', '/locations?keyphrase=leeds&site_brands=Volvo', null],
    ]);
  });

  it.each<[string, Partial<FacilityListing>, RegExp, boolean]>([
    ['none', { ids: [], total: 0 }, /ingen anläggning som stämmer/, true],
    ['no response', { ids: [], total: 0, failed: true }, /kan inte visa anläggningarna just nu/, false],
  ])('I-01 with %s shows a message', (_, over, text, hasWay) => {
    showList(over);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Visa alla anläggningar' }) !== null).toBe(hasWay);
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('I-01 can retry a failed request with the same query', () => {
    showList({ ids: [], total: 0, failed: true, query: { ...allFacilities, keyphrase: 'umeå' } });
    expect(screen.getByRole('link', { name: 'Försök igen' })).toHaveAttribute(
      'href',
      '/anlaggningar?keyphrase=ume%C3%A5',
    );
  });
});

describe('the page of a facility', () => {
  const open = (over: Partial<FacilityPage> = {}): FacilityPage => ({
    id: one.site_id,
    today: one.site_departments.map(() => ({ status: 'open', until: '17:30' })),
    cars: ['10001'],
    carTotal: 77,
    carQuery: 'car_site_name=Nordvik',
    carsFailed: false,
    ...over,
  });
  const showPage = (over: Partial<FacilityPage> = {}, facility: Facility = one, site?: SiteName) =>
    show(
      'FacilityDetail',
      {},
      { dealers: { page: open(over) }, facilities: [facility], cars, ...(site ? { site } : {}) },
      <p>Redaktörens ord</p>,
    );

  it('I-02 shows address and contact details', () => {
    showPage();
    expect(screen.getByRole('heading', { level: 1, name: one.site_official_name })).toBeInTheDocument();
    const way = screen.getByRole('link', { name: `Vägbeskrivning till ${one.site_official_name}, öppnas i ny flik` });
    expect([way.getAttribute('rel'), new URL(way.getAttribute('href')!).searchParams.get('destination')]).toEqual([
      'noopener noreferrer',
      expect.stringContaining(one.site_street),
    ]);
    const map = screen.getByRole('link', { name: new RegExp(one.site_street) });
    expect(map).toHaveAttribute(
      'href',
      expect.stringContaining(
        `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(one.site_official_name)}`,
      ),
    );
    expect(map).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: `Mejla ${one.site_official_name}, ${one.site_email}` })).toHaveAttribute(
      'href',
      `mailto:${one.site_email}`,
    );
    expect(screen.getByRole('link', { name: 'Till alla anläggningar' })).toHaveAttribute('href', '/anlaggningar');
    expect(screen.getByText('Redaktörens ord')).toBeInTheDocument();
    expect(screen.getAllByText('Öppet till 17:30').length).toBe(one.site_departments.length);
    expect(screen.getByText(/^(Bilförsäljning|Verkstad): öppet till 17:30$/)).toBeInTheDocument();
  });

  it('I-02 sends the chosen contact method to the data layer, never a person', async () => {
    const ports = fakePorts();
    render(page('FacilityDetail', {}, { dealers: { page: open() }, facilities: [one], cars }, undefined, ports));
    // jsdom goes nowhere.
    document.addEventListener('click', (event) => event.preventDefault());
    for (const name of [
      `Ring ${one.site_official_name}, ${one.site_phone}`,
      `Mejla ${one.site_official_name}, ${one.site_email}`,
      new RegExp(one.site_street),
    ])
      await userEvent.click(screen.getByRole('link', { name }));
    expect(ports.telemetry.messages).toEqual(
      ['phone', 'email', 'map'].map((method) => ({ event: 'contact_click', method, location_id: one.site_id })),
    );
  });

  it('I-02 books the workshop on the Swedish site alone, and only where there is one', () => {
    showPage().unmount();
    const { unmount } = showPage({}, one, 'dealer-brand-no');
    expect(screen.queryByRole('link', { name: 'Bestill verkstedtime' })).toBeNull();
    unmount();
    showPage();
    expect(screen.getByRole('link', { name: 'Boka verkstadstid' })).toHaveAttribute(
      'href',
      `/service-och-verkstad/boka-bilverkstad?workshop=${one.site_id}`,
    );
  });

  it('I-02 tells the first free time of its workshop, where the booking knows one', () => {
    const firstTime = { zone: 'Europe/Stockholm', localDate: '2026-11-30', localTime: '09:30', isFullDay: false };
    const { unmount } = showPage({ firstTime });
    expect(
      screen.getByRole('link', { name: /^Första lediga verkstadstid: måndag\s30\snovember 09:30$/ }),
    ).toHaveAttribute('href', `/service-och-verkstad/boka-bilverkstad?workshop=${one.site_id}`);
    unmount();
    const { unmount: unmountDay } = showPage({ firstTime: { ...firstTime, isFullDay: true } });
    expect(screen.getByText(/^Första lediga verkstadsdag: måndag\s30\snovember$/)).toBeInTheDocument();
    unmountDay();
    showPage();
    expect(screen.queryByText(/^Första lediga/)).toBeNull();
  });

  it('I-02 tells apart the makes that it sells and those that it serves, where they differ', () => {
    const brand = (name: string) => ({ name, brand_code: name.slice(0, 2).toUpperCase(), erp_id: '1.1', email: '' });
    const departments = (sold: string[], served: string[]): Facility['site_departments'] =>
      one.site_departments.map((department) => ({
        ...department,
        brands: (department.group === 'New cars' ? sold : served).map(brand),
      }));
    const makes = () => {
      const section = screen.getByRole('heading', { name: 'Märken vi arbetar med' }).closest('section')!;
      return [
        within(section)
          .queryAllByRole('heading', { level: 3 })
          .map(({ textContent }) => textContent),
        within(section)
          .getAllByRole('list')
          .map((list) => [...list.children].map(({ textContent }) => textContent)),
      ];
    };
    const { unmount } = showPage({}, { ...one, site_departments: departments(['Volvo'], ['Volvo', 'Renault']) });
    expect(makes()).toEqual([
      ['Vi säljer', 'Vi servar'],
      [['Volvo'], ['Volvo', 'Renault']],
    ]);
    unmount();
    showPage({}, { ...one, site_departments: departments(['Volvo'], ['Volvo']) });
    expect(makes()).toEqual([[], [['Volvo']]]);
  });

  it('I-02 books on the booking page of its own site', () => {
    showPage({}, one, 'dealer-brand-se');
    expect(screen.getByRole('link', { name: 'Boka verkstadstid' })).toHaveAttribute(
      'href',
      `/service?workshop=${one.site_id}`,
    );
  });

  it('I-02 has the hours of all departments in one table, in three columns where days deviate', () => {
    const [department] = one.site_departments;
    if (!department) throw new Error('There is no department.');
    const deviating = {
      ...department,
      openingschedule: {
        openinghours: [
          { day: 'Monday', displayText: '9–18' },
          { day: 'Tuesday', displayText: '9–18' },
          { day: 'Helger', displayText: 'Ring först' },
        ],
        deviationdays: [
          { day: 'torsdag 24 december', displayText: 'Closed' },
          { day: 'fredag 25 december', displayText: 'Closed' },
          { day: 'Nyårsdagen', displayText: '10:00–13:00' },
        ],
      },
    };
    showPage(
      {},
      {
        ...one,
        site_departments: [
          deviating,
          {
            ...department,
            name: 'Tvätt',
            official_name: 'Tvätt',
            openingschedule: { openinghours: [{ day: 'Måndag', displayText: 'Stängt' }], deviationdays: [] },
          },
        ],
      },
    );
    expect(document.querySelector<HTMLElement>('.departments')?.dataset.columns).toBe('3');
    const table = screen.getByRole('table', { name: 'Öppettider' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) =>
          [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '')),
        ),
    ).toEqual([
      ['Dag', 'Bilförsäljning', 'Tvätt'],
      ['Måndag', '9–18', 'Stängt'],
      ['Tisdag', '9–18', '–'],
      ['Helger', 'Ring först', '–'],
      ['Avvikande öppettider'],
      ['24–25 dec.', 'Stängt', '–'],
      ['Nyårsdagen', '10–13', '–'],
    ]);
  });

  it('I-02 without days that deviate the hours are in two columns', () => {
    const departments = one.site_departments.map((department) => ({
      ...department,
      openingschedule: { ...department.openingschedule, deviationdays: [] },
    }));
    showPage({}, { ...one, site_departments: departments });
    expect(document.querySelector<HTMLElement>('.departments')?.dataset.columns).toBe('2');
    expect(screen.queryByText('Avvikande öppettider')).toBeNull();
  });

  it('I-02 has its staff in a disclosure that needs no script', () => {
    showPage();
    const staff = document.querySelector('details')!;
    expect([staff.open, staff.querySelector('summary')?.textContent]).toEqual([
      false,
      'Visa medarbetareDölj medarbetare',
    ]);
    const people = one.site_departments.flatMap(({ users }) => users);
    expect(staff.querySelectorAll('li')).toHaveLength(people.length);
    expect(staff).toHaveTextContent(`${people[0]?.first_name} ${people[0]?.last_name}`);
  });

  it('I-02 shows the latest cars at the facility, and links to all of them', () => {
    showPage();
    // Near the top, and above the cars.
    expect(screen.getAllByRole('link', { name: 'Se 77 bilar' }).map((link) => link.getAttribute('href'))).toEqual([
      `${LIST}?car_site_name=Nordvik`,
      `${LIST}?car_site_name=Nordvik`,
    ]);
    expect(
      within(screen.getByRole('heading', { name: 'Nyinkommet här' }).closest('section')!).getAllByRole('article'),
    ).toHaveLength(1);
  });

  it('I-02 without cars it does not mention them, without a response it shows an error', () => {
    const { unmount } = showPage({ cars: [], carTotal: 0 });
    expect(screen.queryByRole('heading', { name: 'Nyinkommet här' })).toBeNull();
    unmount();
    showPage({ cars: [], carTotal: 0, carsFailed: true });
    expect(screen.getByText(/Sökningen svarar inte/)).toBeInTheDocument();
  });

  it('I-02 has a photograph where there is one, else our own picture', () => {
    const { unmount, container } = showPage();
    expect(container.querySelector('.intro picture img')?.getAttribute('src')).toContain('/scenes/');
    unmount();
    showPage({}, { ...one, site_image_url: '/-/jssmedia/places/uppsala.jpg' });
    expect(screen.getByRole('img', { name: one.site_official_name })).toHaveAttribute('width', '1600');
  });

  const pictureOf = (facility: Facility, site?: SiteName): string | undefined => {
    const { unmount, container } = showPage({ id: facility.site_id }, facility, site);
    const src = container.querySelector('.intro picture img')?.getAttribute('src');
    unmount();
    return /scenes\/([\w-]+)\.avif/.exec(src ?? '')?.[1];
  };

  it('I-02 facilities next to each other in a list are drawn differently, each always the same', () => {
    const near = ['21009', '21010', '21011', '21012'].map((site_id) => pictureOf({ ...one, site_id }));
    expect(near).not.toContain(undefined);
    expect(near.slice(1).filter((picture, index) => picture === near[index])).toEqual([]);
    expect(pictureOf({ ...one, site_id: 'north' })).toBe(pictureOf({ ...one, site_id: 'north' }));
  });

  it('I-02 is drawn as what it is for', () => {
    const departments = (group: string) => one.site_departments.filter((department) => department.group === group);
    expect(departments('Workshop')).not.toEqual([]);
    expect(pictureOf({ ...one, site_departments: departments('Workshop') })).toBe('workshop');
    expect(pictureOf({ ...one, site_departments: departments('New cars') })).toMatch(/^(dealership|showroom)$/);
    expect(pictureOf(one, 'truck-fi')).toMatch(/^(truck-quay|truck-yard|loading-dock)$/);
  });

  it('I-02 renders a facility with few fields', () => {
    const { container } = showPage(
      { today: [], cars: [] },
      { ...one, site_phone: '', site_email: '', site_brands: [], site_departments: [] },
    );
    expect(container).not.toHaveTextContent(/undefined|null|NaN/);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});

describe('the latest cars', () => {
  const electric = {
    name: 'electric',
    text: 'Elbilar',
    href: `${LIST}?car_fuel=El`,
    filters: [{ name: 'car_fuel', values: ['El'] }],
  };
  const summary = { total: 9, latest: ['10001'], bodies: [], brands: [], quick: [], months: [] };
  const fields = { title: 'Nyinkommet', linkText: 'Visa alla bilar', linkUrl: { value: { href: LIST } } };
  const pages = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href'));

  it('A-08 have tabs of other rows, loaded when they are chosen; the link leads to the list of the row', async () => {
    const response = { facet: [], content: [aCar('10002')], total_items: 1, limit: 8, offset: 0 };
    const ports = fakePorts({ search: { search: returns(response) } });
    show('LatestCars', fields, { stockSummary: { ...summary, rows: [electric] }, cars: ['10001'] }, undefined, ports);
    expect(screen.getByRole('heading', { level: 2, name: 'Nyinkommet' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Nyinkommet');
    expect(pages()).toEqual([expect.stringContaining('10001')]);
    screen.getByRole('tab', { name: 'Nyinkommet' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Elbilar' })).toHaveFocus();
    await waitFor(() => expect(pages()).toEqual([expect.stringContaining('10002')]));
    expect(screen.getByRole('tabpanel', { name: 'Elbilar' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Visa alla bilar' })).toHaveAttribute('href', electric.href);
    await userEvent.click(screen.getByRole('tab', { name: 'Nyinkommet' }));
    expect(pages()).toEqual([expect.stringContaining('10001')]);
  });

  it('A-08 say so where a row does not come, and keep the way to its list', async () => {
    const ports = fakePorts({ search: { search: fails('SEARCH_FAILED') } });
    show('LatestCars', fields, { stockSummary: { ...summary, rows: [electric] }, cars: ['10001'] }, undefined, ports);
    await userEvent.click(screen.getByRole('tab', { name: 'Elbilar' }));
    expect(await screen.findByText(/^Sökningen svarar inte/, {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Visa alla bilar' })).toHaveAttribute('href', electric.href);
  }, 15_000);

  it('A-08 without other rows have no tabs', () => {
    show('LatestCars', fields, { stockSummary: summary, cars: ['10001'] });
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(pages()).toHaveLength(1);
  });
});

describe('a search over a picture', () => {
  const summary = { total: 1_234, latest: [], bodies: [], brands: [], quick: [], months: [] };
  it.each(Object.keys(blocks.CarSearchHero.samples))('C-27 %s', (sample) => {
    show('CarSearchHero', blocks.CarSearchHero.samples[sample], { stockSummary: summary });
    const form = screen.getByRole('search');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', LIST]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      blocks.CarSearchHero.samples[sample]?.Title ?? '',
    );
    // Of a part of the stock the number is not known.
    expect(within(form).getByText(sample === 'long words' ? 'Sök' : /^Visa 1\s234 bilar$/)).toBeInTheDocument();
  });

  const months = [
    { max: 3_000, count: 560 },
    { max: 4_000, count: 1_349 },
    { max: 5_000, count: 1_942 },
  ];
  const modes = () => screen.queryAllByRole('radio').map((one) => one.closest('label')?.textContent);

  it('C-27 F-05 is also by the month, as a form of the list, with the number of cars on its button', async () => {
    show('CarSearchHero', blocks.CarSearchHero.samples.complete, { stockSummary: { ...summary, months } });
    expect(modes().slice(0, 2)).toEqual(['Köp', 'Ägandekostnad']);
    const field = screen.getByRole('combobox', { name: /^Månadskostnad vid 1\s500\smil om året$/ });
    expect(field).toHaveAttribute('name', 'car_monthly_cost_own_3_max');
    expect(field.closest('form')).toHaveAttribute('action', LIST);
    expect(
      within(field)
        .getAllByRole('option')
        .map((one) => one.textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['högst 3 000 kr (560)', 'högst 4 000 kr (1 349)', 'högst 5 000 kr (1 942)']);
    const button = field.closest('form')?.querySelector('button');
    expect(button).toHaveTextContent('Visa 1 349 bilar');
    await userEvent.selectOptions(field, '3000');
    expect(button).toHaveTextContent('Visa 560 bilar');
  });

  it('C-27 L-02 leads to the form that sells a car; the registration number has no name to be in an address by', () => {
    show('CarSearchHero', blocks.CarSearchHero.samples.complete, { stockSummary: summary, sellCar: '/salj-bil' });
    expect(modes()).toEqual(['Köp', 'Sälj']);
    const plate = screen.getByRole('textbox', { name: 'Registreringsnummer' });
    expect(plate).not.toHaveAttribute('name');
    expect(plate.closest('form')).toHaveAttribute('action', '/salj-bil');
  });

  it('C-27 has one way where there is no other', () => {
    show('CarSearchHero', blocks.CarSearchHero.samples['long words'], { stockSummary: { ...summary, months } });
    expect(modes()).toEqual([]);
  });

  const quick = [
    { href: '/kop-bil/biltyp/suv', text: 'Suvar' },
    { href: `${LIST}?car_price_max=200000`, maxPrice: 200_000 },
  ];
  it('C-27 has quick searches below the field where it searches the whole stock', () => {
    const stockSummary = { total: 1_234, latest: [], bodies: [], brands: [], quick, months: [] };
    show('CarSearchHero', blocks.CarSearchHero.samples.complete, { stockSummary });
    const links = within(screen.getByRole('list', { name: 'Snabbsökningar' })).getAllByRole('link');
    expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Suvar', '/kop-bil/biltyp/suv'],
      ['Högst 200\u00a0000\u00a0kr', `${LIST}?car_price_max=200000`],
    ]);
  });

  it('C-27 has none where it searches a part of the stock', () => {
    const stockSummary = { total: 1_234, latest: [], bodies: [], brands: [], quick, months: [] };
    show('CarSearchHero', blocks.CarSearchHero.samples['long words'], { stockSummary });
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('C-27 without anything shows nothing', () => {
    expect(show('CarSearchHero', {}).container).toBeEmptyDOMElement();
  });
});

describe('blocks without content', () => {
  it.each([
    'CarList',
    'CarTeaser',
    'SiteTeaser',
    'FacilityList',
    'FacilityDetail',
    'ScrollToTop',
  ] as const satisfies readonly BlockName[])(
    'A-10 C-27 %s renders nothing where its page did not request it',
    (name) => {
      for (const sample of Object.values(blocks[name].samples)) expect(renderToString(page(name, sample))).toBe('');
    },
  );
});
