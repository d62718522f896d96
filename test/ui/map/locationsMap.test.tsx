/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { MapTiles } from '@/domain/sites/mapTiles';
import type { MapLocation, LocationsMapProps } from '@/ui/map/map.types';
import { codeLoader } from '@/lib/loadCode';
import { LocationsMap } from '@/ui/map/LocationsMap';
import { InTexts } from '../inTexts';

const places: MapLocation[] = [
  { id: 'a', name: 'Nordvik Bil Umeå', position: { latitude: 63.83, longitude: 20.26 } },
  { id: 'b', name: 'Nordvik Bil Borås', position: { latitude: 57.72, longitude: 12.94 } },
];
const tiles: MapTiles = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  attribution: '© Everybody',
  attributionUrl: 'https://tiles.example/terms',
};

/** Observed elements come into view when the test decides. */
let comeIntoView: () => void;
beforeAll(() => {
  for (const [name, px] of [
    ['clientWidth', 800],
    ['clientHeight', 500],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => px });
});
beforeEach(() => {
  const callbacks: IntersectionObserverCallback[] = [];
  class Watcher {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.push(callback);
    }
    observe(): void {}
    disconnect(): void {}
  }
  Object.assign(window, {
    IntersectionObserver: Watcher,
    scrollTo: () => undefined,
    matchMedia: (media: string) => ({ matches: false, media }),
  });
  comeIntoView = () =>
    callbacks.forEach((callback) =>
      callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
    );
});

const map = (props: Partial<LocationsMapProps> = {}) => (
  <InTexts>
    <LocationsMap label="Karta över våra anläggningar" locations={places} tiles={null} {...props} />
  </InTexts>
);
async function shown(props: Partial<LocationsMapProps> = {}) {
  const view = render(map(props));
  act(() => comeIntoView());
  await waitFor(() => expect(view.container.querySelector('.leaflet-container')).not.toBeNull());
  return view;
}
/** Of the outlines that come with the product; jsdom renders no lines. */
const namedTowns = (container: Element) =>
  [...container.querySelectorAll('.towns span')].map(({ textContent }) => textContent);
const marker = (name: string) => screen.getByRole('button', { name });

describe('a map with named markers', () => {
  it('J-05 reserves its size on the server and until it is seen', () => {
    expect(renderToString(map())).toMatch(/^<div class="[^"]+" data-step="unseen"><\/div>$|data-step="unseen"/);
    const { container } = render(map());
    expect(container.querySelector('[data-step=unseen]')).toBeEmptyDOMElement();
  });

  it('J-05 names its region and, in the order of the list, its markers; the chosen one is pressed', async () => {
    await shown({ selected: 'b', onSelect: () => undefined });
    expect(screen.getByRole('region', { name: 'Karta över våra anläggningar' })).toBeVisible();
    expect(
      screen
        .getAllByRole('button', { name: /^Nordvik/ })
        .map((button) => [button.textContent, button.getAttribute('aria-pressed')]),
    ).toEqual([
      ['Nordvik Bil Umeå', 'false'],
      ['Nordvik Bil Borås', 'true'],
    ]);
  });

  it('J-05 M-05 a marker is chosen by mouse, Enter and space, and follows what the list chooses', async () => {
    const onSelect = jest.fn();
    const { rerender } = await shown({ selected: null, onSelect });
    await userEvent.click(marker('Nordvik Bil Umeå'));
    act(() => marker('Nordvik Bil Borås').focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onSelect.mock.calls).toEqual([['a'], ['b'], ['b']]);
    rerender(map({ selected: 'a', onSelect }));
    expect(marker('Nordvik Bil Umeå')).toHaveAttribute('aria-pressed', 'true');
    expect(marker('Nordvik Bil Borås')).toHaveAttribute('aria-pressed', 'false');
  });

  it('J-05 a marker shows its number in the list, and is named without it', async () => {
    await shown({ locations: places.map((one, index) => ({ ...one, number: index + 1 })), onSelect: () => undefined });
    expect(marker('Nordvik Bil Borås').querySelector('text')).toHaveTextContent('2');
  });

  it('J-05 another place of the visitor is brought into view, with the nearest, whatever was chosen before', async () => {
    const hereIn = (name: string, latitude: number, longitude: number) => ({ name, position: { latitude, longitude } });
    const downOf = (container: Element) =>
      Number.parseFloat(container.querySelector<HTMLElement>('[data-ids=b]')?.style.top ?? '');
    const { container, rerender } = await shown({ selected: 'b', onSelect: () => undefined });
    expect(downOf(container)).toBeLessThan(500);
    rerender(map({ selected: 'b', onSelect: () => undefined, inView: 1, here: hereIn('Skellefteå', 64.75, 20.95) }));
    // Borås is far below a window of Umeå and Skellefteå.
    await waitFor(() => expect(downOf(container)).toBeGreaterThan(500));
  });

  it('J-05 many locations at a low zoom have smaller markers, each a button of its own', async () => {
    const many = Array.from({ length: 21 }, (_, index): MapLocation => ({
      id: String(index),
      name: `Nordvik ${index}`,
      position: { latitude: 55.5 + index / 2, longitude: 13 + index / 3 },
    }));
    const { container, rerender } = await shown({ locations: many, onSelect: () => undefined });
    const isCrowded = () => container.querySelector('.leaflet-container')?.hasAttribute('data-crowded');
    expect(isCrowded()).toBe(true);
    expect(screen.getAllByRole('button', { name: /^Nordvik/ }).map(({ textContent }) => textContent)).toEqual(
      many.map(({ name }) => name),
    );
    for (let step = 0; step < 3; step += 1) await userEvent.click(screen.getByRole('button', { name: 'Zooma in' }));
    await waitFor(() => expect(isCrowded()).toBe(false));
    rerender(map({ locations: many.slice(0, 20), onSelect: () => undefined }));
    expect(isCrowded()).toBe(false);
  });

  describe('with clusters', () => {
    const near: MapLocation[] = [
      ...places,
      { id: 'c', name: 'Nordvik Bil Solna', position: { latitude: 59.36, longitude: 18 } },
      { id: 'd', name: 'Nordvik Bil Kista', position: { latitude: 59.4, longitude: 17.94 } },
    ];
    const buttons = () =>
      screen.getAllByRole('button', { name: /Nordvik/ }).map((button) => button.textContent?.replace(/\d+$/, ''));
    const CLUSTER = '2 platser nära varandra, zooma in: Nordvik Bil Solna, Nordvik Bil Kista';

    it('I-01 those that would overlap are one button with their number and names, that zooms in by key', async () => {
      const { container } = await shown({ locations: near, isClustered: true, onSelect: () => undefined });
      expect(buttons()).toEqual([CLUSTER, 'Nordvik Bil Umeå', 'Nordvik Bil Borås']);
      const cluster = screen.getByRole('button', { name: CLUSTER });
      expect(cluster).toHaveTextContent(/2$/);
      act(() => cluster.focus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(buttons()).toEqual(near.map(({ name }) => name)));
      // The focus goes on to the first of them.
      expect(marker('Nordvik Bil Solna')).toHaveFocus();
      expect(container.querySelectorAll('.cluster')).toHaveLength(0);
    });

    it('I-01 a marker keeps the focus when others arrive', async () => {
      const { rerender } = await shown({ locations: near.slice(0, 3), isClustered: true, onSelect: () => undefined });
      act(() => marker('Nordvik Bil Solna').focus());
      rerender(map({ locations: near, isClustered: true, onSelect: () => undefined }));
      await waitFor(() => expect(screen.getByRole('button', { name: CLUSTER })).toHaveFocus());
    });

    it('I-01 the one that is chosen in the list leaves its cluster', async () => {
      const { rerender } = await shown({ locations: near, isClustered: true, onSelect: () => undefined });
      rerender(map({ locations: near, isClustered: true, onSelect: () => undefined, selected: 'd' }));
      await waitFor(() => expect(marker('Nordvik Bil Kista')).toHaveAttribute('aria-pressed', 'true'));
      expect(screen.queryByRole('button', { name: CLUSTER })).toBeNull();
    });

    it('I-01 what does not match stays as a dot without a button', async () => {
      const onShown = jest.fn();
      const { container } = await shown({ others: near.slice(2), isClustered: true, onShown });
      expect(container.querySelectorAll('path.other')).toHaveLength(2);
      expect(screen.queryByRole('button', { name: /Solna|Kista/ })).toBeNull();
      expect(onShown).toHaveBeenCalledTimes(1);
    });
  });

  it('J-05 keeps the chosen location in view when others arrive', async () => {
    const many = Array.from({ length: 30 }, (_, index): MapLocation => ({
      id: String(index),
      name: `Nordvik ${index}`,
      position: { latitude: 55.5 + index / 3, longitude: 13 + index / 4 },
    }));
    const { container, rerender } = await shown({ locations: many.slice(0, 21), onSelect: () => undefined });
    const isFar = () => container.querySelector('.leaflet-container')?.hasAttribute('data-crowded');
    expect(isFar()).toBe(true);
    rerender(map({ locations: many.slice(0, 21), selected: '3', onSelect: () => undefined }));
    await waitFor(() => expect(isFar()).toBe(false));
    rerender(map({ locations: many, selected: '3', onSelect: () => undefined }));
    expect(marker('Nordvik 29')).toBeVisible();
    expect(isFar()).toBe(false);
  });

  it('J-05 shows places that come later', async () => {
    const { rerender } = await shown({ locations: places.slice(0, 1), onSelect: () => undefined });
    rerender(map({ onSelect: () => undefined }));
    expect(marker('Nordvik Bil Borås')).toBeVisible();
  });

  it('I-02 a static map is a picture without buttons and keyboard stops', async () => {
    const { container } = await shown({
      isStatic: true,
      locations: places.slice(0, 1),
      selected: 'a',
      label: 'Karta: Nordvik Bil Umeå',
    });
    expect(screen.getByRole('img', { name: 'Karta: Nordvik Bil Umeå' })).toBeVisible();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(0);
    expect(container.querySelector('[data-chosen]')).toHaveTextContent('Nordvik Bil Umeå');
  });

  it('M-03 without a tile server shows built-in outlines and sends no request', async () => {
    const { container } = await shown();
    expect(namedTowns(container)).toContain('Stockholm');
    expect(container.querySelector('.leaflet-tile')).toBeNull();
    expect(screen.getByText('Natural Earth')).toBeVisible();
  });

  it('M-03 shows the tiles of a configured server with its attribution', async () => {
    const { container } = await shown({ tiles });
    expect(namedTowns(container)).toEqual([]);
    expect(screen.getByRole('link', { name: '© Everybody' })).toHaveAttribute('href', 'https://tiles.example/terms');
  });

  it('J-11 falls back on the outlines where the tile server fails', async () => {
    const { container } = await shown({ tiles });
    const tile = await waitFor(() => {
      const found = container.querySelector('img.leaflet-tile');
      if (!found) throw new Error('no tile yet');
      return found;
    });
    act(() => void tile.dispatchEvent(new Event('error')));
    await waitFor(() => expect(namedTowns(container)).toContain('Stockholm'));
    expect(screen.queryByRole('link', { name: '© Everybody' })).toBeNull();
  });

  it('J-05 explains how two fingers move it, and zooms by buttons that keep the focus at an end', async () => {
    await shown();
    expect(screen.getByText('Flytta kartan med två fingrar')).toBeInTheDocument();
    const closer = screen.getByRole('button', { name: 'Zooma in' });
    for (let times = 0; times < 15; times += 1) await userEvent.click(closer);
    expect(closer).toHaveAttribute('aria-disabled', 'true');
    expect(closer).toHaveFocus();
  });
});

describe('a map that does not come', () => {
  it('J-11 retries, then shows a message and reports the failure once; the map replaces it when its code arrives', async () => {
    jest.useFakeTimers();
    codeLoader.connect({
      isOnline: () => true,
      onOnline: () => () => undefined,
      isMissing: () => true,
      isGone: async () => true,
      reload: () => true,
    });
    jest.doMock('@/ui/map/LocationsMapBody', () => {
      throw new Error('Loading chunk 17 failed.');
    });
    jest.resetModules();
    const onFailure = jest.fn();
    render(map({ onFailure }));
    act(() => comeIntoView());
    await act(async () => {
      await jest.advanceTimersByTimeAsync(10_000);
    });
    expect(screen.getByText('Failed to load map')).toBeVisible();
    expect(onFailure.mock.calls).toEqual([[expect.objectContaining({ message: 'Loading chunk 17 failed.' })]]);
    jest.doMock('@/ui/map/LocationsMapBody', () => ({ LocationsMapBody: () => <p>Kartan</p> }));
    await act(async () => {
      codeLoader.retry();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByText('Kartan')).toBeVisible();
    expect(screen.queryByText('Failed to load map')).toBeNull();
    jest.useRealTimers();
  });
});
