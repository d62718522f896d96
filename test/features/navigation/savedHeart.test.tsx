/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { SAVED_KEY } from '@/domain/saved/savedKey';
import { navigationFeature } from '@/features/navigation/navigation.feature';
import { savedCarsCounted } from '@/features/navigation/navigation.slice';
import { selectSavedCars } from '@/features/navigation/navigation.selectors';
import { SavedHeart } from '@/features/navigation/components/SavedHeart';
import { savedFeature } from '@/features/saved/saved.feature';
import { savedRead } from '@/features/saved/saved.slice';
import { pageShown } from '@/store/context';
import { fakePorts, fakeStorage } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { lendBrowser, show } from '../viewKit';

beforeAll(lendBrowser);

const savedAt = '2026-07-01T10:00:00.000Z';
const cars = ['100001', '100002'].map((carId) => ({ carId, name: 'Volvo V60', price: null, savedAt }));
const heart = () => screen.getByRole('link');

describe('the heart of the bar', () => {
  it('B-01 counts the saved cars of this browser on every page, and says how many', () => {
    const { host } = show(<SavedHeart href="/sparade" isHere={false} />, { features: [navigationFeature] });
    expect(heart()).toHaveAccessibleName('Sparade bilar');
    act(() => void host.store.dispatch(savedCarsCounted({ count: 2 })));
    expect(heart()).toHaveAccessibleName('Sparade bilar 2');
    expect(heart()).toHaveTextContent('2');
    act(() => void host.store.dispatch(savedCarsCounted({ count: 0 })));
    expect(heart()).toHaveAccessibleName('Sparade bilar');
  });

  it('B-01 follows what is saved on the page itself at once', () => {
    const { host } = show(<SavedHeart href="/sparade" isHere={false} />, {
      features: [navigationFeature, savedFeature],
    });
    const stored = { cars, searches: [], isLasting: true, isStored: true, news: null };
    act(() => void host.store.dispatch(savedRead(stored)));
    expect(heart()).toHaveTextContent('2');
    act(() => void host.store.dispatch(savedRead({ ...stored, cars: cars.slice(1) })));
    expect(heart()).toHaveTextContent('1');
  });

  it.each(['local', 'session'] as const)('B-01 is read from the %s storage once the page is shown', async (kind) => {
    const storage = fakeStorage();
    storage.write(SAVED_KEY, JSON.stringify({ cars, searches: [] }));
    const run = runFeature(navigationFeature, { ports: fakePorts({ [kind]: storage }) });
    expect(selectSavedCars(run.state())).toBe(0);
    run.dispatch(pageShown({ path: '/', first: true }));
    expect(selectSavedCars(run.state())).toBe(2);
    await run.end();
  });

  it.each(['nonsense', '[]', '{"cars":"many"}'])('B-01 stored %s counts as nothing', async (text) => {
    const storage = fakeStorage();
    storage.write(SAVED_KEY, text);
    const run = runFeature(navigationFeature, { ports: fakePorts({ local: storage }) });
    run.dispatch(pageShown({ path: '/', first: true }));
    expect(selectSavedCars(run.state())).toBe(0);
    await run.end();
  });
});
