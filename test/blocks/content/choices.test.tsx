/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { dayLink } from '@/blocks/DatePicker/dayLink';
import { lendBrowser } from '../../features/viewKit';
import { InSite } from '../shell/kit';
import { sampleOf, shown, viewOf } from './kit';

beforeAll(lendBrowser);

describe('a choice of sites', () => {
  it('C-24 L-05 shows them by country, each in its languages, and where one is', () => {
    shown('SiteSelection', 'complete');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Sverige',
      'Norge',
      'Finland',
    ]);
    const sweden = screen.getByRole('heading', { name: 'Sverige' }).closest('section')!;
    expect(
      within(sweden)
        .getAllByRole('link')
        .map((link) => [
          link.textContent,
          link.getAttribute('href'),
          link.getAttribute('hreflang'),
          link.getAttribute('aria-current'),
        ]),
    ).toEqual([
      ['Nordvik BilSvenskaDu är här', 'https://nordvikbil.example/', 'sv-SE', 'true'],
      ['Nordvik BilEnglish', 'https://nordvikbil.example/en', 'en', null],
      ['Aurora BilSvenska', 'https://aurorabil.example/', 'sv-SE', null],
    ]);
    expect(screen.getByText('English')).toHaveAttribute('lang', 'en');
  });

  it('C-24 leaves out an incomplete site, and renders nothing without any', () => {
    const { container } = shown('SiteSelection', 'complete', {
      Sites: [{ Name: '', Link: 'https://a.example/' }, { Name: 'Utan adress' }],
    });
    expect(container.querySelector('section')).toBeNull();
  });
});

describe("the car store's own navigation", () => {
  it('C-27 leads home by its mark, and marks where one is', () => {
    shown('CarStoreNavigation', 'complete', {}, { path: '/salj-bil' });
    const bar = within(screen.getByRole('navigation', { name: 'Nordvik Bil' }));
    expect(
      bar
        .getAllByRole('link')
        .map((link) => [
          link.getAttribute('aria-label') ?? link.textContent,
          link.getAttribute('href'),
          link.getAttribute('aria-current'),
          link.getAttribute('target'),
        ]),
    ).toEqual([
      ['Nordvik Bil, till startsidan', '/', null, null],
      ['Köp bil', '/kop-bil', null, null],
      ['Sälj bil', '/salj-bil', 'page', null],
      ['Auktion', 'https://auktion.nordvik.example/', null, '_blank'],
    ]);
  });

  it('C-27 with incomplete entries only renders nothing', () => {
    shown('CarStoreNavigation', 'half entries');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the header of auctions', () => {
  it('C-27 names the auction and links to its pages', () => {
    shown('CarStoreAuctionHeader', 'complete');
    expect(screen.getByRole('heading', { level: 2, name: 'Nordvik Auktion' }).closest('section')).toHaveAttribute(
      'data-background',
      'contrast',
    );
    expect(screen.getByRole('link', { name: /^Till auktionerna/ })).toHaveAttribute(
      'href',
      'https://auktion.nordvik.example/',
    );
  });

  it.each([[{ Title: '', Text: '' }]])('C-27 without text shows nothing: %j', (fields) => {
    shown('CarStoreAuctionHeader', 'complete', fields);
    expect(screen.queryByRole('link', { name: /auktion/i })).toBeNull();
  });
});

describe('something of another site', () => {
  const frame = () => document.querySelector('iframe');

  it('C-27 is not requested before the visitor opens it', async () => {
    const { container } = shown('EmbeddedComponent', 'framed');
    expect(container.innerHTML).not.toMatch(/src="[^"]*maps\.example/);
    expect(screen.getByText(/Innehållet kommer från maps\.example/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Visa innehållet' }));
    expect([frame()?.getAttribute('src'), frame()?.title, frame()?.getAttribute('sandbox')]).toEqual([
      'https://maps.example/laddplatser',
      'Karta över laddplatser',
      expect.not.stringContaining('allow-top-navigation'),
    ]);
  });

  it("C-27 is a link alone where the site's configuration does not let it be framed", () => {
    shown('EmbeddedComponent', 'only a link');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: /^Öppna kartan ?, öppnas i ny flik$/ })).toHaveAttribute(
      'href',
      'https://maps.example/laddplatser',
    );
  });

  it.each(['http://maps.example/', 'https://', '/egen-sida', 'javascript:alert(1)', ''])(
    'C-27 %p is nothing to show',
    (href) => {
      const { container } = shown('EmbeddedComponent', 'framed', { Address: { value: { href } } });
      expect(container.querySelector('section')).toBeNull();
    },
  );

  it.each([['https://maps.example.evil/'], ['https://evil.example/?https://maps.example']])(
    'C-27 %s is another site',
    (href) => {
      shown('EmbeddedComponent', 'framed', { Address: { value: { href } } });
      expect(screen.queryByRole('button')).toBeNull();
    },
  );
});

describe('a day', () => {
  it.each([
    ['mailto:a@example.com', 'mailto:a@example.com?subject=3%20december%202026'],
    ['mailto:a@example.com?cc=b@example.com', 'mailto:a@example.com?cc=b@example.com&subject=3%20december%202026'],
    ['/kontakt', '/kontakt?date=2026-12-03'],
    ['/kontakt?amne=x#form', '/kontakt?amne=x&date=2026-12-03#form'],
    ['', ''],
  ])('C-25 goes along with the link %p', (href, taken) => {
    expect([dayLink(href, '2026-12-03', '3 december 2026'), dayLink(href, '', '')]).toEqual([taken, href]);
  });

  const title = sampleOf('DatePicker', 'complete').Title;
  /** The server's markup, and the browser's first. */
  const written = () =>
    new DOMParser().parseFromString(
      renderToString(<InSite>{viewOf('DatePicker', sampleOf('DatePicker', 'complete'))}</InSite>),
      'text/html',
    );
  const part = (name: string) => screen.findByRole('spinbutton', { name: new RegExp(`^${name}`) }, { timeout: 10_000 });
  /** Typed part by part, as the language writes a day. */
  const type = async (digits: string) => {
    await userEvent.click(await part('år'));
    await userEvent.keyboard(digits);
  };
  const link = () => screen.getByRole('link', { name: 'Mejla om den dagen' });
  const sent = () => document.querySelector<HTMLInputElement>('input[name=date]')?.value;

  it("C-25 is the browser's own field without script, from today on", () => {
    const field = written().querySelector('input');
    expect([field?.type, field?.name, field?.min, field?.value]).toEqual(['date', 'date', '2026-11-20', '']);
    expect(written().querySelector(`label[for="${field?.id}"]`)?.textContent).toBe(title);
  });

  it('C-25 is typed in parts, written out, submitted as a day, and included in the link next to it', async () => {
    shown('DatePicker', 'complete');
    expect(await screen.findByRole('group', { name: title }, { timeout: 10_000 })).toBeInTheDocument();
    expect(link()).toHaveAttribute('href', 'mailto:bord@restaurangverkstan.example');
    await type('20261203');
    expect(screen.getByRole('status')).toHaveTextContent('3 december 2026');
    expect(sent()).toBe('2026-12-03');
    expect(link()).toHaveAttribute('href', 'mailto:bord@restaurangverkstan.example?subject=3%20december%202026');
  }, 20_000);

  it('C-25 each part is stepped by arrows and emptied by Backspace', async () => {
    shown('DatePicker', 'complete');
    await type('20261203');
    expect(document.activeElement).toHaveAttribute('aria-label', expect.stringMatching(/^dag/));
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowDown}');
    expect(sent()).toBe('2026-11-04');
    const empty = '{Backspace}'.repeat(4);
    await userEvent.keyboard(`{ArrowRight}${empty}{ArrowLeft}${empty}{ArrowLeft}${empty}`);
    expect(sent()).toBe('');
  }, 20_000);

  it('C-25 reports a day before the first', async () => {
    shown('DatePicker', 'complete');
    await type('20260103');
    expect(await screen.findByText(/^Välj en dag från och med 20.november 2026\.$/)).toBeVisible();
    expect(await part('år')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('status').textContent).toBe('\u00a0');
    expect(link()).toHaveAttribute('href', 'mailto:bord@restaurangverkstan.example');
  }, 20_000);

  it('C-25 replaces the native field with its current value, but never while it has the focus', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = written().body.innerHTML;
    const own = container.querySelector('input')!;
    own.focus();
    own.value = '2026-12-03';
    render(<InSite>{viewOf('DatePicker', sampleOf('DatePicker', 'complete'))}</InSite>, {
      container,
      hydrate: true,
    });
    expect(document.activeElement).toBe(own);
    act(() => own.blur());
    await part('år');
    expect(sent()).toBe('2026-12-03');
  }, 20_000);

  it('C-25 is chosen in a calendar by keyboard, and Escape leaves it as it was', async () => {
    shown('DatePicker', 'complete');
    await type('20261203');
    const opener = screen.getByRole('button', { name: new RegExp('^Öppna kalendern') });
    expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: /Kalender/ }, { timeout: 5_000 });
    expect(within(dialog).getByRole('heading', { name: /december 2026/i })).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('3');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toBe('2026-12-03');
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(sent()).toBe('2026-12-10');
    expect(screen.queryByRole('dialog')).toBeNull();
  }, 20_000);
});
