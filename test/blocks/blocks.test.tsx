/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { Blocks } from '@/blocks/Blocks';
import { BodyTypes } from '@/blocks/BodyTypes/BodyTypes.view';
import { BrandLinks } from '@/blocks/BrandLinks/BrandLinks.view';
import { LatestCars } from '@/blocks/LatestCars/LatestCars.view';
import { Promises } from '@/blocks/Promises/Promises.view';
import { views } from '@/blocks/registry';
import { samples } from '@/blocks/samples';
import { SearchHero } from '@/blocks/SearchHero/SearchHero.view';
import { shapes, type BlockName } from '@/blocks/shapes';
import { aCar } from '../features/listKit';
import { lendBrowser, show, type Showing } from '../features/viewKit';

beforeAll(lendBrowser);

const LIST = '/kop-bil/alla-bilar-i-lager';
const home: Showing['home'] = {
  total: 1_234, latest: ['10001', '10002'],
  bodies: [{ text: 'Kombi', count: 500, image: '/-/jssmedia/cars/estate/side-silver.avif' }, { text: 'SUV', count: 1, image: '/-/jssmedia/cars/suv/side-silver.avif' }], brands: [{ text: 'Volvo', count: 700 }, { text: 'Citroën', count: 1 }],
};
const whole: Showing = { home, cars: ['10001', '10002'].map((id) => aCar(id)) };
const empty: Showing = { home: { total: 0, latest: [], bodies: [], brands: [] } };

describe('every block', () => {
  it('A-03 is known by one name to shapes, views and samples', () => {
    const names = Object.keys(shapes).sort();
    expect(Object.keys(views).sort()).toEqual(names);
    expect(Object.keys(samples).sort()).toEqual(names);
    expect(names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
  });

  const names = Object.keys(samples).filter((name): name is BlockName => name in samples);
  it.each(names.flatMap((name) => Object.entries(samples[name]).map(([sample, fields]) => [name, sample, fields] as const)))('A-03 %s passes its shape with the sample %p', (name, _, fields) => {
    const read = shapes[name].validateSync(fields);
    expect(shapes[name].validateSync(read)).toEqual(read);
  });
});

const drawn = <Fields extends object>(name: string, View: ComponentType<Fields>, given: Record<string, Fields>) =>
  Object.entries(given).map(([sample, fields]) => ({ name, sample, view: createElement(View, fields) }));
const startBlocks = [
  ...drawn('SearchHero', SearchHero, samples.SearchHero), ...drawn('LatestCars', LatestCars, samples.LatestCars), ...drawn('BodyTypes', BodyTypes, samples.BodyTypes),
  ...drawn('BrandLinks', BrandLinks, samples.BrandLinks), ...drawn('Promises', Promises, samples.Promises),
];

describe.each<[string, Showing]>([['with a stock', whole], ['without any stock', empty]])('the start page\'s blocks, %s', (_, showing) => {
  it.each(startBlocks)('A-08 $name renders its sample $sample', ({ name, view }) => {
    const { container } = show(view, showing);
    expect(container).not.toHaveTextContent(/undefined|NaN/);
    expect(screen.queryAllByRole('heading').length > 0).toBe(showing === whole || name === 'SearchHero' || name === 'Promises');
  });
});

describe('what a shape refuses', () => {
  const { SearchHero: hero, LatestCars: latest, BodyTypes: bodies, BrandLinks: brands, Promises: promises } = shapes;
  const item = { title: 'a', text: 'b' };
  it.each<[string, { validateSync(fields: unknown): unknown }, object, string]>([
    ['a hero without a title', hero, {}, 'title'],
    ['a hero with a blank title', hero, { title: '  ' }, 'title'],
    ['a hero\'s picture from elsewhere', hero, { title: 'a', image: 'https://elsewhere.example/a.jpg' }, 'image'],
    ['a search that leads elsewhere', hero, { title: 'a', searchUrl: 'https://elsewhere.example' }, 'searchUrl'],
    ['a search that leads elsewhere without saying how', hero, { title: 'a', searchUrl: '//elsewhere.example' }, 'searchUrl'],
    ['script for an address', latest, { title: 'a', linkUrl: 'javascript:alert(1)' }, 'linkUrl'],
    ['an address that browsers read as another host\'s', latest, { title: 'a', linkUrl: '/\\elsewhere.example' }, 'linkUrl'],
    ['latest cars without a title', latest, { linkUrl: LIST }, 'title'],
    ['bodies without a list', bodies, { title: 'a' }, 'listUrl'],
    ['bodies of another host\'s list', bodies, { title: 'a', listUrl: '//elsewhere.example' }, 'listUrl'],
    ['brands without a list', brands, { title: 'a' }, 'listUrl'],
    ['brands with a number for a list', brands, { title: 'a', listUrl: 7 }, 'listUrl'],
    ['no promise', promises, { title: 'a', items: [] }, 'items'],
    ['seven promises', promises, { title: 'a', items: Array.from({ length: 7 }, () => item) }, 'items'],
    ['a promise without words', promises, { title: 'a', items: [{ title: 'a' }] }, 'items[0].text'],
    ['promises that are none', promises, { title: 'a', items: 'tre' }, 'items'],
  ])('A-03 %s', (_, shape, fields, named) => {
    expect(() => shape.validateSync(fields)).toThrow(named);
  });

  it('A-03 not blanks around words, which it takes away, nor what may be left out', () => {
    expect(hero.validateSync({ title: ' Hej ' })).toEqual({ title: 'Hej', text: '' });
    expect(latest.validateSync({ title: 'a' })).toEqual({ title: 'a', linkText: '' });
  });
});

const title = 'Rubrik';
const linkHrefs = () => screen.queryAllByRole('link').map((link) => [link.getAttribute('aria-label')?.replaceAll('\u00a0', ' ') ?? link.textContent, link.getAttribute('href')]);
const shown = (view: ReactElement, showing: Showing = whole) => show(view, showing);

describe('the hero', () => {
  it('A-08 searches by a plain form and says how many cars there are', () => {
    shown(createElement(SearchHero, { title, text: 'Mer text', searchUrl: LIST, image: '/-/jssmedia/cars/suv/front34-red.avif' }));
    const form = screen.getByRole('search');
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual([LIST, 'get']);
    expect(within(form).getByRole('searchbox', { name: 'Sök bil' })).toHaveAttribute('name', 'keyphrase');
    expect(within(form).getByRole('button', { name: 'Sök' })).toHaveAttribute('type', 'submit');
    expect(screen.getByText('1 234 bilar i lager just nu')).toBeInTheDocument();
    expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'eager');
  });

  it('A-08 says nothing of cars where it does not know, and does not search where there are none', () => {
    const { unmount } = shown(createElement(SearchHero, { title, text: '', searchUrl: LIST }), empty);
    expect(screen.queryByText(/i lager just nu/)).toBeNull();
    expect(screen.queryByRole('presentation')).toBeNull();
    unmount();
    shown(createElement(SearchHero, { title, text: '' }));
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });
});

describe('the stock on the start page', () => {
  it('A-08 the latest cars are cards, with a link to all of them', () => {
    shown(createElement(LatestCars, { title, linkText: 'Visa alla', linkUrl: LIST }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Visa alla' })).toHaveAttribute('href', LIST);
    expect(screen.getByText('Illustration, bilen kan avvika')).toBeInTheDocument();
  });

  it.each([{ linkText: 'Visa alla' }, { linkText: '', linkUrl: LIST }])('A-08 half a link is none: %j', (link) => {
    shown(createElement(LatestCars, { title, ...link }));
    expect(linkHrefs()).toHaveLength(2);
  });

  it('A-08 bodies lead to their cars, each with its picture', () => {
    shown(createElement(BodyTypes, { title, listUrl: LIST }));
    expect(linkHrefs().map(([, href]) => href)).toEqual([`${LIST}?car_body=Kombi`, `${LIST}?car_body=SUV`]);
    expect(screen.getAllByRole('presentation').map((image) => image.getAttribute('src')?.split('?')[0])).toEqual(['/-/jssmedia/cars/estate/side-silver.avif', '/-/jssmedia/cars/suv/side-silver.avif']);
  });

  it('A-08 one kind of car is no choice', () => {
    const { container } = shown(createElement(BodyTypes, { title, listUrl: LIST }), { home: { total: 9, latest: [], bodies: [{ text: 'SUV', count: 9, image: '/-/jssmedia/cars/suv/side-silver.avif' }], brands: [{ text: 'Kia', count: 9 }] } });
    expect(container).toBeEmptyDOMElement();
  });

  it('A-08 makes lead to their cars', () => {
    shown(createElement(BrandLinks, { title, listUrl: LIST }));
    expect(linkHrefs().map(([, href]) => href)).toEqual([`${LIST}?car_brand=Volvo`, `${LIST}?car_brand=Citro%C3%ABn`]);
    expect(screen.getAllByRole('link')[0]).toHaveAccessibleName(/Volvo.*700/);
  });

  it('A-08 promises are a list in order', () => {
    shown(createElement(Promises, { title, items: [{ title: 'Ett', text: 'a' }, { title: 'Två', text: 'b' }] }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Etta', 'Tvåb']);
    expect(screen.getByRole('heading', { level: 3, name: 'Två' })).toBeInTheDocument();
  });
});

describe('a block that failed on the server', () => {
  it('A-11 leaves words in its place, and the others stand', async () => {
    show(<Blocks blocks={[{ id: 'a', block: null }, { id: 'b', block: 'Promises', fields: { title: 'Löften', items: [{ title: 'a', text: 'b' }] } }]} />, whole);
    expect(screen.getByRole('heading', { name: 'Aj då' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Löften' })).toBeInTheDocument();
  });
});
