/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { blocks } from '@/blocks/generated/definitions';
import { Blocks } from '@/blocks/Blocks';
import { BodyTypes } from '@/blocks/BodyTypes/BodyTypes.view';
import { BrandLinks } from '@/blocks/BrandLinks/BrandLinks.view';
import { LatestCars } from '@/blocks/LatestCars/LatestCars.view';
import { Promises } from '@/blocks/Promises/Promises.view';
import { views } from '@/blocks/registry';
import type { BlockName } from '@/blocks/blocks.types';
import { normalizeCars } from '@/store/entities.normalize';
import { StoreProvider } from '@/store/StoreProvider';
import { fakePorts } from '@test/kit/fakePorts';
import { aCar } from '../features/listKit';
import { lendBrowser, type Showing } from '../features/viewKit';
import { aPage } from '../store/storeKit';
import { InTexts } from '../ui/inTexts';

beforeAll(lendBrowser);

const LIST = '/kop-bil/alla-bilar-i-lager';
const stockSummary: Showing['stockSummary'] = {
  total: 1_234,
  latest: ['10001', '10002'],
  bodies: [
    { text: 'Kombi', count: 500, image: '/-/jssmedia/cars/estate/side-silver.avif' },
    { text: 'SUV', count: 1, image: '/-/jssmedia/cars/suv/side-silver.avif' },
  ],
  brands: [
    { text: 'Volvo', count: 700 },
    { text: 'Citroën', count: 1 },
  ],
  quick: [],
  months: [],
};
const stocked: Pick<Showing, 'stockSummary' | 'cars'> = {
  stockSummary,
  cars: ['10001', '10002'].map((id) => aCar(id)),
};
const empty: typeof stocked = { stockSummary: { total: 0, latest: [], bodies: [], brands: [], quick: [], months: [] } };
const link = (href: string) => ({ href, text: '', newWindow: false });

/** Blocks of a page that has the stock summary. */
function show(view: ReactElement, { stockSummary, cars = [] }: typeof stocked) {
  const { state, stateId } = aPage('one', { stockSummary, entities: normalizeCars(cars).entities });
  return render(
    <InTexts>
      <StoreProvider pageState={state} stateId={stateId} ports={() => fakePorts()}>
        {view}
      </StoreProvider>
    </InTexts>,
  );
}

describe('every block', () => {
  it('A-03 has one name in schemas, views and samples', () => {
    const names = Object.keys(blocks).sort();
    expect(Object.keys(views).sort()).toEqual(names);
    expect(Object.keys(blocks).sort()).toEqual(names);
    expect(names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
  });

  it('A-03 is shown by three samples or more; without fields there is nothing to vary', () => {
    const few = Object.entries(blocks)
      .filter(([, { samples }]) => Object.keys(samples).length < 3)
      .map(([name, { samples }]) => [name, Object.values(samples)]);
    expect(few.toSorted()).toEqual([
      ['FacilityDetail', [{}]],
      ['PartialDesignDynamicPlaceholder', [{}]],
      ['ScrollToTop', [{}]],
    ]);
  });

  const names = Object.keys(blocks).filter((name): name is BlockName => name in blocks);
  it.each(
    names.flatMap((name) =>
      Object.entries(blocks[name].samples).map(([sample, fields]) => [name, sample, fields] as const),
    ),
  )('A-03 %s passes its schema with the sample %p', (name, _, fields) => {
    const read = blocks[name].schema.validateSync(fields);
    expect(blocks[name].schema.validateSync(read)).toEqual(read);
  });
});

const rendered = <Fields extends { title: string }>(
  name: string,
  View: ComponentType<Fields>,
  given: Record<string, Fields>,
) => Object.entries(given).map(([sample, fields]) => ({ name, sample, fields, view: createElement(View, fields) }));
const startBlocks = [
  ...rendered('LatestCars', LatestCars, blocks.LatestCars.samples),
  ...rendered('BodyTypes', BodyTypes, blocks.BodyTypes.samples),
  ...rendered('BrandLinks', BrandLinks, blocks.BrandLinks.samples),
  ...rendered('Promises', Promises, blocks.Promises.samples),
];

describe.each<[string, typeof stocked]>([
  ['with a stock', stocked],
  ['without any stock', empty],
])("the start page's blocks, %s", (_, showing) => {
  it.each(startBlocks)('A-08 $name renders its sample $sample', ({ name, sample, fields: { title: given }, view }) => {
    const { container } = show(view, showing);
    const stands = name === 'Promises' ? sample !== 'empty' : showing === stocked && sample !== 'no list';
    expect(container).not.toHaveTextContent(/undefined|NaN/);
    expect(container.childElementCount > 0).toBe(stands);
    expect(screen.queryAllByRole('heading', { level: 2, name: given }).length).toBe(stands && given !== '' ? 1 : 0);
    // A heading without text would be read out as one.
    for (const heading of screen.queryAllByRole('heading')) expect(heading).not.toBeEmptyDOMElement();
  });
});

describe('what a schema accepts', () => {
  const latest = blocks.LatestCars.schema;
  const bodies = blocks.BodyTypes.schema;
  const brands = blocks.BrandLinks.schema;
  const promises = blocks.Promises.schema;
  it.each<[string, { validateSync(fields: unknown): unknown }, unknown, object]>([
    [
      'cars as the platform sends them',
      latest,
      {
        title: { value: ' Senast ' },
        linkText: { value: 'Alla' },
        linkUrl: { value: { href: LIST, linktype: 'internal' } },
      },
      { title: 'Senast', linkText: 'Alla', linkUrl: link(LIST) },
    ],
    ['cars without texts', latest, {}, { title: '', linkText: '', linkUrl: link('') }],
    [
      'script for an address as none',
      latest,
      { title: 'a', linkUrl: { value: { href: 'javascript:alert(1)' } } },
      { title: 'a', linkText: '', linkUrl: link('') },
    ],
    [
      'bodies with a number for a list as without one',
      bodies,
      { title: 'a', listUrl: 7 },
      { title: 'a', listUrl: link('') },
    ],
    [
      'brands, and drops unknown ones',
      brands,
      { title: 'a', listUrl: { value: { href: LIST } }, more: 'x' },
      { title: 'a', listUrl: link(LIST) },
    ],
    [
      'promises as items of the platform',
      promises,
      { title: { value: 'a' }, items: [{ id: '1', fields: { title: { value: 'b' }, text: { value: 'c' } } }] },
      { title: 'a', items: [{ title: 'b', text: 'c' }] },
    ],
    ['promises that are none as none', promises, { title: 'a', items: 'tre' }, { title: 'a', items: [] }],
  ])('A-03 %s', (_, schema, fields, read) => {
    expect(schema.validateSync(fields)).toEqual(read);
  });
});

const title = 'Rubrik';
const linkHrefs = () =>
  screen
    .queryAllByRole('link')
    .map((link) => [
      link.getAttribute('aria-label')?.replaceAll('\u00a0', ' ') ?? link.textContent,
      link.getAttribute('href'),
    ]);
const shown = (view: ReactElement, showing: Showing = stocked) => show(view, showing);

describe('the stock on the start page', () => {
  it('A-08 the latest cars are cards, with a link to all of them', () => {
    shown(createElement(LatestCars, { title, linkText: 'Visa alla', linkUrl: link(LIST) }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Visa alla' })).toHaveAttribute('href', LIST);
    expect(screen.getByText('Illustration, bilen kan avvika')).toBeInTheDocument();
  });

  it.each([
    { linkText: 'Visa alla', linkUrl: link('') },
    { linkText: '', linkUrl: link(LIST) },
  ])('A-08 an incomplete link is ignored: %j', (link) => {
    shown(createElement(LatestCars, { title, ...link }));
    expect(linkHrefs()).toHaveLength(2);
  });

  it('A-08 bodies lead to their cars, each with its picture', () => {
    shown(createElement(BodyTypes, { title, listUrl: link(LIST) }));
    expect(linkHrefs().map(([, href]) => href)).toEqual(['/kop-bil/biltyp/kombi', '/kop-bil/biltyp/suv']);
    expect(screen.getAllByRole('presentation').map((image) => image.getAttribute('src')?.split('?')[0])).toEqual([
      '/-/jssmedia/cars/estate/side-silver.avif',
      '/-/jssmedia/cars/suv/side-silver.avif',
    ]);
  });

  it.each([
    [8, '4', '4'],
    [9, '3', '5'],
    [10, '4', '5'],
    [12, '4', '4'],
  ])('A-08 %i bodies stand in rows with the fewest empty cells', (count, medium, wide) => {
    const bodies = Array.from({ length: count }, (_, index) => ({
      text: `Kaross ${index}`,
      count: 9,
      image: '/-/jssmedia/cars/suv/side-silver.avif',
    }));
    shown(createElement(BodyTypes, { title, listUrl: link(LIST) }), {
      stockSummary: { total: 99, latest: [], bodies, brands: [], quick: [], months: [] },
    });
    const { style } = screen.getByRole('list');
    expect([style.getPropertyValue('--md'), style.getPropertyValue('--xl')]).toEqual([medium, wide]);
  });

  it('A-08 one kind of car is no choice', () => {
    const { container } = shown(createElement(BodyTypes, { title, listUrl: link(LIST) }), {
      stockSummary: {
        total: 9,
        latest: [],
        bodies: [{ text: 'SUV', count: 9, image: '/-/jssmedia/cars/suv/side-silver.avif' }],
        brands: [{ text: 'Kia', count: 9 }],
        quick: [],
        months: [],
      },
    });
    expect(container).toBeEmptyDOMElement();
  });

  it('A-08 makes lead to their cars', () => {
    shown(createElement(BrandLinks, { title, listUrl: link(LIST) }));
    expect(linkHrefs().map(([, href]) => href)).toEqual(['/kop-bil/bilmarken/volvo', '/kop-bil/bilmarken/citroen']);
    expect(screen.getAllByRole('link')[0]).toHaveAccessibleName(/Volvo.*700/);
  });

  it.each([
    [13, 0],
    [14, 2],
  ])('A-08 of %i makes %i are folded', (count, folded) => {
    const brands = Array.from({ length: count }, (_, index) => ({ text: `Make ${index}`, count: 9 }));
    const { container } = shown(createElement(BrandLinks, { title, listUrl: link(LIST) }), {
      stockSummary: { ...stockSummary, brands },
    });
    expect(screen.getAllByRole('link')).toHaveLength(count);
    expect(container.querySelectorAll('details a')).toHaveLength(folded);
  });

  it('A-08 promises are a list in order', () => {
    shown(
      createElement(Promises, {
        title,
        items: [
          { title: 'Ett', text: 'a' },
          { title: 'Två', text: 'b' },
        ],
      }),
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Etta', 'Tvåb']);
    expect(screen.getByRole('heading', { level: 3, name: 'Två' })).toBeInTheDocument();
  });
});

describe('a block that failed on the server', () => {
  it('A-11 is replaced by a message, and the others stay', async () => {
    await act(
      async () =>
        void show(
          <Blocks
            blocks={[
              { id: 'a', block: null },
              { id: 'b', block: 'Promises', fields: { title: 'Löften', items: [{ title: 'a', text: 'b' }] } },
            ]}
          />,
          stocked,
        ),
    );
    expect(screen.getByRole('heading', { name: 'Aj då' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Löften' })).toBeInTheDocument();
  });
});
