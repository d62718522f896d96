/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heroBannerSchema } from '@/blocks/HeroBanner/HeroBanner.schema';
import { configuredParams, searchAddress } from '@/blocks/parts/searchAddress';
import { lendBrowser } from '../../features/viewKit';
import { sampleOf, shown } from './kit';

const played = jest.fn(async () => undefined);
let calm = false;
beforeAll(() => {
  lendBrowser();
  Object.assign(HTMLMediaElement.prototype, {
    play(this: HTMLMediaElement) {
      this.dispatchEvent(new Event('play'));
      return played();
    },
    pause(this: HTMLMediaElement) {
      this.dispatchEvent(new Event('pause'));
    },
  });
});
beforeEach(() => {
  calm = false;
  played.mockClear();
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: calm,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  window.history.replaceState(null, '', '/');
});

const stage = () => document.querySelector<HTMLElement>('[data-look]')!;
const film = () => document.querySelector('video')!;

describe('the hero banner', () => {
  it.each<[string, object, boolean]>([
    ['with a picture', {}, true],
    ['with a picture for phones alone', { Image: null, ImagePhone: { value: { src: '/-/jssmedia/a.jpg' } } }, true],
    ['without a picture', { Image: null }, false],
    ['with a picture that has no address', { Image: { value: { src: '', alt: 'x' } } }, false],
    [
      'as a film without a picture',
      { Content: 'Video', Image: null, VideoDesktop: { value: { href: '/a.mp4' } } },
      true,
    ],
    ['as a film that is not there', { Content: { value: 'Video' }, Image: null }, true],
    ['of an unknown kind, without a picture', { Content: 'Hologram', Image: null }, false],
  ])('C-01 %s: %s', (_, fields, there) => {
    const { container } = shown('HeroBanner', 'search', fields);
    expect(container.querySelector('section') !== null).toBe(there);
  });

  it.each([
    [undefined, 1],
    ['H2', 2],
    ['H9', 1],
  ])('C-01 its title with the tag %s is a heading of level %d', (TitleTag, level) => {
    shown('HeroBanner', 'search', { TitleTag });
    expect(screen.getByRole('heading', { level, name: 'Hitta en bil du vill köra länge' })).toBeInTheDocument();
  });

  it.each([
    ['search', 'studio', 'panel'],
    ['white', 'studio', 'contrast'],
    ['photograph', 'cover', undefined],
    ['film', 'cover', undefined],
  ])('C-01 the sample %s looks like %s on %s', (sample, look, background) => {
    shown('HeroBanner', sample);
    expect([stage().dataset.look, stage().dataset.background]).toEqual([look, background]);
  });

  it('C-01 its options reach the look', () => {
    const { container } = shown('HeroBanner', 'search', {
      CenterContent: '1',
      ContentPlacement: 'Bottom',
      HasMarginTop: true,
      TextColor: 'Black',
      Variant: 'FullScreen',
    });
    expect(stage().dataset).toMatchObject({ centered: 'true', placement: 'Bottom', tone: 'Black' });
    expect(container.querySelector('section')!.dataset).toMatchObject({ margin: 'true', variant: 'FullScreen' });
    expect(
      heroBannerSchema.validateSync({ TextColor: 'Pink', ContentPlacement: 'Left', ButtonType: 'Huge' }),
    ).toMatchObject({ TextColor: 'White', ContentPlacement: '', ButtonType: 'Primary' });
  });

  it('C-01 is at least 312 px high, 534 on wide screens, and the whole window as FullScreen', () => {
    shown('HeroBanner', 'search');
    const css = [...document.querySelectorAll('style')]
      .map(
        ({ sheet, textContent }) => textContent || [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join(''),
      )
      .join('');
    expect(css).toMatch(/min-height:\s*var\(--least\)/);
    expect(css).toMatch(/min-width:\s*1024px\)\s*\{[^}]*min-height:\s*var\(--least-wide\)/);
    expect(stage().style.getPropertyValue('--least')).toBe('312px');
    expect(stage().style.getPropertyValue('--least-wide')).toBe('534px');
  });

  it('C-27 searches trucks by kind, axles and the highest price, with their number on the button', async () => {
    shown('HeroBanner', 'trucks', {});
    const form = screen.getByRole('search');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/kalusto/varastossa']);
    const fields = [...form.querySelectorAll('select')].map(({ name, options }) => [
      name,
      [...options].map((one) => one.value),
    ]);
    expect(fields).toEqual([
      ['kind', ['', 'vetoautot', 'jakeluautot']],
      ['axles', ['', '4x2', '6x2']],
      ['price', ['', '65000']],
    ]);
    const button = within(form).getByRole('button');
    expect(button).toHaveTextContent(/^Visa 2 bilar/);
    await userEvent.selectOptions(form.querySelectorAll('select')[0]!, 'vetoautot');
    expect(button).toHaveTextContent(/^Visa 1 bil(?!ar)/);
    await userEvent.selectOptions(form.querySelectorAll('select')[1]!, '6x2');
    expect(button).toHaveTextContent(/^Visa 0 bilar/);
    await userEvent.selectOptions(form.querySelectorAll('select')[0]!, '');
    expect(button).toHaveTextContent(/^Visa 1 bil(?!ar)/);
    await userEvent.selectOptions(form.querySelectorAll('select')[2]!, '65000');
    expect(button).toHaveTextContent(/^Visa 0 bilar/);
  });

  it('C-01 as Low it leaves room for what follows in the first window', () => {
    shown('HeroBanner', 'low');
    // Higher where the window is so wide that a low strip would cut the subject.
    expect(stage().style.getPropertyValue('--least-wide')).toBe('clamp(280px, 20vw, 400px)');
  });

  it('C-01 has a second button, which may be a telephone number', () => {
    shown('HeroBanner', 'low');
    expect(screen.getByRole('link', { name: /^Ring / })).toHaveAttribute('href', 'tel:+46846500400');
  });

  it("C-01 the picture is the page's prioritised one, with another for phones", () => {
    const { container } = shown('HeroBanner', 'photograph');
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    expect(container.querySelector('img')).toHaveAttribute('alt', 'Missing alt text');
    expect(container.querySelector('source')).toHaveAttribute('media', '(max-width: 767px)');
    expect(container.querySelector('source')!.srcset).toContain('winter-wheel.avif');
  });

  it.each([
    [undefined, 'eager'],
    [true, 'eager'],
    [false, 'lazy'],
  ])('C-01 where the page marks its picture as the first one (%s), it is loaded %s', (lead, loading) => {
    const { container } = shown('HeroBanner', 'photograph', {
      Image: { value: { src: '/-/jssmedia/scenes/workshop.avif', alt: 'x', lead } },
    });
    expect(container.querySelector('img')).toHaveAttribute('loading', loading);
    expect(container.querySelector('img')?.getAttribute('fetchpriority') ?? null).toBe(
      loading === 'eager' ? 'high' : null,
    );
  });

  it.each([
    ['data:image/webp;base64,UklGRg==', true],
    ['data:image/svg+xml,<svg onload=alert(1)>', false],
    ['x); color: red', false],
    [undefined, false],
  ])('C-01 a blurred picture (%s) is shown until the picture has loaded: %s', (blur, there) => {
    const { container } = shown('HeroBanner', 'photograph', {
      Image: { value: { src: '/-/jssmedia/scenes/workshop.avif', alt: 'x', blur } },
    });
    expect(container.querySelector('img')!.getAttribute('style')?.includes(String(blur)) ?? false).toBe(there);
  });

  it('C-01 FullScreen has a way down', () => {
    const { container } = shown('HeroBanner', 'film');
    const down = screen.getByRole('link', { name: 'Gå vidare nedåt' });
    expect(container.querySelector(`[id="${down.getAttribute('href')!.slice(1)}"]`)).not.toBeNull();
  });

  it.each([
    ['search', null],
    ['white', 'Se bilarna'],
    ['film', 'Läs mer'],
  ])('C-01 the button of the sample %s: %s', (sample, name) => {
    shown('HeroBanner', sample);
    const links = screen
      .queryAllByRole('link')
      .filter((link) => link.className !== 'down' && link.textContent !== 'I sidan');
    expect(links.map(({ textContent }) => textContent?.split(',')[0])).toEqual(name === null ? [] : [name]);
  });

  it('C-01 a link that opens a new window announces it', () => {
    shown('HeroBanner', 'film');
    expect(screen.getByRole('link', { name: /öppnas i ny flik/ })).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('the film', () => {
  it('C-28 plays by itself, silent, in a loop, and gives phones their own', () => {
    shown('HeroBanner', 'film');
    expect(played).toHaveBeenCalledTimes(1);
    expect([film().muted, film().loop]).toEqual([true, true]);
    expect([...film().querySelectorAll('source')].map(({ src, media }) => [new URL(src).pathname, media])).toEqual([
      ['/-/jssmedia/film/lake-phone.mp4', '(max-width: 767px)'],
      ['/-/jssmedia/film/lake.mp4', ''],
    ]);
    expect(film().previousElementSibling?.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('estate/front34-pine.avif'),
    );
  });

  it('C-28 can be paused and played, and its sound put on', async () => {
    const user = userEvent.setup();
    shown('HeroBanner', 'film');
    await user.click(screen.getByRole('button', { name: 'Pausa filmen' }));
    await user.click(screen.getByRole('button', { name: 'Spela filmen' }));
    expect(played).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Sätt på ljudet' }));
    expect(film().muted).toBe(false);
    act(() => {
      fireEvent.volumeChange(film());
    });
    expect(screen.getByRole('button', { name: 'Stäng av ljudet' })).toBeInTheDocument();
  });

  it('C-28 has no button for the sound without a control bar, but can be paused', () => {
    shown('HeroBanner', 'film', { HasControlBar: false });
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Pausa filmen']);
  });

  it('C-28 does not start by itself with reduced motion', () => {
    calm = true;
    shown('HeroBanner', 'film');
    expect(played).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Spela filmen' })).toBeInTheDocument();
  });

  it.each([
    [{ saveData: true }, 0],
    [{ saveData: false }, 1],
    [{}, 1],
    [null, 1],
  ])('C-28 with the connection %j it begins by itself %d times', (connection, times) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    try {
      shown('HeroBanner', 'film');
      expect(played).toHaveBeenCalledTimes(times);
      expect(screen.getByRole('button', { name: times === 0 ? 'Spela filmen' : 'Pausa filmen' })).toBeInTheDocument();
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  });

  it('C-28 fetches nothing before it plays, and is hidden from keyboard and screen reader', () => {
    calm = true;
    shown('HeroBanner', 'film');
    expect([film().preload, film().tabIndex, film().getAttribute('aria-hidden'), film().playsInline]).toEqual([
      'none',
      -1,
      'true',
      true,
    ]);
  });

  it('C-28 without a poster fetches its first picture alone before it plays', () => {
    calm = true;
    shown('HeroBanner', 'film', { Image: null, ImagePhone: null });
    expect(film().preload).toBe('metadata');
  });

  it('C-28 leaves its poster where the browser refuses', async () => {
    played.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError') as never);
    expect(() => shown('HeroBanner', 'film')).not.toThrow();
    await act(async () => undefined);
  });
});

describe('the search of the hero', () => {
  /** The field with its suggestions, which takes the plain one's place when a hand is near. */
  const field = async () => {
    await userEvent.click(screen.getByRole('searchbox', { name: 'Sök bil' }));
    return screen.findByRole('combobox', { name: 'Sök bil' });
  };

  it('C-01 is a form that works without script and keeps the query of its address', () => {
    shown('HeroBanner', 'search');
    const form = screen.getByRole('search');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/kop-bil/alla-bilar-i-lager']);
    expect(within(form).getByRole('searchbox', { name: 'Sök bil' })).toHaveAttribute(
      'placeholder',
      'Sök på märke, modell eller utrustning',
    );
    expect(
      [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [name, value]),
    ).toEqual([['car_condition', 'Begagnad']]);
  });

  it.each([[{ HeroBannerHasSearchBar: false }], [{ HeroBannerSearchUrl: { value: { href: '' } } }]])(
    'C-01 is not there with %j',
    (fields) => {
      shown('HeroBanner', 'search', fields);
      expect(screen.queryByRole('search')).toBeNull();
    },
  );

  it('C-01 sends what was searched for to the data layer, from the start page', async () => {
    const { ports } = shown('HeroBanner', 'search');
    screen.getByRole('search').addEventListener('submit', (event) => event.preventDefault());
    await userEvent.type(await field(), ' volvo v60 {Enter}');
    expect(ports.telemetry.messages).toContainEqual({
      event: 'search',
      search_term: 'volvo v60',
      search_type: 'start page',
    });
  });

  it('C-01 reports no search without text', async () => {
    const { ports } = shown('HeroBanner', 'search');
    screen.getByRole('search').addEventListener('submit', (event) => event.preventDefault());
    await userEvent.click(screen.getByRole('button', { name: 'Sök' }));
    expect(ports.telemetry.messages.filter(({ event }) => event === 'search')).toEqual([]);
  });

  it('C-01 has a clear button when it is not empty', async () => {
    const user = userEvent.setup();
    shown('HeroBanner', 'search');
    expect(screen.queryByRole('button', { name: 'Töm sökrutan' })).toBeNull();
    const input = await field();
    await user.type(input, 'kia');
    // While the list is open, a screen reader reaches only the list and its field.
    await user.click(screen.getByLabelText('Töm sökrutan'));
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Töm sökrutan' })).toBeNull();
  });

  it.each<[string, string, string, string]>([
    ['/bilar', '', 'volvo', '/bilar?keyphrase=volvo'],
    ['/bilar?car_fuel=El', '?utm_source=brev', 'volvo v60', '/bilar?car_fuel=El&utm_source=brev&keyphrase=volvo+v60'],
    ['/bilar?car_fuel=El', '?car_fuel=Diesel&keyphrase=kia', 'volvo', '/bilar?car_fuel=El&keyphrase=volvo'],
    ['/bilar?car_fuel=El&car_fuel=Hybrid#lista', '', '', '/bilar?car_fuel=El&car_fuel=Hybrid#lista'],
    ['/bilar', '?keyphrase=gammalt', '', '/bilar'],
    ['/bilar', '', 'a&b=c#d', '/bilar?keyphrase=a%26b%3Dc%23d'],
  ])('C-01 %s from a page with %p for %p leads to %s', (url, page, queryText, address) => {
    expect(searchAddress(url, page, queryText)).toBe(address);
  });

  it('C-01 has no hidden fields for an address without a query', () => {
    expect([configuredParams('/bilar'), configuredParams('/bilar?keyphrase=x&a=1&a=2')]).toEqual([
      [],
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ]);
  });
});

describe('the hero of a page that is not', () => {
  it("C-12 has its title as the page's heading, a picture and a way on", () => {
    shown('HeroNotFound', 'complete');
    expect(screen.getByRole('heading', { level: 1, name: 'Här tog vägen slut' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Sandfärgad cabriolet, snett bakifrån' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/');
  });
});

it('C-01 the sample without a background renders nothing', () => {
  expect(sampleOf('HeroBanner', 'nothing to stand on').Image).toBeNull();
  expect(shown('HeroBanner', 'nothing to stand on').container.querySelector('section')).toBeNull();
});
