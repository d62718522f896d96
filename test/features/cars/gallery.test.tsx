/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Folding } from '@/features/cars/components/Folding';
import { Gallery } from '@/features/cars/components/Gallery';
import type { CarRecord } from '@/store/entities';
import { lendBrowser, show } from '../viewKit';

beforeAll(lendBrowser);

const images = ['front34', 'side', 'rear34'].map((angle) => ({
  original: `/-/jssmedia/cars/estate/${angle}-pine.avif`,
}));
const volvo: CarRecord = { car_id: '123456', car_brand: 'Volvo', car_model: 'V60' };
const gallery = (given = images) => show(<Gallery car={{ ...volvo, car_images: given }} />);
const strip = () => screen.getByRole('list', { name: /^Bild \d av \d$/ });
const index = () => strip().getAttribute('aria-label');

describe('the gallery', () => {
  it('G-02 names every picture, and the first is loaded before the others', () => {
    gallery();
    expect(screen.getByRole('region', { name: 'Bilder på Volvo V60' })).toBeInTheDocument();
    expect(
      screen.getAllByRole('img').map((image) => [image.getAttribute('alt'), image.getAttribute('loading')]),
    ).toEqual([
      ['Volvo V60, Bild 1 av 3', 'eager'],
      ['Volvo V60, Bild 2 av 3', 'lazy'],
      ['Volvo V60, Bild 3 av 3', 'lazy'],
    ]);
    expect(screen.getByText('Illustration, bilen kan avvika')).toBeInTheDocument();
  });

  it('G-02 goes by arrow keys and stops at both ends', async () => {
    gallery();
    await userEvent.tab();
    expect(strip()).toHaveFocus();
    const seen: (string | null)[] = [];
    for (const key of ['{ArrowLeft}', '{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}']) {
      await userEvent.keyboard(key);
      seen.push(index());
    }
    expect(seen).toEqual(['Bild 1 av 3', 'Bild 2 av 3', 'Bild 3 av 3', 'Bild 3 av 3', 'Bild 2 av 3']);
  });

  it('M-05 leaves other keys to the page', () => {
    gallery();
    expect(fireEvent.keyDown(strip(), { key: 'ArrowDown' })).toBe(true);
    expect(fireEvent.keyDown(strip(), { key: 'ArrowRight' })).toBe(false);
  });

  it('G-02 moves by its buttons and thumbnails, and shows its position', async () => {
    gallery();
    await userEvent.click(screen.getByRole('button', { name: 'Nästa bild' }));
    expect(index()).toBe('Bild 2 av 3');
    const small = screen.getByRole('button', { name: 'Bild 3 av 3' });
    await userEvent.click(small);
    expect(index()).toBe('Bild 3 av 3');
    const marked = screen.getAllByRole('button', { current: true }).map((button) => button.getAttribute('aria-label'));
    expect(marked).toEqual(['Bild 3 av 3']);
    expect(screen.getByLabelText('Nästa bild')).toHaveAttribute('aria-disabled', 'true');
  });

  it('M-05 scrolls smoothly, and at once with reduced motion', async () => {
    const scrolled: unknown[] = [];
    gallery();
    strip().scrollTo = (to?: unknown) => {
      scrolled.push(to);
    };
    await userEvent.click(screen.getByRole('button', { name: 'Nästa bild' }));
    const wants = jest
      .spyOn(window, 'matchMedia')
      .mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Bild 3 av 3' }));
    wants.mockRestore();
    expect(scrolled).toEqual([
      { left: 0, behavior: 'smooth' },
      { left: 0, behavior: 'instant' },
    ]);
  });

  it('G-02 follows the scrolling of the visitor', () => {
    gallery();
    Object.defineProperties(strip(), { clientWidth: { value: 800 }, scrollLeft: { value: 1_590 } });
    fireEvent.scroll(strip());
    expect(index()).toBe('Bild 3 av 3');
  });

  it('G-02 of one picture has nothing to go to', () => {
    gallery(images.slice(0, 1));
    expect(screen.queryByRole('button')).toBeNull();
    expect(strip()).not.toHaveAttribute('tabindex');
  });

  it('G-02 without pictures shows a text', () => {
    gallery([]);
    expect(within(screen.getByRole('region')).getByText('Bild saknas')).toBeInTheDocument();
    expect(screen.queryByText('Illustration, bilen kan avvika')).toBeNull();
  });
});

describe('folded text', () => {
  const measured = (scrollHeight: number) => {
    let reportResult: () => void = () => undefined;
    class Watcher {
      constructor(run: () => void) {
        reportResult = run;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    }
    Object.assign(globalThis, { ResizeObserver: Watcher });
    show(
      <Folding height={300}>
        <p>Text</p>
      </Folding>,
    );
    const folded = document.querySelector('.text');
    Object.defineProperty(folded, 'scrollHeight', { value: scrollHeight });
    act(() => reportResult());
    return folded;
  };
  afterEach(lendBrowser);

  it('G-02 unfolds and folds again', async () => {
    const folded = measured(900);
    expect(folded).toHaveAttribute('data-folded');
    expect(folded).toHaveStyle({ maxHeight: '18.75rem' });
    const button = screen.getByRole('button', { name: 'Visa mer' });
    expect(button).toHaveAttribute('aria-controls', folded?.id);
    await userEvent.click(button);
    expect(folded).not.toHaveAttribute('data-folded');
    await userEvent.click(screen.getByRole('button', { name: 'Visa mindre' }));
    expect(folded).toHaveAttribute('data-folded');
  });

  it('G-02 is shown whole, without a button, when it is short', () => {
    expect(measured(300)).not.toHaveAttribute('data-folded');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
