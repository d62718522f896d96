/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { megaMenuSamples } from '@/blocks/MegaMenu/MegaMenu.sample';
import { megaMenuSchema } from '@/blocks/MegaMenu/MegaMenu.schema';
import { MegaMenu } from '@/blocks/MegaMenu/MegaMenu.view';
import { navigationSamples } from '@/blocks/Navigation/Navigation.sample';
import { navigationSchema } from '@/blocks/Navigation/Navigation.schema';
import { Navigation } from '@/blocks/Navigation/Navigation.view';
import { knowPointers, show, windowOf, type Around } from './kit';

const complete = navigationSamples.complete!;
const mega = megaMenuSamples.complete!;
const nav = () => screen.getByRole('navigation', { name: 'Huvudmeny' });
const bar = () => screen.getByRole('banner');
const toggle = (name: string) => within(nav()).getByRole('button', { name });
const buy = () => toggle('Visa mer under Köp bil');
const service = () => toggle('Service och verkstad');
/** The link of the bar itself: the opened menu has it again, for narrow screens. */
const top = (name: string) =>
  [...nav().querySelectorAll<HTMLElement>('[data-in=""]')].find(({ textContent }) => textContent === name)!;
const item = (button: HTMLElement) => button.closest('li')!;
const opened = (fields = complete, around: Around = {}) => show(<Navigation {...fields} />, around);
const mouse = { pointerType: 'mouse' };
const enter = (element: Element) => fireEvent.pointerEnter(element, mouse);
const leave = (element: Element) => fireEvent.pointerLeave(element, mouse);
/** How wide things are, px: jsdom lays nothing out. */
const laidOut = ({ width, each }: { width: number; each: number }) => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(each);
};

beforeAll(knowPointers);
beforeEach(() => windowOf(1440));
afterEach(() => jest.restoreAllMocks());

describe('the bar', () => {
  it("B-01 leads home by the logo, in the page's language", () => {
    opened(complete, { index: 1 });
    expect(screen.getByRole('link', { name: 'Nordvik Bil, home page' })).toHaveAttribute('href', '/en');
  });

  it("B-01 shows content's logo in its size, 150 by 55 by default", () => {
    const Logo = { src: '/-/jssmedia/logo.svg', alt: '', width: null, height: null };
    opened({ ...complete, Logo });
    const image = within(bar()).getByRole('img', { name: 'Nordvik Bil' });
    expect(image).toHaveAttribute('width', '150');
    expect(image).toHaveAttribute('height', '55');
    expect(image).toHaveStyle({ width: '135px', height: '49.5px' });
  });

  it('B-01 nests up to three levels below an entry', () => {
    opened();
    const link = within(item(buy())).getByRole('link', { name: 'Nya bilar', hidden: true });
    expect(link).toHaveAttribute('href', '/kop-bil/nya-bilar-i-lager');
    expect(link.closest('ul')?.closest('li')).toHaveTextContent(/^Bilar i lager/);
  });

  it('B-06 leaves out hidden items, opens items that are marked as not navigable, and links to other hosts', () => {
    opened();
    expect(within(nav()).queryByText('Dold')).toBeNull();
    expect(top('Köp bil')).toHaveAttribute('href', '/kop-bil');
    expect(within(nav()).queryByRole('link', { name: 'Service och verkstad' })).toBeNull();
    expect(within(nav()).getByRole('link', { name: 'Jobba hos oss' })).toHaveAttribute(
      'href',
      'https://careers.example',
    );
  });

  it('B-01 shows extra items after a separator, without those that have no title', () => {
    const extra = (Title: string, href: string) => ({ Title, Link: { href, text: '', newWindow: false } });
    opened(
      navigationSchema.validateSync({
        ...complete,
        ExtraNavigationItems: [
          extra('Kontakt', '/kontakt'),
          extra('  ', '/tom'),
          { fields: { Title: { value: 'Butik' }, Link: { value: { href: '/webbshop' } } } },
        ],
      }),
    );
    const extras = nav().querySelector('.extras');
    expect(
      within(extras as HTMLElement)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Kontakt', '/kontakt'],
      ['Butik', '/webbshop'],
    ]);
    expect(extras).toHaveAttribute('data-separator');
  });

  it.each([
    ['HasDarkTheme', 'data-dark'],
    ['SlimNav', 'data-slim'],
  ])('B-01 %s changes its look', (field, attribute) => {
    const { unmount } = opened({ ...complete, [field]: true });
    expect(bar()).toHaveAttribute(attribute);
    unmount();
    opened();
    expect(bar()).not.toHaveAttribute(attribute);
  });

  it.each([
    ['/', true],
    ['/om-oss', false],
  ])('B-04 at %s it floats over the hero: %s', (path, floats) => {
    opened(complete, { path });
    expect(bar().hasAttribute('data-floating')).toBe(floats);
  });

  it('B-04 at the home path of another language it floats, too; over a message below it does not', async () => {
    const { unmount } = opened(complete, { path: '/', index: 1 });
    expect(bar()).toHaveAttribute('data-floating');
    unmount();
    opened(navigationSamples['with a message'], { path: '/' });
    await screen.findByRole('region', { name: 'Meddelande' });
    expect(bar()).not.toHaveAttribute('data-floating');
  });

  it('B-04 marks whether the page is scrolled below it', () => {
    opened(complete, { path: '/' });
    Object.assign(window, { scrollY: 40 });
    fireEvent.scroll(window);
    expect(bar()).toHaveAttribute('data-scrolled');
    Object.assign(window, { scrollY: 0 });
    fireEvent.scroll(window);
    expect(bar()).not.toHaveAttribute('data-scrolled');
  });

  it('B-05 B-01 marks where one is', () => {
    opened(complete, { path: '/kop-bil/finansiering' });
    expect(item(buy())).toHaveAttribute('data-current');
    expect(item(service())).not.toHaveAttribute('data-current');
    expect(within(nav()).getByRole('link', { name: 'Finansiering', hidden: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(top('Köp bil')).toHaveAttribute('aria-current', 'true');
  });

  it('B-07 renders nothing where the platform did not respond', () => {
    opened(navigationSamples['nothing from the platform']);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getByRole('main')).toBeVisible();
  });
});

describe('the languages', () => {
  it('B-08 are offered at the same page, each by its own name', () => {
    opened(complete, { site: 'car-store-fi', path: '/osta-auto' });
    const list = screen.getByRole('navigation', { name: 'Kieli' });
    expect(within(list).getByRole('button', { name: 'Kieli: Suomi' })).toHaveAttribute('aria-expanded', 'false');
    const swedish = within(list).getByRole('link', { name: 'Svenska', hidden: true });
    expect(swedish).toHaveAttribute('href', '/sv/osta-auto');
    expect(swedish).toHaveAttribute('lang', 'sv');
    expect(within(list).getByRole('link', { name: 'Suomi', hidden: true })).toHaveAttribute('aria-current', 'true');
  });

  it('B-02 B-08 follow the page', () => {
    const { go } = opened(complete, { path: '/om-oss' });
    go('/kontakt');
    expect(
      within(screen.getByRole('navigation', { name: 'Språk' })).getByRole('link', { name: 'English', hidden: true }),
    ).toHaveAttribute('href', '/en/kontakt');
  });

  const language = (name: string, path = '') => ({
    name,
    displayName: name,
    englishName: '',
    nativeName: '',
    path,
    note: '',
  });
  it.each<[string, Around, ReturnType<typeof language>[], boolean]>([
    ['one language of the site', { site: 'car-store-no' }, [], false],
    ['a page in one language alone', {}, [language('sv')], false],
    ['a language that the app does not speak here', {}, [language('sv'), language('de-DE')], false],
    ['two that content and app share', {}, [language('sv-SE'), language('en')], true],
  ])('A-15 B-08 with %s there is a switcher: %#', (_what, around, Languages, there) => {
    opened({ ...complete, Languages }, around);
    expect(screen.queryByRole('navigation', { name: /Språk/ }) !== null).toBe(there);
  });
});

describe('a page that has another address in another language', () => {
  const english = (path: string) => [
    { name: 'sv-SE', displayName: '', englishName: '', nativeName: '', path: '/om-oss', note: '' },
    { name: 'en', displayName: '', englishName: '', nativeName: '', path, note: '' },
  ];
  it.each<[string, string, string]>([
    ['its own', '/about-us', '/en/about-us'],
    ['the home page', '/', '/en'],
    ["one for any name: the visitor's", '/stories/*', '/en/om-oss'],
    ["none in the content: the visitor's", '', '/en/om-oss'],
  ])('B-08 %s', (_what, path, href) => {
    opened({ ...complete, Languages: english(path) }, { path: '/om-oss' });
    const list = within(screen.getByRole('navigation', { name: 'Språk' }));
    expect(list.getByRole('link', { name: 'English', hidden: true })).toHaveAttribute('href', href);
    expect(list.getByRole('link', { name: 'Svenska', hidden: true })).toHaveAttribute('href', '/om-oss');
  });
});

describe('a list in another language', () => {
  it('B-08 F-03 has the same filters, also without script', () => {
    opened(complete, { path: '/kop-bil/alla-bilar-i-lager?car_fuel=El&car_price_max=200000' });
    const list = within(screen.getByRole('navigation', { name: 'Språk' }));
    expect(list.getByRole('link', { name: 'English', hidden: true })).toHaveAttribute(
      'href',
      '/en/kop-bil/alla-bilar-i-lager?car_fuel=El&car_price_max=200000',
    );
  });
});

describe('a page that is missing in another language', () => {
  it('B-08 A-09 leads to the nearest page there and says so', () => {
    const note = 'Sidan finns inte på engelska: till Om oss';
    const Languages = [
      { name: 'sv-SE', displayName: '', englishName: '', nativeName: '', path: '/om-oss/historia', note: '' },
      { name: 'en', displayName: '', englishName: '', nativeName: '', path: '/om-oss', note },
    ];
    opened({ ...complete, Languages }, { path: '/om-oss/historia' });
    const list = within(screen.getByRole('navigation', { name: 'Språk' }));
    const english = list.getByRole('link', { name: `English ${note}`, hidden: true });
    expect(english).toHaveAttribute('href', '/en/om-oss');
    expect(within(english).getByText('English')).toHaveAttribute('lang', 'en');
    // The note is in the language of the page.
    expect(english).not.toHaveAttribute('lang');
  });
});

describe('the message at the bar', () => {
  it.each(['Above', 'Below'] as const)(
    'B-05 B-09 is rendered once its code has loaded: %s',
    async (MessagePlacement) => {
      await act(
        async () =>
          void opened({
            ...complete,
            HasMessage: true,
            MessageType: 'Light',
            MessageTitle: 'Öppet hus',
            MessagePlacement,
          }),
      );
      const message = await screen.findByLabelText('Meddelande');
      const order = bar().compareDocumentPosition(message);
      expect(message).toHaveTextContent('Öppet hus');
      expect((order & Node.DOCUMENT_POSITION_PRECEDING) !== 0).toBe(MessagePlacement === 'Above');
    },
  );
});

describe('the pointer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('B-02 opens by hovering and closes 200 ms after it left', async () => {
    opened();
    enter(item(buy()));
    expect(buy()).toHaveAttribute('aria-expanded', 'true');
    leave(item(buy()));
    await wait(199);
    expect(buy()).toHaveAttribute('aria-expanded', 'true');
    await wait(1);
    expect(buy()).toHaveAttribute('aria-expanded', 'false');
  });

  it('B-02 waits 600 ms over an entry without children', async () => {
    opened();
    const plain = within(nav()).getByRole('link', { name: 'Jobba hos oss' });
    enter(item(buy()));
    leave(item(buy()));
    enter(item(plain));
    await wait(599);
    expect(buy()).toHaveAttribute('aria-expanded', 'true');
    await wait(1);
    expect(buy()).toHaveAttribute('aria-expanded', 'false');
  });

  it('B-02 goes from one entry to the next at once', async () => {
    opened();
    enter(item(buy()));
    leave(item(buy()));
    enter(item(service()));
    expect(buy()).toHaveAttribute('aria-expanded', 'false');
    expect(service()).toHaveAttribute('aria-expanded', 'true');
  });

  it('B-02 a finger does not hover', () => {
    opened();
    fireEvent.pointerEnter(item(buy()), { pointerType: 'touch' });
    expect(buy()).toHaveAttribute('aria-expanded', 'false');
  });

  it('B-02 a press keeps open what hovering opened, and the next one closes it', async () => {
    opened();
    enter(item(buy()));
    fireEvent.click(buy());
    expect(buy()).toHaveAttribute('aria-expanded', 'true');
    leave(item(buy()));
    await wait(1_000);
    expect(buy()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(buy());
    expect(buy()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('closing', () => {
  it('B-02 a press outside closes it', async () => {
    opened();
    await userEvent.click(buy());
    fireEvent.pointerDown(nav());
    expect(buy()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.pointerDown(document.body);
    expect(buy()).toHaveAttribute('aria-expanded', 'false');
  });

  it('B-02 Escape closes it and gives the focus back to its button', async () => {
    opened();
    await userEvent.click(buy());
    act(() => within(nav()).getByRole('link', { name: 'Finansiering', hidden: true }).focus());
    await userEvent.keyboard('{Escape}');
    expect(buy()).toHaveAttribute('aria-expanded', 'false');
    expect(buy()).toHaveFocus();
  });

  it('B-02 Escape closes what hovers without taking the focus', async () => {
    opened();
    enter(item(buy()));
    act(() => screen.getByRole('link', { name: 'I sidan' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(buy()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: 'I sidan' })).toHaveFocus();
  });

  it('B-02 another page closes it', async () => {
    const { go } = opened();
    await userEvent.click(buy());
    go('/kop-bil/finansiering');
    expect(buy()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['closes it', {}, 'false'],
    ['into another tab leaves it', { ctrlKey: true }, 'true'],
  ])('B-02 a link of it, followed, %s', async (_what, keys, expanded) => {
    opened(complete, { path: '/kop-bil/finansiering' });
    await userEvent.click(buy());
    const link = within(nav()).getByRole('link', { name: 'Finansiering', hidden: true });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, keys);
    expect(buy()).toHaveAttribute('aria-expanded', expanded);
  });

  it('B-03 focus outside closes it', async () => {
    opened();
    await userEvent.click(buy());
    act(() => service().focus());
    expect(buy()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the keyboard', () => {
  const press = (keys: string) => userEvent.keyboard(keys);
  const link = (name: string) =>
    within(nav())
      .getAllByRole('link', { name, hidden: true })
      .find(({ dataset }) => dataset.only !== 'narrow')!;

  it('B-03 goes along the bar with left and right, round its ends, and to them with Home and End', async () => {
    opened();
    act(() => top('Köp bil').focus());
    await press('{ArrowRight}');
    expect(buy()).toHaveFocus();
    await press('{ArrowRight}');
    expect(service()).toHaveFocus();
    await press('{End}');
    expect(screen.getByRole('button', { name: 'Språk: Svenska' })).toHaveFocus();
    await press('{ArrowRight}');
    expect(top('Köp bil')).toHaveFocus();
    await press('{ArrowLeft}{Home}');
    expect(top('Köp bil')).toHaveFocus();
  });

  it('B-03 goes down into an entry and through what it opened, and up again to its button', async () => {
    opened();
    act(() => top('Köp bil').focus());
    await press('{ArrowDown}');
    expect(link('Bilar i lager')).toHaveFocus();
    await press('{ArrowDown}');
    expect(link('Nya bilar')).toHaveFocus();
    await press('{End}{ArrowUp}');
    expect(link('Finansiering')).toHaveFocus();
    await press('{Home}{ArrowUp}');
    expect(buy()).toHaveFocus();
    await press('{ArrowDown}');
    expect(link('Bilar i lager')).toHaveFocus();
    await press('{ArrowRight}');
    expect(service()).toHaveFocus();
    expect(buy()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['Space', ' '],
    ['Enter', '{Enter}'],
  ])('B-03 opens and closes with %s on the button', async (_name, key) => {
    opened();
    act(() => service().focus());
    await press(key);
    expect(service()).toHaveAttribute('aria-expanded', 'true');
    await press(key);
    expect(service()).toHaveAttribute('aria-expanded', 'false');
  });

  it('B-03 opens with Space on a link that has something below it, and leaves other links alone', async () => {
    opened();
    act(() => top('Köp bil').focus());
    expect(fireEvent.keyDown(top('Köp bil'), { key: ' ' })).toBe(false);
    expect(buy()).toHaveAttribute('aria-expanded', 'true');
    expect(fireEvent.keyDown(link('Jobba hos oss'), { key: ' ' })).toBe(true);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('B-03 leaves keys with %s to the browser', (modifier) => {
    opened();
    expect(fireEvent.keyDown(top('Köp bil'), { key: 'ArrowRight', [modifier]: true })).toBe(true);
  });
});

describe('the overflow', () => {
  const twenty = navigationSamples['twenty entries']!;

  it('B-01 puts what does not fit under More, with all below it', async () => {
    laidOut({ width: 520, each: 100 });
    opened(twenty);
    const more = within(nav()).getByRole('button', { name: 'Mer' });
    expect(nav().querySelectorAll('[data-entry]:not([data-spare])')).toHaveLength(4);
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(more.getAttribute('aria-controls')!)!;
    expect(within(panel).getAllByText(/^Fyrhjulsdrift \d+$/)).toHaveLength(16);
    expect(within(panel).getAllByRole('link', { name: 'Andra', hidden: true }).length).toBe(8);
  });

  it('B-03 skips entries that do not fit', async () => {
    laidOut({ width: 320, each: 100 });
    opened(twenty);
    act(() => within(nav()).getByRole('button', { name: 'Fyrhjulsdrift 1' }).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(within(nav()).getByRole('button', { name: 'Mer' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveAttribute('data-in', 'more');
  });

  it.each([
    ['on narrow screens', 1279, 300],
    ['where all fits', 1280, 5_000],
  ])('B-01 hides the button %s', (_what, viewport, width) => {
    windowOf(viewport);
    laidOut({ width, each: 100 });
    opened(twenty);
    expect(nav().querySelector('[data-more]')).toHaveAttribute('data-spare');
    expect(nav().querySelectorAll('[data-entry][data-spare]')).toHaveLength(0);
  });

  it('B-01 is measured again when the window has changed', () => {
    jest.useFakeTimers();
    laidOut({ width: 5_000, each: 100 });
    opened(twenty);
    laidOut({ width: 320, each: 100 });
    fireEvent(window, new Event('resize'));
    act(() => jest.advanceTimersByTime(49));
    expect(nav().querySelectorAll('[data-entry][data-spare]')).toHaveLength(0);
    act(() => jest.advanceTimersByTime(1));
    expect(nav().querySelectorAll('[data-entry][data-spare]')).toHaveLength(18);
    jest.useRealTimers();
  });
});

describe('the menu of narrow screens', () => {
  const menu = () => bar().querySelector('details')!;
  const button = () => bar().querySelector('summary')!;
  const shown = () => nav().querySelector('[data-at=here]');
  beforeEach(() => windowOf(390));

  it('B-01 opens and closes by its button, and Escape gives the focus back', async () => {
    opened();
    await userEvent.click(button());
    expect(menu()).toHaveAttribute('open');
    act(() => top('Köp bil').focus());
    await userEvent.keyboard('{Escape}');
    expect(menu()).not.toHaveAttribute('open');
    expect(button()).toHaveFocus();
    await userEvent.click(button());
    await userEvent.click(button());
    expect(menu()).not.toHaveAttribute('open');
  });

  it('B-05 drills down with the focus on the way back, and back to where one was', async () => {
    opened();
    await userEvent.click(button());
    await userEvent.click(buy());
    expect(shown()).toHaveTextContent(/^TillbakaKöp bil/);
    expect(shown()!.querySelector('.back')).toHaveFocus();
    const deeper = within(shown() as HTMLElement).getByRole('button', { name: 'Visa mer under Bilar i lager' });
    await userEvent.click(deeper);
    expect(shown()).toHaveTextContent('TillbakaBilar i lagerNya bilarBegagnade bilar');
    await userEvent.click(shown()!.querySelector('.back')!);
    expect(deeper).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(buy()).toHaveFocus();
    expect(menu()).toHaveAttribute('open');
  });

  it('B-03 goes up and down, right into an entry and left out of it', async () => {
    opened();
    await userEvent.click(button());
    act(() => top('Köp bil').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(buy()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()!.querySelector('.back')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Bilar i lager');
    await userEvent.keyboard('{ArrowLeft}');
    expect(buy()).toHaveFocus();
  });

  it('B-02 another page closes all of it', async () => {
    const { go } = opened();
    await userEvent.click(button());
    await userEvent.click(buy());
    go('/kop-bil/finansiering');
    expect(menu()).not.toHaveAttribute('open');
    expect(shown()).toBeNull();
  });

  it('B-05 takes the height that is left below the bar 50 ms after it opened', async () => {
    jest.useFakeTimers();
    opened();
    jest.spyOn(bar(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 48, 390, 65));
    fireEvent.click(button());
    act(() => jest.advanceTimersByTime(50));
    expect(bar().style.getPropertyValue('--menu-top')).toBe('113px');
    jest.useRealTimers();
  });
});

describe('the mega menu', () => {
  const opens = (fields = mega, around: Around = {}) => show(<MegaMenu {...fields} />, around);

  it('B-05 has pictures at any width where there are more than four entries, else on wide screens alone', () => {
    const { unmount } = opens();
    const pictured = () =>
      [...nav().querySelectorAll('.panel')]
        .filter((panel) => panel.querySelector('.picture'))
        .map((panel) => panel.getAttribute('data-pictures'));
    expect(pictured()).toEqual(['always']);
    expect(nav().querySelector('.picture')).toHaveAttribute('loading', 'lazy');
    unmount();
    opens(megaMenuSamples['few children']);
    expect(pictured()).toEqual([null]);
  });

  it('B-05 the item that content marks takes precedence over the item of the address', () => {
    opens(megaMenuSamples['marked by content'], { path: '/a' });
    expect(within(nav()).getByRole('link', { name: 'B' }).closest('li')).toHaveAttribute('data-current');
    expect(within(nav()).getByRole('link', { name: 'A' }).closest('li')).not.toHaveAttribute('data-current');
  });

  it.each([
    ['Above', Node.DOCUMENT_POSITION_FOLLOWING],
    ['Below', Node.DOCUMENT_POSITION_CONTAINS | Node.DOCUMENT_POSITION_PRECEDING],
  ] as const)('B-05 has its message %s', async (MessagePlacement, position) => {
    opens({ ...mega, HasMessage: true, MessageType: 'Light', MessageTitle: 'Öppet hus', MessagePlacement });
    const message = await screen.findByRole('region', { name: 'Meddelande' });
    expect(message.compareDocumentPosition(bar())).toBe(position);
  });

  it('B-05 is a row from 1024 px', () => {
    windowOf(1024);
    opens();
    enter(item(toggle('Verkstad')));
    expect(toggle('Verkstad')).toHaveAttribute('aria-expanded', 'true');
  });

  it('B-05 does not hover below that', () => {
    windowOf(1023);
    opens();
    enter(item(toggle('Verkstad')));
    expect(toggle('Verkstad')).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['script for an address', { Title: 'A', Url: 'javascript:alert(1)', Children: [] }],
    ['no item', 'A'],
    ['nothing', null],
    ['no title', { Url: '/a' }],
  ])('B-06 leaves out an entry with %s', (_what, broken) => {
    const fields = megaMenuSchema.validateSync({
      Items: [broken, { Title: { value: 'B' }, Url: { value: { href: '/b' } } }],
    });
    opens(fields);
    expect(
      within(nav())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/b']);
  });
});

describe('the fields of the platform', () => {
  it('B-06 are read under its names, too, and empty ones are left out', () => {
    const { Items } = navigationSchema.validateSync({
      Items: {
        results: [
          {
            name: 'kop-bil',
            url: { path: '/kop-bil' },
            navTitle: { value: 'Köp bil' },
            hideInNavigation: { value: false },
            shouldBeNavigableInMenuWhenItHasChildren: { value: true },
            externalLink: { value: { href: '' } },
            children: { results: [{ name: 'x', url: { path: '/x' } }] },
          },
        ],
      },
    });
    expect(Items).toEqual([
      {
        url: { path: '/kop-bil' },
        navigationTitle: 'Köp bil',
        isNavigableInMenuWhenItHasChildren: '1',
        children: [{ url: { path: '/x' }, navigationTitle: 'x' }],
      },
    ]);
    expect(navigationSchema.validateSync({ Items }).Items).toEqual(Items);
  });

  it('B-07 treat no response like an empty one', () => {
    expect(navigationSchema.validateSync({ Items: null }).Items).toBeNull();
    expect(navigationSchema.validateSync({}).Items).toEqual([]);
    expect(megaMenuSchema.validateSync({ Items: null }).Items).toBeNull();
  });
});
