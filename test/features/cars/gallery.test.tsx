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
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Visa i helskärm',
    ]);
    expect(strip()).not.toHaveAttribute('tabindex');
  });

  it('G-02 without pictures shows a text', () => {
    gallery([]);
    expect(within(screen.getByRole('region')).getByText('Foto kommer')).toBeInTheDocument();
    expect(screen.queryByText('Illustration, bilen kan avvika')).toBeNull();
  });
});

describe('the gallery on the whole screen', () => {
  const opened = async (given = images) => {
    gallery(given);
    await userEvent.click(screen.getByRole('button', { name: 'Visa i helskärm' }));
    return within(await screen.findByRole('dialog', { name: 'Bilder på Volvo V60' }));
  };

  it('G-02 opens at the picture on screen, and loads only its neighbours', async () => {
    const many = Array.from({ length: 40 }, (_, number) => ({ original: `/-/jssmedia/cars/${number}.avif` }));
    gallery(many);
    await userEvent.click(screen.getByRole('button', { name: 'Bild 20 av 40' }));
    await userEvent.click(screen.getByRole('button', { name: 'Visa i helskärm' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('status')).toHaveTextContent('20/40');
    expect(dialog.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('alt'))).toEqual(
      ['19', '20', '21'].map((number) => `Volvo V60, Bild ${number} av 40`),
    );
  });

  it('G-02 goes by buttons and keys and stops at both ends', async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Nästa bild' }));
    expect(dialog.getByRole('status')).toHaveTextContent('2/3');
    for (const [key, shown] of [
      ['{ArrowRight}', '3/3'],
      ['{ArrowRight}', '3/3'],
      ['{Home}', '1/3'],
      ['{ArrowLeft}', '1/3'],
      ['{End}', '3/3'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(dialog.getByRole('status')).toHaveTextContent(shown);
    }
    expect(dialog.getByRole('button', { name: 'Nästa bild' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('G-02 enlarges by + and double click, back by - and by the next picture', async () => {
    const dialog = await opened();
    const shown = () =>
      document.querySelector<HTMLElement>('dialog [data-shown] img')?.style.transform.replace(/^.*scale/, 'scale') ??
      '';
    dialog.getByRole('button', { name: 'Nästa bild' }).focus();
    await userEvent.keyboard('+');
    expect(shown()).toBe('scale(1.5)');
    await userEvent.keyboard('-');
    expect(shown()).toBe('');
    const picture = document.querySelector('dialog [data-shown] img') ?? document.body;
    await userEvent.dblClick(picture);
    expect(shown()).toBe('scale(2)');
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe('');
  });

  it('G-02 closes by its button, and the strip shows the last picture', async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Nästa bild' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stäng helskärm' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(index()).toBe('Bild 2 av 3');
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
