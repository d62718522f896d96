/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { countdownFlow } from '@/blocks/CountdownTimer/countdown.flow';
import { timeLeft, type TimeUnit } from '@/lib/timeLeft';
import { lendBrowser } from '../../features/viewKit';
import { InSite } from '../shell/kit';
import { lendIntersectionObserver, sampleOf, shown, viewOf } from './kit';

beforeAll(() => {
  lendBrowser();
  lendIntersectionObserver();
});
beforeEach(() => window.history.replaceState(null, '', '/'));

/** The server's instant in these tests is 2026-11-20 10:00:00. */
const SERVED = Date.parse('2026-11-20T10:00:00Z');
const units = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
const stepOf = () => document.querySelector<HTMLElement>('[data-step]')?.dataset.step;

describe('the countdown', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.setSystemTime(SERVED);
  });
  afterEach(() => jest.useRealTimers());

  it.each<[string, number, object]>([
    ['nothing', 0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    ['a second', 1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ['a part of a second', 0.2, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ['a past', -5, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    ['a day less a second', 86_399, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
    ['a day', 86_400, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    ['three centuries', 10_000_000_000, { days: 99_999, hours: 17, minutes: 46, seconds: 40 }],
  ])('C-07 shows %s', (_, seconds, left) => {
    expect(timeLeft(SERVED, SERVED + seconds * 1000)).toEqual(left);
  });

  it("C-07 first shows the server's instant, then the clock's, and ticks each second", () => {
    jest.setSystemTime(SERVED + 90_000);
    const fields = { ...sampleOf('CountdownTimer', 'complete'), TargetDate: '2026-11-22T12:03:04Z' };
    expect(renderToString(<InSite>{viewOf('CountdownTimer', fields)}</InSite>)).toMatch(
      /2<\/dd>.*02<\/dd>.*03<\/dd>.*04<\/dd>/,
    );
    shown('CountdownTimer', 'complete', { TargetDate: fields.TargetDate });
    expect(units()).toEqual(['2', '02', '01', '34']);
    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(units()).toEqual(['2', '02', '01', '33']);
  });

  it('C-07 stops at zero and stays there', () => {
    shown('CountdownTimer', 'complete', { TargetDate: '2026-11-20T10:00:02Z' });
    act(() => {
      jest.advanceTimersByTime(2000);
    });
    expect([stepOf(), units()]).toEqual(['over', ['0', '00', '00', '00']]);
    expect(screen.getByText('Tiden är ute')).toBeVisible();
    expect(jest.getTimerCount()).toBe(0);
    expect(Object.keys(countdownFlow.states)).toContain(stepOf());
  });

  it.each<[TimeUnit[], Partial<Record<TimeUnit, number>>]>([
    [['hours', 'minutes', 'seconds'], { hours: 54, minutes: 3, seconds: 4 }],
    [['days', 'minutes'], { days: 2, minutes: 363 }],
    [['minutes'], { minutes: 3_243 }],
    [['seconds'], { seconds: 194_584 }],
    [['days'], { days: 2 }],
    [[], {}],
  ])('C-07 of the units %j alone, each holds what larger hidden ones would have held', (shownUnits, left) => {
    expect(timeLeft(SERVED, SERVED + ((54 * 60 + 3) * 60 + 4) * 1000, shownUnits)).toEqual({
      days: 0,
      hours: 0,
      minutes: 0,
      seconds: 0,
      ...left,
    });
  });

  it('C-07 units can be hidden and named', () => {
    shown('CountdownTimer', 'complete', { HideDays: '1', HideMinutes: true, LabelHours: 'tim' });
    expect(labels()).toEqual(['tim', 'sekunder']);
  });

  it.each<[object, string | undefined]>([
    [{ TextColor: 'White' }, 'contrast'],
    [{ TextColor: 'White', BackgroundColor: 'BackgroundColor1' }, 'contrast'],
    [{ TextColor: 'Black', BackgroundColor: 'BackgroundColor1' }, 'sunken'],
    [{ TextColor: 'Black', BackgroundColor: 'BackgroundColor3' }, 'soft'],
    [{ TextColor: 'Black' }, undefined],
  ])('C-07 with %j its text is readable on %s', (fields, background) => {
    shown('CountdownTimer', 'complete', fields);
    expect(document.querySelector('section [data-background]')?.getAttribute('data-background') ?? undefined).toBe(
      background,
    );
  });

  it("C-07 its width, outline and air are content's", () => {
    shown('CountdownTimer', 'full width');
    expect(document.querySelector('section')!.dataset).toMatchObject({ full: 'true', margin: 'true' });
    expect(document.querySelector('dl')!.dataset).toMatchObject({ outline: 'true' });
  });

  it.each(['', 'i morgon', '0001-01-01T00:00:00Z'])('C-07 renders nothing for the invalid moment %p', (TargetDate) => {
    expect(shown('CountdownTimer', 'complete', { TargetDate }).container.querySelector('section')).toBeNull();
  });
});

describe('the disclaimer', () => {
  it('C-09 is an open modal dialog, and closes when it is approved', () => {
    shown('DisclaimerModal', 'complete');
    const dialog = screen.getByRole('dialog', { name: 'Endast för handlare' });
    expect(dialog).toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Jag är handlare' })).toHaveAttribute('type', 'submit');
    // jsdom does not support forms of the method `dialog`.
    fireEvent.submit(dialog.querySelector('form')!);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('C-09 sends visitors who decline to another address', () => {
    shown('DisclaimerModal', 'complete');
    expect(screen.getByRole('link', { name: 'Till bilarna för alla' })).toHaveAttribute('href', 'https://example.com/');
  });

  it("C-09 is open in the server's page and closes there by the browser's own form", () => {
    const html = renderToString(<InSite>{viewOf('DisclaimerModal', sampleOf('DisclaimerModal', 'complete'))}</InSite>);
    expect(html).toMatch(/<dialog[^>]* open=""/);
    expect(html).toMatch(/<form method="dialog"/);
  });

  it('C-09 Escape does not close it', () => {
    shown('DisclaimerModal', 'complete');
    expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(false);
  });

  it('C-09 has the built-in texts where content has none, and no way out where none is set', () => {
    shown('DisclaimerModal', 'no way out');
    expect(screen.getByRole('button', { name: 'Jag förstår' })).toBeInTheDocument();
    expect(screen.getByRole('dialog').querySelector('a')).toBeNull();
  });
});

describe('the carousel', () => {
  it('C-06 is a strip of named slides before its code has come', () => {
    const html = renderToString(<InSite>{viewOf('Carousel', sampleOf('Carousel', 'three'))}</InSite>);
    expect(html.match(/aria-label="Bild \d av 3"/g)).toHaveLength(3);
    expect(html).toMatch(/tabindex="0"/i);
    expect(html).not.toContain('inert');
    expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1);
  });

  it("C-06 its arrows, dots and pause come with its code; what is not shown can't be reached", async () => {
    const { unmount } = shown('Carousel', 'three');
    const pause = await screen.findByRole('button', { name: 'Pausa bildspelet' });
    expect(screen.getByRole('button', { name: 'Bild 1 av 3' })).toHaveAttribute('aria-current', 'true');
    expect([...document.querySelectorAll('li[aria-label]')].map((slide) => slide.hasAttribute('inert'))).toEqual([
      false,
      true,
      true,
    ]);
    fireEvent.click(screen.getByLabelText('Nästa bild'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Bild 2 av 3' })).toHaveAttribute('aria-current', 'true'),
    );
    fireEvent.click(screen.getByLabelText('Föregående bild'));
    fireEvent.click(screen.getByLabelText('Föregående bild'));
    // It loops.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Bild 3 av 3' })).toHaveAttribute('aria-current', 'true'),
    );
    await userEvent.click(pause);
    expect(await screen.findByRole('button', { name: 'Spela bildspelet' })).toBeInTheDocument();
    unmount();
  });

  it('C-06 does not move by itself with reduced motion', async () => {
    const calm = jest.spyOn(window, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList);
    const { unmount } = shown('Carousel', 'three');
    expect(await screen.findByRole('button', { name: 'Spela bildspelet' })).toBeInTheDocument();
    unmount();
    calm.mockRestore();
  });

  it('C-06 searches from a box that is prefilled from q', () => {
    window.history.replaceState(null, '', '/?q=volvo&utm_source=brev');
    const { unmount } = shown('Carousel', 'search');
    expect(screen.getByRole('searchbox')).toHaveValue('volvo');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/kop-bil/alla-bilar-i-lager');
    expect(screen.getByRole('button', { name: 'Töm sökrutan' })).toBeInTheDocument();
    unmount();
  });

  it('C-06 one slide needs no controls', () => {
    shown('Carousel', 'one');
    expect(screen.queryByRole('button', { name: /bildspelet|Nästa/ })).toBeNull();
  });

  it.each([
    [undefined, 5],
    [{ value: 8 }, 8],
    [{ value: 0 }, 5],
    ['x', 5],
  ])('C-06 %j seconds are %d', (Autoplay, seconds) => {
    expect(viewOf('Carousel', { ...sampleOf('Carousel', 'three'), Autoplay }).props).toMatchObject({
      Autoplay: seconds,
    });
  });
});

describe('the gallery', () => {
  it('C-21 its pictures are links to themselves without script', () => {
    shown('Gallery', 'four');
    expect(screen.getByRole('link', { name: 'Visa i helskärm: suv, snett framifrån' })).toHaveAttribute(
      'href',
      expect.stringContaining('/-/jssmedia/cars/suv/front34-red.avif?w=1920'),
    );
  });

  it('C-21 of one picture has nothing to turn, and counts nothing', async () => {
    const user = userEvent.setup();
    shown('Gallery', 'one');
    await user.click(screen.getByRole('link', { name: /^Visa i helskärm/ }));
    const dialog = screen.getByRole('dialog', { name: 'Bilder' });
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Stäng']);
    expect(dialog).not.toHaveTextContent(/\d/);
    expect(fireEvent.keyDown(dialog, { key: 'ArrowRight' })).toBe(true);
  });

  it('C-21 opens over the window and turns by button and by key, around its ends', async () => {
    const user = userEvent.setup();
    shown('Gallery', 'four');
    await user.click(screen.getByRole('link', { name: /estate/ }));
    const dialog = screen.getByRole('dialog', { name: 'Bilder från hallen' });
    expect(dialog).toHaveTextContent('Bild 2 av 4');
    await user.click(screen.getByRole('button', { name: 'Nästa bild' }));
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(dialog).toHaveTextContent('Bild 4 av 4');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(dialog).toHaveTextContent('Bild 1 av 4');
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(dialog).toHaveTextContent('Bild 4 av 4');
    await user.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
