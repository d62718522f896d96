import {
  isHere,
  menuOfMega,
  menuOfNavigation,
  topHere,
  type MegaMenuItem,
  type NavigationItem,
} from '@/domain/content/menu';
import { shareTargets } from '@/domain/content/shareTargets';

const page = (name: string, path: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  name,
  url: { path },
  navigationTitle: '',
  hideInNavigation: '',
  isNavigableInMenuWhenItHasChildren: '',
  externalLink: '',
  ImageUrl: '',
  children: [],
  ...more,
});
const entry = (Title: string, Url: string, more: Partial<MegaMenuItem> = {}): MegaMenuItem => ({
  Title,
  Url,
  HideInNavigation: false,
  TopSelected: false,
  ImageUrl: '',
  Children: [],
  ...more,
});

describe('the menu of pages', () => {
  it('B-06 leaves out what is hidden, with all below it, and what has no name', () => {
    const menu = menuOfNavigation([
      page('A', '/a', { hideInNavigation: '1', children: [page('A1', '/a/1')] }),
      page(' ', '/b'),
      page('C', '/c'),
      page('D', '/d', { hideInNavigation: '0' }),
    ]);
    expect(menu.map(({ id, title }) => [id, title])).toEqual([
      ['0', 'C'],
      ['1', 'D'],
    ]);
  });

  it.each([
    ['1', '/a'],
    ['', null],
    ['0', null],
  ])('B-06 with children and isNavigable %s it leads to %s', (isNavigableInMenuWhenItHasChildren, href) => {
    expect(
      menuOfNavigation([page('A', '/a', { isNavigableInMenuWhenItHasChildren, children: [page('A1', '/a/1')] })])[0]
        ?.href,
    ).toBe(href);
  });

  it('B-06 an item whose children are all hidden is a link again', () => {
    expect(
      menuOfNavigation([page('A', '/a', { children: [page('A1', '/a/1', { hideInNavigation: '1' })] })])[0],
    ).toMatchObject({ href: '/a', children: [] });
  });

  it('B-06 uses an external link as target, also with children', () => {
    const [one] = menuOfNavigation([
      page('Jobb', '/jobb', { externalLink: 'https://careers.example', children: [page('Lediga', '/jobb/lediga')] }),
    ]);
    expect(one).toMatchObject({ href: 'https://careers.example', external: true });
    expect(one?.children[0]).toMatchObject({ href: '/jobb/lediga', external: false });
  });

  it('B-01 shows an item and three levels below it, by the navigation title before the name', () => {
    const deep = (levels: number): NavigationItem =>
      page(`n${levels}`, `/${levels}`, {
        navigationTitle: `t${levels}`,
        children: levels > 1 ? [deep(levels - 1)] : [],
      });
    const titles: string[] = [];
    let level = menuOfNavigation([deep(6)]);
    while (level[0]) {
      titles.push(`${level[0].id} ${level[0].title}`);
      level = [...level[0].children];
    }
    expect(titles).toEqual(['0 t6', '0.0 t5', '0.0.0 t4', '0.0.0.0 t3']);
  });
});

describe('the mega menu', () => {
  it('B-05 keeps what leads somewhere or opens something', () => {
    const menu = menuOfMega([
      entry('A', ''),
      entry('B', '', { Children: [entry('B1', '/b/1')] }),
      entry('C', '/c', { HideInNavigation: true }),
      entry('D', 'https://other.example/d', { ImageUrl: '/-/jssmedia/d.jpg' }),
    ]);
    expect(menu).toMatchObject([
      { title: 'B', href: null },
      { title: 'D', external: true, image: '/-/jssmedia/d.jpg' },
    ]);
  });
});

describe('where one is', () => {
  const menu = menuOfMega([
    entry('Hem', '/'),
    entry('Köp bil', '/kop-bil', {
      Children: [entry('Elbilar', '/kop-bil/biltyp/elbilar'), entry('Nyinkommet', '/kop-bil?sort=x')],
    }),
    entry('Alla bilar', '/kop-bil/alla'),
    entry('Service', '', { Children: [entry('Boka', '/service/boka')] }),
    entry('Utanför', 'https://other.example/kop-bil'),
  ]);
  it.each<[string, string | undefined]>([
    ['/', 'Hem'],
    ['/kop-bil', 'Köp bil'],
    ['/kop-bil/', 'Köp bil'],
    ['/KOP-BIL?q=1#a', 'Köp bil'],
    ['/kop-bil/biltyp/elbilar', 'Köp bil'],
    ['/kop-bil/alla', 'Alla bilar'],
    ['/kop-bil/alla/x', 'Alla bilar'],
    ['/service/boka/tid', 'Service'],
    ['/kop-bilar', undefined],
    ['/okand', undefined],
  ])('B-05 %s is marked as %s', (here, title) => {
    expect(menu.find(({ id }) => id === topHere(menu, here))?.title).toBe(title);
  });

  it('B-05 an entry marked by content takes precedence over the address', () => {
    const marked = menuOfMega([entry('A', '/a'), entry('B', '/b', { TopSelected: true })]);
    expect(topHere(marked, '/a')).toBe('1');
  });

  it.each([
    ['/kop-bil?sort=x', '/kop-bil?sort=x', false],
    ['/kop-bil', '/kop-bil?sort=x', true],
    ['https://a.example/kop-bil', '/kop-bil', false],
  ])('B-05 the link %s at %s is the page itself: %s', (href, here, expected) => {
    expect(isHere({ href, external: href.startsWith('http') }, here)).toBe(expected);
  });
});

describe('sharing', () => {
  it('B-11 appends the address of the page, whole and escaped, to each channel', () => {
    const address = 'https://nordvikbil.example/kop-bil?car_fuel=El&q=a b#c';
    const targets = shareTargets(address);
    expect(targets.map(({ channel }) => channel)).toEqual(['LinkedIn', 'Facebook', 'WhatsApp', 'X']);
    for (const { href } of targets) expect([...new URL(href).searchParams.values()]).toEqual([address]);
  });
});
