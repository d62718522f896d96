/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayLink } from '@/blocks/DatePicker/dayLink';
import { lendBrowser } from '../../features/viewKit';
import { sampleOf, shown } from './kit';

beforeAll(lendBrowser);

describe('a choice of sites', () => {
  it('C-24 L-05 shows them by country, each in its languages, and where one is', () => {
    shown('SiteSelection', 'whole');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Sverige', 'Norge', 'Finland']);
    const sweden = screen.getByRole('heading', { name: 'Sverige' }).closest('section')!;
    expect(within(sweden).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('hreflang'), link.getAttribute('aria-current')])).toEqual([
      ['Nordvik BilSvenskaDu är här', 'https://nordvikbil.example/', 'sv-SE', 'true'], ['Nordvik BilEnglish', 'https://nordvikbil.example/en', 'en', null], ['Aurora BilSvenska', 'https://aurorabil.example/', 'sv-SE', null],
    ]);
    expect(screen.getByText('English')).toHaveAttribute('lang', 'en');
  });

  it('C-24 leaves out half a site, and without any shows nothing', () => {
    const { container } = shown('SiteSelection', 'whole', { Sites: [{ Name: '', Link: 'https://a.example/' }, { Name: 'Utan adress' }] });
    expect(container.querySelector('section')).toBeNull();
  });
});

describe('the car store\'s own navigation', () => {
  it('C-27 leads home by its mark, and marks where one is', () => {
    shown('CarStoreNavigation', 'whole', {}, { path: '/salj-bil' });
    const bar = within(screen.getByRole('navigation', { name: 'Nordvik Bil' }));
    expect(bar.getAllByRole('link').map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href'), link.getAttribute('aria-current'), link.getAttribute('target')])).toEqual([
      ['Nordvik Bil, till startsidan', '/', null, null], ['Köp bil', '/kop-bil', null, null], ['Sälj bil', '/salj-bil', 'page', null], ['Auktion', 'https://auktion.nordvik.example/', null, '_blank'],
    ]);
  });

  it('C-27 with half entries alone shows nothing', () => {
    shown('CarStoreNavigation', 'half entries');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the header of auctions', () => {
  it('C-27 says whose they are and leads to them', () => {
    shown('CarStoreAuctionHeader', 'whole');
    expect(screen.getByRole('heading', { level: 2, name: 'Nordvik Auktion' }).closest('section')).toHaveAttribute('data-ground', 'contrast');
    expect(screen.getByRole('link', { name: /^Till auktionerna/ })).toHaveAttribute('href', 'https://auktion.nordvik.example/');
  });

  it.each([[{ Title: '', Text: '' }]])('C-27 without words shows nothing: %j', (fields) => {
    shown('CarStoreAuctionHeader', 'whole', fields);
    expect(screen.queryByRole('link', { name: /auktion/i })).toBeNull();
  });
});

describe('something of another site', () => {
  const frame = () => document.querySelector('iframe');

  it('C-27 is not asked for before the visitor wants to see it', async () => {
    const { container } = shown('EmbeddedComponent', 'framed');
    expect(container.innerHTML).not.toMatch(/src="[^"]*maps\.example/);
    expect(screen.getByText(/Innehållet kommer från maps\.example/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Visa innehållet' }));
    expect([frame()?.getAttribute('src'), frame()?.title, frame()?.getAttribute('sandbox')]).toEqual(['https://maps.example/laddplatser', 'Karta över laddplatser', expect.not.stringContaining('allow-top-navigation')]);
  });

  it('C-27 is a link alone where the site\'s configuration does not let it be framed', () => {
    shown('EmbeddedComponent', 'only a link');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: /^Öppna kartan ?, öppnas i ny flik$/ })).toHaveAttribute('href', 'https://maps.example/laddplatser');
  });

  it.each(['http://maps.example/', 'https://', '/egen-sida', 'javascript:alert(1)', ''])('C-27 %p is nothing to show', (href) => {
    const { container } = shown('EmbeddedComponent', 'framed', { Address: { value: { href } } });
    expect(container.querySelector('section')).toBeNull();
  });

  it.each([['https://maps.example.evil/'], ['https://evil.example/?https://maps.example']])('C-27 %s is another site', (href) => {
    shown('EmbeddedComponent', 'framed', { Address: { value: { href } } });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a day', () => {
  it.each([
    ['mailto:a@example.com', 'mailto:a@example.com?subject=3%20december%202026'], ['mailto:a@example.com?cc=b@example.com', 'mailto:a@example.com?cc=b@example.com&subject=3%20december%202026'],
    ['/kontakt', '/kontakt?date=2026-12-03'], ['/kontakt?amne=x#form', '/kontakt?amne=x&date=2026-12-03#form'], ['', ''],
  ])('C-25 goes along with the link %p', (href, taken) => {
    expect([dayLink(href, '2026-12-03', '3 december 2026'), dayLink(href, '', '')]).toEqual([taken, href]);
  });

  it('C-25 goes along with the link that content sets beside it', () => {
    shown('DatePicker', 'whole');
    const link = () => screen.getByRole('link', { name: 'Mejla om den dagen' });
    expect(link()).toHaveAttribute('href', 'mailto:bord@restaurangverkstan.example');
    fireEvent.change(field(), { target: { value: '2026-12-03' } });
    expect(link()).toHaveAttribute('href', 'mailto:bord@restaurangverkstan.example?subject=3%20december%202026');
  });

  const field = () => screen.getByLabelText<HTMLInputElement>(sampleOf('DatePicker', 'whole').Title);

  it('C-25 is the browser\'s own field, from today on, and is said in words', () => {
    shown('DatePicker', 'whole');
    expect([field().type, field().name, field().min, field().value]).toEqual(['date', 'date', '2026-11-20', '']);
    fireEvent.change(field(), { target: { value: '2026-12-03' } });
    expect(screen.getByRole('status')).toHaveTextContent('3 december 2026');
  });

  it('C-25 is chosen in a calendar by keyboard, and Escape leaves it as it was', async () => {
    shown('DatePicker', 'whole');
    fireEvent.change(field(), { target: { value: '2026-12-03' } });
    const opener = screen.getByRole('button', { name: 'Öppna kalendern' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Kalender' }, { timeout: 5_000 });
    expect(within(dialog).getByRole('heading', { name: /december 2026/i })).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('3');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field()).toHaveValue('2026-12-03');
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('2026-12-10');
    expect(screen.queryByRole('dialog')).toBeNull();
  }, 20_000);
});
