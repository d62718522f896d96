/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lendBrowser } from '../../features/viewKit';
import { lendIntersectionObserver, shown, type ContentBlock } from './kit';

beforeAll(() => {
  lendBrowser();
  Object.assign(HTMLMediaElement.prototype, { play: async () => undefined, pause: () => undefined });
});

const list = <Item extends object>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), fields: item(index) }));
const link = { value: { href: '/x', text: 'Mer' } };
const photo = (src = '/-/jssmedia/photos/a.jpg') => ({ value: { src, alt: 'a' } });
const data = (selector: string) => ({ ...document.querySelector<HTMLElement>(selector)?.dataset });

/** All rules on screen, without a blank. */
const rules = (): string =>
  [...document.querySelectorAll('style')]
    .map(({ sheet, textContent }) => textContent || [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join(''))
    .join('')
    .replaceAll(/\s/g, '');

describe('the specification’s constants', () => {
  it.each<[id: string, what: string, block: ContentBlock, sample: string, fields: object, parts: readonly RegExp[]]>([
    [
      'C-05',
      'models: one, then two, then four in a row; or three',
      'CarModelCardList',
      'three',
      {},
      [
        /min-width:1024px\)\{[^}]*ul>li\{width:calc\(\(100%-1\*/,
        /min-width:1280px\)\{[^}]*ul>li\{width:calc\(\(100%-3\*/,
        /min-width:768px\)\{[^}]*ul\[data-three\]>li\{width:calc\(\(100%-2\*/,
      ],
    ],
    [
      'C-19',
      'cards: three in a row; or two, then four',
      'StageRow',
      'texts',
      {},
      [
        /min-width:768px\)\{[^}]*ul>li\{width:calc\(\(100%-2\*/,
        /min-width:768px\)\{[^}]*ul\[data-four\]>li\{width:calc\(\(100%-1\*/,
        /min-width:1280px\)\{[^}]*ul\[data-four\]>li\{width:calc\(\(100%-3\*/,
      ],
    ],
    [
      'C-13',
      'highlights: three or four in a row',
      'HighlightList',
      'four',
      {},
      [
        /ul\{grid-template-columns:repeat\(3,minmax\(0,1fr\)\)/,
        /ul\[data-four\]\{grid-template-columns:repeat\(4,minmax\(0,1fr\)\)/,
        /ul\[data-few="2"\]\{grid-template-columns:repeat\(2,minmax\(0,1fr\)\)/,
      ],
    ],
    [
      'C-11',
      'files open within 300 ms, 8 px between them',
      'FileDownloadList',
      'folded',
      {},
      [/transition:grid-template-rows300ms/, /ul\{display:grid;gap:var\(--space-8\)/],
    ],
    [
      'C-29',
      'animations take 1000 ms and begin after 100, 200 and 300 ms',
      'Blurb',
      'picture',
      { UseTextAnimations: true },
      [/translate1000ms[^;}]*100ms/, /translate1000ms[^;}]*200ms/, /translate1000ms[^;}]*300ms/],
    ],
  ])('%s %s', (_id, _what, block, sample, fields, parts) => {
    shown(block, sample, fields);
    for (const part of parts) expect(rules()).toMatch(part);
  });

  it('C-06 62 % of the window, from 340 to 540 px', () => {
    shown('Carousel', 'three', {});
    const stages = [...document.querySelectorAll<HTMLElement>('[data-look]')];
    expect(stages.map(({ style }) => style.getPropertyValue('--least'))).toEqual(
      Array.from({ length: 3 }, () => 'clamp(340px, 62vh, 540px)'),
    );
    expect(rules()).toContain('min-height:var(--least)');
  });
});

describe('the widgets of a page', () => {
  it('C-06 its arrows are for wide screens, and seen while the pointer or the focus is there', async () => {
    lendIntersectionObserver();
    shown('Carousel', 'three');
    await screen.findByRole('button', { name: 'Pausa bildspelet' });
    expect(rules()).toMatch(/\.arrow\{display:none/);
    expect(rules()).toMatch(/min-width:1024px\)\{[^}]*\.arrow\{display:grid/);
    expect(rules()).toMatch(/section:hover>\.stage>\.[\w-]+\.arrow\{opacity:1/);
    expect(rules()).toMatch(/\.arrow:focus-visible\{opacity:1/);
  });

  it('C-06 a slide has its picture, one for phones, title, text and a button', () => {
    const { container } = shown('Carousel', 'one', {
      Items: [
        {
          id: '1',
          fields: {
            Image: photo(),
            ImagePhone: photo('/-/jssmedia/photos/b.jpg'),
            Title: 'Rubrik',
            TitleTag: 'H3',
            Text: 'Ord',
            Link: link,
            ButtonType: 'Secondary',
          },
        },
      ],
    });
    expect(container.querySelector('source')?.srcset).toContain('photos/b.jpg');
    expect(screen.getByRole('heading', { level: 3, name: 'Rubrik' })).toBeInTheDocument();
    expect(screen.getByText('Ord')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mer' })).toHaveAttribute('href', '/x');
  });

  it('C-06 its search keeps the query of its address, and can be emptied', async () => {
    window.history.replaceState(null, '', '/?q=volvo');
    shown('Carousel', 'three', { SearchUrl: { value: { href: '/bilar', querystring: 'car_condition=Begagnad' } } });
    expect(
      [...document.querySelectorAll<HTMLInputElement>('form input[type=hidden]')].map(({ name, value }) => [
        name,
        value,
      ]),
    ).toEqual([['car_condition', 'Begagnad']]);
    expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Sök på märke, modell eller utrustning');
    await userEvent.click(screen.getByRole('button', { name: 'Töm sökrutan' }));
    expect(await screen.findByRole('combobox')).toHaveValue('');
    window.history.replaceState(null, '', '/');
  });

  it('C-06 slides that show nothing are left out, and without any there is no carousel', () => {
    const { container } = shown('Carousel', 'three', { Items: list(2, () => ({ Text: 'utan rubrik och bild' })) });
    expect(container.querySelector('section')).toBeNull();
  });

  it('C-21 pictures without an address are left out, each with its text below', () => {
    shown('Gallery', 'four', {
      Items: [
        { id: '1', fields: { Image: photo(), Caption: 'Hallen' } },
        { id: '2', fields: { Caption: 'utan bild' } },
      ],
    });
    expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual(['Hallen']);
    expect(screen.queryByText('utan bild')).toBeNull();
  });

  it('C-21 a gallery without pictures, an accordion without questions and a card without text are nothing', () => {
    for (const [name, sample, fields] of [
      ['Gallery', 'four', { Items: [] }],
      ['Accordion', 'two', { Items: [] }],
      ['ImageCard', 'empty', {}],
    ] as const) {
      const { container, unmount } = shown(name, sample, fields);
      expect(container.querySelector('section')).toBeNull();
      unmount();
    }
  });

  it('C-21 a card alone fills its row: picture and text side by side', () => {
    shown('ImageCard', 'complete');
    expect(rules()).toMatch(
      /min-width:768px\)\{[^}]*\.card:has\(\.card-picture\)\{grid-template-columns:minmax\(0,1fr\)minmax\(0,1fr\)/,
    );
  });

  it('C-12 renders nothing without text, and renders without a picture', () => {
    const { container, unmount } = shown('HeroNotFound', 'complete', { Image: null });
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    unmount();
    expect(container.querySelector('section')).toBeNull();
    expect(
      shown('HeroNotFound', 'complete', { Image: null, Title: '', Text: '' }).container.querySelector('section'),
    ).toBeNull();
  });
});

describe('options that reach the look', () => {
  it.each<[choice: string, variant: string]>([
    ['Primary', 'primary'],
    ['Secondary', 'secondary'],
    ['Ghost', 'ghost'],
    ['Ghost Contrast', 'ghostContrast'],
    ['Huge', 'primary'],
    ['', 'primary'],
  ])('C-01 C-07 C-08 the button %j is %s', (ButtonType, variant) => {
    const looks = new Map<string, string>();
    for (const [name, choice] of [
      ['asked', ButtonType],
      ...['Primary', 'Secondary', 'Ghost', 'Ghost Contrast'].map((one) => [one, one] as const),
    ] as const) {
      const { unmount } = shown('HeroBanner', 'photograph', { Link: link, ButtonType: choice, TextColor: 'White' });
      looks.set(name, screen.getByRole('link', { name: 'Mer' }).className);
      unmount();
    }
    const same =
      { primary: 'Primary', secondary: 'Secondary', ghost: 'Ghost', ghostContrast: 'Ghost Contrast' }[variant] ?? '';
    expect(looks.get('asked')).toBe(looks.get(same));
    expect(new Set(looks.values()).size).toBe(4);
  });

  it.each(['Top', 'Bottom', 'Left'])('C-01 its text is at %s, else in the middle', (ContentPlacement) => {
    shown('HeroBanner', 'photograph', { ContentPlacement });
    expect(data('[data-look]').placement).toBe(ContentPlacement === 'Left' ? '' : ContentPlacement);
  });

  it('C-02 gives phones a picture of their own, and leads on by a button', () => {
    const { container } = shown('Blurb', 'picture', {
      ImageDesktop: photo(),
      ImagePhone: photo('/-/jssmedia/photos/b.jpg'),
      Link: link,
    });
    expect(container.querySelector('source')?.media).toBe('(max-width: 767px)');
    expect(container.querySelector('source')?.srcset).toContain('photos/b.jpg');
    expect(screen.getByRole('link', { name: 'Mer' })).toHaveAttribute('href', '/x');
  });

  it.each([
    [true, true],
    [false, false],
  ])('C-02 C-28 its film has a button for the sound with a control bar (%s): %s', (HasControlBar, there) => {
    shown('Blurb', 'picture', { VideoDesktop: { value: { href: '/a.mp4' } }, HasControlBar });
    expect(screen.queryByRole('button', { name: 'Sätt på ljudet' }) !== null).toBe(there);
    expect(screen.getByRole('button', { name: /^(?:Pausa|Spela) filmen$/ })).toBeInTheDocument();
  });

  it('C-03 content sets whether a cloud is halved, its gap and its spacing', () => {
    const { unmount } = shown('BlurbCloud', 'fifty-fifty', {
      FiftyFifty: true,
      Gap: 'Small',
      PaddingTop: 'None',
      PaddingBottom: 'Large',
      Items: list(2, (index) => ({ Title: `a${index}`, ImageDesktop: photo() })),
    });
    expect([...document.querySelectorAll<HTMLElement>('[data-media]')].map(({ dataset }) => dataset.third)).toEqual([
      undefined,
      undefined,
    ]);
    expect(rules()).toMatch(/\.cloud\{gap:var\(--space-24\)/);
    expect(rules()).toMatch(/padding-block-start:0;padding-block-end:var\(--space-128\)/);
    unmount();
    shown('BlurbCloud', 'fifty-fifty', {
      BackgroundColor: 'BackgroundColor3',
      PaddingTop: 'None',
      PaddingBottom: 'None',
    });
    expect(rules()).toMatch(/padding-block-start:var\(--space-16\);padding-block-end:var\(--space-16\)/);
    expect(() => shown('BlurbCloud', 'fifty-fifty', { Gap: 'Enormous' })).not.toThrow();
  });

  it('C-03 BlurbXmc is the same by another name', () => {
    const one = shown('BlurbCloud', 'fifty-fifty');
    const html = one.container.innerHTML;
    one.unmount();
    expect(shown('BlurbXmc', 'fifty-fifty').container.innerHTML.replaceAll(/css-[\w-]+/g, '')).toBe(
      html.replaceAll(/css-[\w-]+/g, ''),
    );
  });

  it('C-04 C-14 have their title', () => {
    shown('BrandList', 'logos', { Title: 'Märken' });
    expect(screen.getByRole('heading', { name: 'Märken' })).toBeInTheDocument();
    shown('ImageButton', 'gradient', { Title: 'Välj' });
    expect(screen.getByRole('heading', { name: 'Välj' })).toBeInTheDocument();
  });

  it.each(['Plain', 'Outlined', 'Filled'])('C-19 cards are %s, a row and a lying one', (CardVariant) => {
    shown('StageRow', 'texts', { CardVariant });
    expect(data('ul').card).toBe(CardVariant);
    shown('StageRowHorizontal', 'texts', { CardVariant });
    expect([...document.querySelectorAll('ul')].map(({ dataset }) => dataset.card).filter(Boolean)).toEqual([
      CardVariant,
      CardVariant,
    ]);
  });

  it.each<[object]>([
    [{ Title: 'a' }],
    [{ File: { value: { src: '/-/jssmedia/a.pdf' } } }],
    [{ Title: ' ', File: { value: { src: '/-/jssmedia/a.pdf' } } }],
    [{ Title: 'a', File: { value: {} } }],
  ])('C-11 a file without title or address (%j) is left out', (half) => {
    shown('FileDownloadList', 'folded', {
      Items: [
        ...list(2, (index) => ({ Title: `Hel ${index}`, File: { value: { src: `/-/jssmedia/${index}.pdf` } } })),
        { id: 'x', fields: half },
      ],
    });
    expect([...document.querySelectorAll('.files li a')].map((one) => one.textContent?.slice(0, 5))).toEqual([
      'Hel 0',
      'Hel 1',
    ]);
  });

  it.each(['None', 'Small', 'Medium', 'Large'])('C-17 its distances are content’s: %s', (MarginTop) => {
    shown('RichContentBlock', 'plain', { MarginTop, MarginBottom: MarginTop });
    const step =
      { None: '0', Small: 'var\\(--space-24\\)', Medium: 'var\\(--space-64\\)', Large: 'var\\(--space-128\\)' }[
        MarginTop
      ] ?? '';
    expect(rules()).toMatch(new RegExp(`padding-block-start:${step};`));
    expect(rules()).toMatch(new RegExp(`padding-block-end:${step}[;}]`));
  });

  it('C-13 a highlight without text is left out', () => {
    shown('HighlightList', 'four', {
      Items: [...list(2, (index) => ({ Title: `a${index}` })), { id: 'x', fields: { Title: ' ' } }],
    });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
