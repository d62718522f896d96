/** @jest-environment jsdom */
import { modelStocks } from '@/domain/search/modelStock';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lendBrowser } from '../../features/viewKit';
import { shown, type ContentBlock } from './kit';

beforeAll(() => {
  lendBrowser();
  Object.assign(HTMLMediaElement.prototype, { play: async () => undefined, pause: () => undefined });
});

const list = <Item extends object>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), fields: item(index) }));
const section = () => document.querySelector<HTMLElement>('section')!;
const data = (selector: string) => ({ ...document.querySelector<HTMLElement>(selector)?.dataset });
const link = (href: string, text = '', more: object = {}) => ({ value: { href, text, ...more } });

describe('backgrounds and distances', () => {
  it.each<[ContentBlock, string, string, string]>([
    ['Blurb', 'picture', 'BackgroundColor', 'C-02'],
    ['BlurbCloud', 'fifty-fifty', 'BackgroundColor', 'C-03'],
    ['StageRow', 'texts', 'BackgroundVariant', 'C-19'],
    ['StageRowHorizontal', 'texts', 'BackgroundVariant', 'C-19'],
  ])('C-02 C-03 C-19 %s has the background that content chose', (name, sample, field) => {
    for (const [chosen, background] of [
      ['BackgroundColor1', 'sunken'],
      ['BackgroundColor2', 'soft'],
      ['BackgroundColor3', 'contrast'],
      ['None', undefined],
      ['Pink', undefined],
    ] as const) {
      const { unmount } = shown(name, sample, { [field]: { value: chosen } });
      expect(section().dataset.background).toBe(background);
      unmount();
    }
  });

  it.each<[string, string | undefined]>([
    ['Small', '32'],
    ['Medium', '64'],
    ['Large', '128'],
    ['Huge', '64'],
  ])('C-18 a spacer of height %s', (Height) => {
    const { container } = shown('Spacer', 'small', { Height, BackgroundColor: 'BackgroundColor3' });
    expect({ ...container.querySelector<HTMLElement>('[data-height]')!.dataset }).toEqual({
      height: Height === 'Huge' ? 'Medium' : Height,
      background: 'contrast',
    });
    expect(container.querySelector('[data-height]')).toHaveAttribute('aria-hidden', 'true');
  });

  it.each(['Blurb', 'BlurbCloud'] as const)('C-02 C-03 %s takes more air above', (name) => {
    shown(name, name === 'Blurb' ? 'picture' : 'fifty-fifty', { HasMarginTop: '1' });
    expect(section().dataset.margin).toBe('true');
  });
});

describe('a blurb', () => {
  it.each([
    ['Sälj bilen utan krångel', 'sälj-bilen-utan-krångel'],
    ['Två  Ord', 'två--ord'],
    ['', null],
  ])('C-02 %p is found at #%s', (Title, id) => {
    shown('Blurb', 'picture', { Title });
    expect(section().getAttribute('id')).toBe(id);
  });

  it.each<[string, object, string]>([
    ['YouTube before everything', { YoutubeID: 'aBcDeFgHiJ1', VideoDesktop: link('/a.mp4') }, 'button'],
    ['a film before a picture', { VideoDesktop: link('/a.mp4') }, 'video'],
    ['a film for phones alone', { VideoPhone: link('/a.mp4') }, 'video'],
    ['a picture', {}, 'img'],
  ])('C-02 shows %s', (_, fields, element) => {
    shown('Blurb', 'picture', fields);
    const media = document.querySelector('.blurb-media')!;
    expect(
      ['button[aria-label^="Spela filmen Sälj"]', 'video', 'img']
        .filter((one) => media.querySelector(one))
        .map((one) => one.split('[')[0])[0],
    ).toBe(element);
  });

  it("C-02 its width and order are content's", () => {
    shown('Blurb', 'picture', { Width: 'OneThird', Reverse: true });
    expect(data('[data-media]')).toMatchObject({ third: 'true', reverse: 'true' });
  });

  it('C-02 its title and text keep the outline', () => {
    shown('Blurb', 'picture', { TitleTag: 'H3', RichText: { value: '<h1>Mer</h1><p onclick="x()">Text</p>' } });
    expect(screen.getByRole('heading', { level: 3, name: 'Sälj bilen utan krångel' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 4, name: 'Mer' })).toBeInTheDocument();
    expect(document.querySelector('[onclick]')).toBeNull();
  });

  it('C-02 a picture without alt text has a placeholder text', () => {
    shown('Blurb', 'picture', { ImageDesktop: { value: { src: '/-/jssmedia/a.jpg' } } });
    expect(screen.getByRole('img')).toHaveAttribute('alt', 'Missing alt text');
  });

  it('C-29 is not animated below the window until it is reached, and not at all with reduced motion', () => {
    const watched: Element[] = [];
    let notify: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    class Watcher {
      constructor(callback: typeof notify) {
        notify = callback;
      }
      observe = (element: Element) => watched.push(element);
      disconnect = () => undefined;
    }
    Object.assign(globalThis, { IntersectionObserver: Watcher });
    const below = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 5_000 } as DOMRect);
    const calm = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    shown('Blurb', 'picture', { UseTextAnimations: true, UseMediaAnimations: true }).unmount();
    expect(watched).toEqual([]);
    calm.mockReturnValue({ matches: false } as MediaQueryList);
    shown('Blurb', 'picture', { UseTextAnimations: true });
    expect(watched.map(({ className }) => className)).toEqual(['blurb-words']);
    expect(data('.blurb-words').reveal).toBe('waiting');
    notify([{ isIntersecting: true }]);
    expect(data('.blurb-words').reveal).toBe('shown');
    expect(data('.blurb-media').reveal).toBeUndefined();
    shown('Blurb', 'picture', { UseMediaAnimations: { value: true } });
    expect(watched.map(({ className }) => className)).toEqual(['blurb-words', 'blurb-media']);
    notify([{ isIntersecting: false }]);
    expect(document.querySelectorAll('[data-reveal=waiting]')).toHaveLength(1);
    below.mockRestore();
    calm.mockRestore();
  });

  it('C-03 a cloud shows items with text, each at the width of the cloud', () => {
    shown('BlurbCloud', 'thirds', {
      Items: [
        ...list(2, (index) => ({
          Title: { value: `Sak ${index}` },
          ImageDesktop: { value: { src: '/-/jssmedia/a.jpg' } },
        })),
        { id: 'x', fields: {} },
      ],
    });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Sak 0',
      'Sak 1',
    ]);
    expect([...document.querySelectorAll<HTMLElement>('[data-media]')].map(({ dataset }) => dataset.third)).toEqual([
      'true',
      'true',
    ]);
  });
});

describe('a film at YouTube', () => {
  it('C-20 requests nothing from YouTube before the visitor plays it', async () => {
    const { container } = shown('YoutubeVideo', 'titled');
    expect(container.innerHTML).not.toMatch(/(?:src|srcset)="[^"]*(?:youtube|ytimg)/);
    await userEvent.click(screen.getByRole('button', { name: 'Spela filmen Så byter vi däck' }));
    expect(screen.getByTitle('Så byter vi däck')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aBcDeFgHiJ1?autoplay=1',
    );
  });

  it('C-20 can be seen there without script', () => {
    shown('YoutubeVideo', 'titled');
    expect(screen.getByRole('link', { name: 'Se den på YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aBcDeFgHiJ1',
    );
  });

  it.each([
    ['https://youtu.be/aBcDeFgHiJ1', true],
    ['https://www.youtube.com/watch?v=aBcDeFgHiJ1&t=3', true],
    ['"><script>', false],
    ['kort', false],
    ['https://evil.example/aBcDeFgHiJ1', false],
  ])('C-20 reads the id of %p: %s', (YoutubeID, there) => {
    shown('YoutubeVideo', 'titled', { YoutubeID });
    expect(screen.queryByRole('link', { name: 'Se den på YouTube' }) !== null).toBe(there);
  });
});

describe('cards', () => {
  it('C-19 a row has three columns, four where content sets it, and can be centred', () => {
    shown('StageRow', 'texts', { UseFourColumns: true, Centered: { value: '1' }, CardVariant: 'Outlined' });
    expect(data('ul')).toEqual({ card: 'Outlined', four: 'true', centered: 'true', row: 'true' });
  });

  it('C-19 a row scrolls sideways on phones only where every card has a link, by which the keyboard reaches it', () => {
    shown('StageRow', 'texts', {
      Items: list(3, (index) => ({
        Title: { value: `Kort ${index}` },
        ...(index > 0 && { Link: { value: { href: '/x' } } }),
      })),
    });
    expect(data('ul')).not.toHaveProperty('row');
  });

  it('C-19 the whole card leads where its link does; the title is the link where it has no text', () => {
    shown('StageRow', 'texts');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Boka tid' })).toHaveAttribute('href', '/service-och-verkstad');
    expect(within(screen.getByRole('heading', { level: 3, name: 'Däckhotell' })).getByRole('link')).toHaveAttribute(
      'href',
      '/dack',
    );
    expect(screen.getByRole('link', { name: /^Läs om laddbox\s?, öppnas i ny flik$/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  it('C-05 models are in one row on phones where each has a link', () => {
    const cards = (linked: number) =>
      list(3, (index) => ({ Title: { value: `M${index}` }, ...(index < linked && { Link: link('/m', 'Se bilen') }) }));
    shown('CarModelCardList', 'three', { Items: cards(3) });
    expect(data('ul')).toHaveProperty('row');
    cleanup();
    shown('CarModelCardList', 'three', { Items: cards(2) });
    expect(data('ul')).not.toHaveProperty('row');
  });

  it('C-19 empty cards are left out, and a row without cards is not rendered', () => {
    shown('StageRow', 'texts', { Items: list(3, (index) => ({ Title: { value: index === 1 ? 'En' : ' ' } })) });
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('C-19 horizontal cards have the same content', () => {
    shown('StageRowHorizontal', 'pictures');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(screen.getAllByRole('img')).toHaveLength(3);
  });

  it('C-21 an image card shows picture, text and link', () => {
    shown('ImageCard', 'complete');
    expect([
      screen.getByRole('img').getAttribute('alt'),
      screen.getByRole('heading', { level: 2 }).textContent,
    ]).toEqual(['Röd coupé, snett framifrån', 'Provkör hemma']);
    expect(screen.getByRole('link', { name: 'Boka provkörning' })).toHaveAttribute('href', '/provkor');
  });

  it('C-05 a model has up to four key figures, and a badge while it is a campaign', () => {
    shown('CarModelCardList', 'three');
    expect(
      screen
        .getAllByRole('term')
        .map(({ textContent }) => textContent)
        .slice(0, 4),
    ).toEqual(['Räckvidd', 'Från', 'Effekt', 'Bagage']);
    expect(screen.getAllByRole('term')).toHaveLength(11);
    expect(screen.getAllByText('Vinterhjul ingår')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Läs mer, Fjord 20' })).toHaveAttribute('href', '/modeller/fjord-40');
  });

  it('C-05 a card whose link names a model asks for its new and its used cars, and no other card does', () => {
    const both = modelStocks('/bilar?car_brand=Volvo&car_brand=Volvo%3EEX30&car_fuel=El#lista', 'sv');
    expect(both.map(({ condition, href }) => [condition, href])).toEqual([
      ['new', '/bilar?car_brand=Volvo&car_brand=Volvo%3EEX30&car_fuel=El&car_condition=Ny#lista'],
      ['used', '/bilar?car_brand=Volvo&car_brand=Volvo%3EEX30&car_fuel=El&car_condition=Begagnad#lista'],
    ]);
    expect(both[1]?.request).toEqual({
      filters: [
        { name: 'car_brand', values: ['Volvo'] },
        { name: 'car_model', values: ['EX30'] },
        { name: 'car_fuel', values: ['El'] },
        { name: 'car_condition', values: ['Begagnad'] },
      ],
      ids: [],
      limit: 1,
      cheapest: true,
    });
    expect(modelStocks('/bilar?car_brand=Volvo%3EEX30&car_condition=Demo', 'sv')).toMatchObject([
      { condition: null, href: '/bilar?car_brand=Volvo%3EEX30&car_condition=Demo' },
    ]);
    expect(
      ['', '/modeller/ex30', '/bilar?car_brand=Volvo', '/bilar?car_brand=A%3EB&x=1'].flatMap((href) =>
        modelStocks(href, 'sv'),
      ),
    ).toEqual([]);
  });

  it.each<[number, string | undefined]>([
    [1, undefined],
    [3, 'true'],
    [4, undefined],
    [6, 'true'],
  ])('C-05 %d models are in rows of three: %s', (count, three) => {
    shown('CarModelCardList', 'three', {
      Items: list(count, (index) => ({ Title: { value: `M${index}` }, IsCampaign: true })),
      Centered: true,
    });
    expect(data('ul')).toEqual({ centered: 'true', ...(three ? { three } : {}) });
    expect(screen.getAllByText('Kampanj')).toHaveLength(count);
  });

  it('C-04 a make without a link is dimmed and no link; a button leads to all', () => {
    shown('BrandList', 'dimmed', { Link: link('/marken', 'Alla märken') });
    expect(
      screen
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== 'I sidan'),
    ).toEqual(['Volvo', 'Kia', 'Mercedes-Benz', 'Alla märken']);
    expect(document.querySelectorAll('div.brand')).toHaveLength(3);
  });

  it('C-04 a logo next to its name is decorative, alone it is the name', () => {
    shown('BrandList', 'logos');
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Aurora']);
  });

  it('C-14 tiles link to their addresses, on a gradient or not', () => {
    shown('ImageButton', 'gradient', { Title: 'Välj' });
    expect(data('ul')).toEqual({ gradient: 'true' });
    expect(
      screen
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== 'I sidan'),
    ).toEqual(['Kombi', 'Suv', 'Sedan']);
    expect(screen.getByText('Skåpbil')).toBeInTheDocument();
  });

  it('C-13 highlights are three or four in a row', () => {
    shown('HighlightList', 'four');
    expect(data('ul')).toEqual({ four: 'true' });
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  it.each<[number, boolean, object]>([
    [1, false, { few: '1' }],
    [2, false, { few: '2' }],
    [2, true, { four: 'true', few: '2' }],
    [3, true, {}],
    [5, true, { four: 'true' }],
  ])('C-13 %d highlights have no empty column', (count, four, expected) => {
    shown('HighlightList', 'four', { Items: list(count, (index) => ({ Title: `${index}` })), UseFourColumns: four });
    expect(data('ul')).toEqual(expected);
  });

  it('C-27 a single highlight has a row of its own', () => {
    shown('HighlightItem', 'figure');
    expect(screen.getByRole('listitem')).toHaveTextContent('24 hVägassistanspå vägen dygnet runt');
  });
});

describe('what opens', () => {
  it('C-10 questions are native details elements; incomplete ones are left out', () => {
    shown('FAQList', 'medium', {
      Items: list(3, (index) => ({
        Question: { value: `Fråga ${index}?` },
        Answer: { value: index === 1 ? ' <p>&nbsp;</p>' : '<h2>Svar</h2>' },
      })),
    });
    expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      'Fråga 0?',
      'Fråga 2?',
    ]);
    expect(screen.getByRole('heading', { level: 3, name: 'Fråga 0?' })).toBeInTheDocument();
    expect(document.querySelectorAll('details h4')).toHaveLength(2);
  });

  it.each([
    ['Wide', 'Wide'],
    ['Medium', 'Medium'],
    ['Narrow', 'Medium'],
  ])('C-10 its width %s is %s', (Width, width) => {
    shown('FAQList', 'medium', { Width });
    expect(data('.faq')).toEqual({ width });
  });

  it('C-21 an accordion is as wide as the page', () => {
    shown('Accordion', 'two');
    expect(data('.faq')).toEqual({ width: 'Wide' });
  });

  it.each<[string, object, string[]]>([
    ["content's own words", {}, ['Om priserna', 'Läs alla villkor', 'Dölj villkoren']],
    [
      "the site's words where content has none",
      { Title: '', ShowMoreText: ' ', ShowLessText: undefined },
      ['Villkor', 'Visa mer', 'Visa mindre'],
    ],
  ])('C-15 the legal text is below %s', (_, fields, tokens) => {
    shown('LegalInfo', 'complete', fields);
    expect([
      screen.getByRole('heading', { level: 2 }).textContent,
      ...[...document.querySelectorAll('summary > span')].map(({ textContent }) => textContent),
    ]).toEqual(tokens);
  });

  it.each<[number, number, object]>([
    [6, 3, {}],
    [4, 4, {}],
    [5, 3, {}],
    [6, 6, { ShowAllItems: '1' }],
    [6, 6, { ExpandText: '' }],
    [6, 6, { CollapseText: '' }],
    [6, 2, { VisibleItems: { value: 2 } }],
    [6, 3, { VisibleItems: { value: null } }],
    [6, 3, { VisibleItems: -4 }],
  ])('C-11 of %d files %d are seen at first with %j', (count, seen, fields) => {
    shown('FileDownloadList', 'folded', {
      Items: list(count, (index) => ({
        Title: { value: `Fil ${index}` },
        File: { value: { src: `/-/jssmedia/${index}.pdf`, size: '240000' } },
      })),
      ...fields,
    });
    const rest = document.querySelector('.rest');
    expect(document.querySelectorAll('.files li')).toHaveLength(count);
    expect(rest?.querySelectorAll('li').length ?? 0).toBe(count - seen);
    expect(screen.queryByRole('button', { name: 'Visa alla filer' }) !== null).toBe(count > seen);
  });

  it('C-11 opens and closes, and its files open in a new tab with their kind and size', async () => {
    shown('FileDownloadList', 'folded');
    const button = screen.getByRole('button', { name: 'Visa alla filer' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: 'Visa färre filer' })).toHaveAttribute('aria-expanded', 'true');
    expect(document.querySelector('.rest')).not.toHaveAttribute('data-folded');
    const file = screen.getAllByRole('link', { name: /Prislista 1/ })[0]!;
    expect([file.getAttribute('target'), file.textContent?.replaceAll('\u00a0', ' ')]).toEqual([
      '_blank',
      'Prislista 1PDF, 240 kBöppnas i ny flik',
    ]);
  });
});

describe('a call to act', () => {
  it.each<[object, string | null]>([
    [{}, 'Hitta din anläggning'],
    [{ ButtonType: 'None' }, null],
    [{ Link: link('/x') }, null],
    [{ Link: link('', 'Ord') }, null],
  ])('C-08 with %j the text of its button is %s', (fields, name) => {
    shown('CTABanner', 'plain', fields);
    expect(
      screen
        .queryAllByRole('link')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== 'I sidan'),
    ).toEqual(name === null ? [] : [name]);
  });

  it.each([
    ['Big', 'plain', '756px'],
    ['', 'film', '456px'],
    ['', 'plain', 'auto'],
  ])('C-08 of variant %p, %s, it is at least %s high on wide screens', (Variant, sample, least) => {
    shown('CTABanner', sample, { Variant });
    const stage = document.querySelector<HTMLElement>('[data-look]');
    expect(stage?.style.getPropertyValue('--least-wide')).toBe(least);
  });

  it('C-08 its options reach the look', () => {
    shown('CTABanner', 'plain', {
      Width: 'Constrained',
      CenterContent: true,
      TextBackground: true,
      TextColor: 'Black',
      HasMarginTop: true,
    });
    expect({ ...section().dataset }).toEqual({ width: 'Constrained', margin: 'true' });
    expect(data('[data-look]')).toMatchObject({
      look: 'plain',
      background: 'soft',
      tone: 'Black',
      centered: 'true',
      box: 'true',
    });
  });

  it.each([['FullWidth'], ['Sideways']])("C-08 its width %s is the whole page's", (Width) => {
    shown('CTABanner', 'plain', { Width });
    expect(section().dataset.width).toBe('FullWidth');
  });

  it('C-08 is on top of its film or picture', () => {
    shown('CTABanner', 'film');
    expect(data('[data-look]').look).toBe('cover');
    expect(document.querySelector('video')?.previousElementSibling?.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('lake-morning.avif'),
    );
  });
});

describe('texts', () => {
  it('C-17 a text block has its title, its text and its distances', () => {
    shown('RichContentBlock', 'centred', {
      TitleTag: 'H1',
      RichText: { value: '<h2>Del</h2><p>Text</p><script>alert(1)</script>' },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Så går det till' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Del' })).toBeInTheDocument();
    expect(data('.rich')).toEqual({ centered: 'true' });
    expect(document.querySelector('script')).toBeNull();
  });

  it("C-17 a table without a caption has a name in the site's language", () => {
    shown('RichContentBlock', 'plain', { RichText: '<table><tr><td>1</td></tr></table>' });
    expect(screen.getByRole('region', { name: 'Tabell, går att rulla i sidled' })).toHaveAttribute('tabindex', '0');
  });

  it('C-16 the loan warning has the text of content, and the built-in text where content has none', () => {
    const { unmount } = shown('ObligatoryLoanInfo', 'complete', { Title: 'Låna med måtta' });
    expect(screen.getByRole('note', { name: 'Låna med måtta' })).toHaveTextContent(/betalningsanmärkning/);
    expect(screen.getByRole('link', { name: 'konsumentverket.se' })).toHaveAttribute(
      'href',
      'https://www.konsumentverket.se',
    );
    unmount();
    shown('ObligatoryLoanInfo', 'content forgot it');
    expect(screen.getByRole('note', { name: 'Att låna kostar pengar!' })).toHaveTextContent(/konsumentverket\.se/);
    // The footer area has the landmark of that name.
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('C-16 the loan warning without a link of content has none with its own text', () => {
    shown('ObligatoryLoanInfo', 'long words');
    expect(within(screen.getByRole('note')).queryByRole('link')).toBeNull();
  });
});
