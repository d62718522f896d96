import type { EditWarning } from '@/domain/content/editWarnings';
import { buildTree } from '@/server/content/build';
import { findWarnings } from '@/server/content/editing/warnings/findWarnings';
import type { PageContext } from '@/server/content/editing/warnings/warning.types';
import { partsOf } from '@/server/content/editing/warnings/pageParts';
import type { LanguageFiles } from '@/server/content/files';
import type { SiteTree } from '@/server/content/model/content.types';
import { siteByName } from '@/sites/sites';
import { themes } from '@/sites/themes/themes';

const site = siteByName('restaurant');
const CAR = '/-/jssmedia/cars/suv/front34-red.avif';
const image = (more: object = {}): object => ({ src: CAR, alt: 'Röd suv', width: 1600, height: 900, ...more });

function treeOf(files: Record<string, unknown>, language = 0): SiteTree {
  const all: LanguageFiles = new Map(
    Object.entries({ home: { blocks: [] }, ...files }).map(([filePath, data]) => [filePath, { file: filePath, data }]),
  );
  const { tree, problems } = buildTree({ site, language: site.languages[language] ?? site.languages[0], files: all });
  if (problems.length > 0) throw new Error(problems.join('; '));
  return tree;
}

/** The warnings of the page /meny with these blocks, as rule and field. */
function warningsFor(blocks: object[], more: Partial<PageContext> = {}, page: object = {}): EditWarning[] {
  const tree = treeOf({ 'home/meny': { fields: { navTitle: 'Meny' }, blocks, ...page } });
  const item = tree.byRoute.get('/meny');
  if (!item) throw new Error('There is no page.');
  return findWarnings({
    parts: partsOf(item, tree),
    now: Date.parse('2026-11-20T12:00:00Z'),
    colors: themes.nordvik.colors,
    leads: (href) => href === '/meny' || href === '/',
    pictures: new Map([[CAR, { width: 1600, height: 900 }]]),
    files: new Set([CAR, '/-/jssmedia/a.pdf']),
    others: [],
    ...more,
  });
}
const named = (warnings: readonly EditWarning[]): unknown[] =>
  warnings.map(({ rule, name, params }) => (Object.keys(params).length > 0 ? [rule, name, params] : [rule, name]));
const link = (href: string): object => ({ href, text: 'Mer' });

describe('alt texts of pictures', () => {
  it.each<[what: string, block: object, warnings: unknown[]]>([
    [
      'a picture without alt text',
      { HeroBanner: { Title: 'a', Image: image({ alt: '' }) } },
      [['altMissing', 'Image']],
    ],
    ['blank words', { ImageCard: { Title: 'a', Image: image({ alt: '  ' }) } }, [['altMissing', 'Image']]],
    ['words', { HeroBanner: { Title: 'a', Image: image() } }, []],
    ['no picture', { HeroBanner: { Title: 'a' } }, []],
    ['a line drawing', { ImageCard: { Title: 'a', Image: image({ src: '/icons/drawings/key.svg', alt: '' }) } }, []],
    [
      'a phone’s picture next to another',
      { HeroBanner: { Title: 'a', Image: image(), ImagePhone: image({ alt: '' }) } },
      [],
    ],
    [
      'a phone’s picture alone',
      { HeroBanner: { Title: 'a', ImagePhone: image({ alt: '' }) } },
      [['altMissing', 'ImagePhone']],
    ],
    [
      'a film’s poster',
      {
        HeroBanner: {
          Title: 'a',
          Content: 'Video',
          VideoDesktop: 'https://a.example/b.mp4',
          Image: image({ alt: '' }),
        },
      },
      [],
    ],
    [
      'a picture of a hero whose film is not shown',
      {
        HeroBanner: {
          Title: 'a',
          Content: 'Image',
          VideoDesktop: 'https://a.example/b.mp4',
          Image: image({ alt: '' }),
        },
      },
      [['altMissing', 'Image']],
    ],
    [
      'a picture in a list',
      { Gallery: { Items: [{ Image: image() }, { Image: image({ alt: '' }) }] } },
      [['altMissing', 'Image']],
    ],
    ['a maker’s sign with its name', { BrandList: { Items: [{ Title: 'Kia', Logo: image({ alt: '' }) }] } }, []],
    [
      'a maker’s sign without a name',
      { BrandList: { Items: [{ Logo: image({ alt: '' }) }] } },
      [['altMissing', 'Logo']],
    ],
  ])('A-16 %s', (_what, block, warnings) => {
    expect(named(warningsFor([block]))).toEqual(warnings);
  });
});

describe('the order of headings', () => {
  const text = (TitleTag: string, Title = 'a'): object => ({ RichContentBlock: { Title, TitleTag } });
  it.each<[what: string, blocks: object[], warnings: unknown[]]>([
    [
      'one first, then its parts',
      [{ HeroBanner: { Title: 'a', Image: image() } }, text('H2'), text('H3'), text('H2')],
      [],
    ],
    ['none first: the page’s name is', [text('H2'), text('H3')], []],
    [
      'a second of the first level',
      [{ HeroBanner: { Title: 'a', Image: image() } }, text('H1')],
      [['headingSecond', 'TitleTag']],
    ],
    ['a level left out', [text('H2'), text('H4')], [['headingSkipped', 'TitleTag', { tag: 'H4', before: 'H2' }]]],
    ['a level left out at the beginning', [text('H3')], [['headingSkipped', 'TitleTag', { tag: 'H3', before: 'H1' }]]],
    ['a level left out by a block without a title', [text('H2'), text('H5', '')], []],
    [
      'parts of a cloud one deeper by themselves',
      [{ BlurbCloud: { Title: 'a', Items: [{ Title: 'b' }, { Title: 'c', TitleTag: 'H4' }] } }],
      [],
    ],
    [
      'parts of a cloud without its title',
      [{ BlurbCloud: { Items: [{ Title: 'b' }] } }],
      [['headingSkipped', 'TitleTag', { tag: 'H3', before: 'H1' }]],
    ],
    [
      'cards and questions',
      [
        { StageRow: { Items: [{ Title: 'b' }] } },
        { FAQList: { Title: 'c', Items: [{ Question: 'd', Answer: '<p>e</p>' }] } },
      ],
      [],
    ],
  ])('A-16 %s', (_what, blocks, warnings) => {
    expect(named(warningsFor(blocks))).toEqual(warnings);
  });
});

it('A-16 J-08 warns of a second booking on a page: it links to the first', () => {
  const booking = (fields: object = {}): object => ({ ServiceBooking: fields });
  expect(warningsFor([booking({ Title: 'a' })])).toEqual([]);
  expect(named(warningsFor([booking({ Title: 'a' }), booking({ Title: 'b' }), booking()]))).toEqual([
    ['bookingSecond', 'Title'],
    ['bookingSecond', 'Title'],
  ]);
});

describe('the contrast of a chosen pair', () => {
  const timer = (fields: object): object => ({ CountdownTimer: { Title: 'a', TargetDate: '2027-01-01', ...fields } });
  const rules = (warnings: readonly EditWarning[]): unknown[] => warnings.map(({ rule, name }) => [rule, name]);
  it.each<[fields: object, warnings: unknown[]]>([
    [{ BackgroundColor: 'BackgroundColor1', TextColor: 'White' }, [['contrastText', 'TextColor']]],
    [{ BackgroundColor: 'BackgroundColor1' }, [['contrastText', 'TextColor']]],
    [{ BackgroundColor: 'BackgroundColor3', TextColor: 'Black' }, [['contrastText', 'TextColor']]],
    [{ BackgroundColor: 'BackgroundColor3', TextColor: 'White' }, []],
    [{ BackgroundColor: 'BackgroundColor2', TextColor: 'Black' }, []],
    [{ TextColor: 'White' }, []],
    [{ TextColor: 'Black', ButtonType: 'Ghost Contrast', Link: link('/') }, [['contrastButton', 'ButtonType']]],
    [{ TextColor: 'Black', ButtonType: 'Ghost Contrast' }, []],
    [{ TextColor: 'White', ButtonType: 'Ghost Contrast', Link: link('/') }, []],
    [{ TextColor: 'Black', ButtonType: 'Ghost', Link: link('/') }, []],
  ])('A-16 %j', (fields, warnings) => {
    expect(rules(warningsFor([timer(fields)]))).toEqual(warnings);
  });

  it('A-16 reports the contrast in the theme of the site', () => {
    const [warning] = warningsFor([timer({ BackgroundColor: 'BackgroundColor3', TextColor: 'Black' })]);
    expect(warning?.params).toEqual({ front: 'Black', back: 'BackgroundColor3', ratio: '1.1' });
    const dark = { ...themes.nordvik.colors, ink: '#ffffff', contrast: '#000000' };
    expect(warningsFor([timer({ BackgroundColor: 'BackgroundColor3', TextColor: 'Black' })], { colors: dark })).toEqual(
      [],
    );
  });
});

describe('links and files', () => {
  it.each<[href: string, dead: boolean]>([
    ['/meny', false],
    ['/finns-inte', true],
    ['https://a.example', false],
    ['mailto:a@b.example', false],
    ['tel:+46', false],
    ['#del', false],
    ['/-/jssmedia/a.pdf', false],
  ])('A-16 a link to %s leads nowhere: %s', (href, dead) => {
    expect(named(warningsFor([{ ImageCard: { Title: 'a', Link: link(href) } }]))).toEqual(
      dead ? [['linkDead', 'Link', { href }]] : [],
    );
  });

  it('A-16 in rich text are found, too, each once', () => {
    expect(
      named(
        warningsFor([
          {
            RichContentBlock: {
              Title: 'a',
              RichText: '<p><a href="/bort">x</a> <a class="b" href="/bort">y</a> <a href="/meny">z</a></p>',
            },
          },
        ]),
      ),
    ).toEqual([['linkDead', 'RichText', { href: '/bort' }]]);
  });

  it.each<[block: object, warnings: unknown[]]>([
    [
      { ImageCard: { Title: 'a', Image: image({ src: '/-/jssmedia/bort.avif' }) } },
      [['fileGone', 'Image', { address: '/-/jssmedia/bort.avif' }]],
    ],
    [{ ImageCard: { Title: 'a', Image: image({ src: 'https://a.example/b.jpg' }) } }, []],
    [
      {
        FileDownloadList: {
          Title: 'a',
          Items: [
            { Title: 'b', File: '/-/jssmedia/a.pdf' },
            { Title: 'c', File: '/-/jssmedia/bort.pdf' },
          ],
        },
      },
      [['fileGone', 'File', { address: '/-/jssmedia/bort.pdf' }]],
    ],
    [
      { Blurb: { Title: 'a', VideoDesktop: '/-/jssmedia/bort.mp4' } },
      [['fileGone', 'VideoDesktop', { address: '/-/jssmedia/bort.mp4' }]],
    ],
  ])('A-16 files of the media store that are gone: %j', (block, warnings) => {
    expect(named(warningsFor([block]))).toEqual(warnings);
  });
});

describe('dates and pixels', () => {
  it.each<[date: string, past: boolean]>([
    ['2026-11-20T11:59:00Z', true],
    ['2026-11-20T12:01:00Z', false],
    ['2020-01-01', true],
  ])('A-16 a countdown to %s has passed: %s', (TargetDate, past) => {
    expect(named(warningsFor([{ CountdownTimer: { Title: 'a', TargetDate } }]))).toEqual(
      past ? [['datePast', 'TargetDate', { date: TargetDate.slice(0, 10) }]] : [],
    );
  });

  it.each<[what: string, block: object, warnings: unknown[]]>([
    ['is whole', { FormId: 'a', Fields: '[{ "name": "a", "type": "text", "label": "A" }]' }, []],
    ['has no id', { FormId: '' }, [['formIdMissing', 'FormId']]],
    [
      'has fields that are none',
      { FormId: 'a', Fields: '[{ "name": "a" ' },
      [['formFields', 'Fields', { problem: 'The fields are no JSON.' }]],
    ],
  ])('L-03 a form of the content that %s', (_what, fields, warnings) => {
    expect(named(warningsFor([{ OnlineForm: { Title: 'a', ...fields } }]))).toEqual(warnings);
  });

  it('A-16 the day of a story may be in the past', () => {
    expect(
      warningsFor([], {}, { template: 'Story', fields: { navTitle: 'a', title: 'b', date: '2020-01-01' } }),
    ).toEqual([]);
  });

  it.each<[what: string, block: object, warnings: unknown[]]>([
    [
      'a stage’s picture that is too small',
      { CTABanner: { Title: 'a', Image: image({ src: 'https://a.example/b.jpg', width: 800 }) } },
      [['imageSmall', 'Image', { width: 800, wanted: 1280 }]],
    ],
    [
      'a card’s picture that is large enough',
      { ImageCard: { Title: 'a', Image: image({ src: 'https://a.example/b.jpg', width: 800 }) } },
      [],
    ],
    [
      'a picture of our own is as large as its file, regardless of the content',
      { CTABanner: { Title: 'a', Image: image({ width: 10 }) } },
      [],
    ],
    [
      'a picture of unknown size',
      { CTABanner: { Title: 'a', Image: { src: 'https://a.example/b.jpg', alt: 'b' } } },
      [],
    ],
    [
      'a phone’s picture',
      { CTABanner: { Title: 'a', Image: image(), ImagePhone: image({ src: 'https://a.example/b.jpg', width: 320 }) } },
      [['imageSmall', 'ImagePhone', { width: 320, wanted: 640 }]],
    ],
    [
      'a sign may be small',
      { BrandList: { Items: [{ Title: 'Kia', Logo: image({ src: 'https://a.example/b.jpg', width: 80 }) }] } },
      [],
    ],
  ])('A-16 %s', (_what, block, warnings) => {
    expect(named(warningsFor([block]))).toEqual(warnings);
  });
});

describe('other languages', () => {
  const other = (files: Record<string, unknown>): Partial<PageContext> => {
    const tree = treeOf(files, 1);
    return { others: [{ language: 'English', find: (id) => tree.byId.get(id) }] };
  };
  const block = (fields: object): object => ({ ImageCard: fields });
  const long = 'Öppet varje dag från morgon till sen kväll.';
  const params = { language: 'English' };
  it.each<[what: string, here: object, there: Record<string, unknown>, warnings: unknown[]]>([
    ['a page that is missing there', { Title: 'a' }, {}, [['pageUntranslated', '', params]]],
    [
      'a text that only the other page has',
      { Title: 'a' },
      { 'home/meny': { fields: { navTitle: 'Menu' }, blocks: [block({ Title: 'b', Text: 'c' })] } },
      [['fieldUntranslated', 'Text', params]],
    ],
    [
      'a text that only this page has: a warning of the other page',
      { Title: 'a', Text: 'b' },
      { 'home/meny': { fields: { navTitle: 'Menu' }, blocks: [block({ Title: 'b' })] } },
      [],
    ],
    [
      'a text that is not translated',
      { Title: 'a', Text: long },
      { 'home/meny': { fields: { navTitle: 'Menu' }, blocks: [block({ Title: 'b', Text: long })] } },
      [['fieldSame', 'Text', params]],
    ],
    [
      'short words that are the same',
      { Title: 'Bistro' },
      { 'home/meny': { fields: { navTitle: 'Meny' }, blocks: [block({ Title: 'Bistro' })] } },
      [],
    ],
  ])('A-16 %s', (_what, here, there, warnings) => {
    expect(named(warningsFor([block(here)], other(there)))).toEqual(warnings);
  });

  it('A-16 a message that is off needs no translation, nor do items of a list that differs there', () => {
    const there = {
      'home/meny': {
        fields: { navTitle: 'Menu', ogDescription: 'x' },
        blocks: [
          { Message: { HasMessage: true, MessageType: 'Dark', MessageTitle: 'b' } },
          { StageRow: { Title: 's', Items: [{ Title: 'b', Text: 'c' }] } },
        ],
      },
    };
    expect(
      warningsFor(
        [{ Message: { MessageType: 'Dark' } }, { StageRow: { Title: 'r', Items: [{ Title: 'b' }] } }],
        other(there),
      ),
    ).toEqual([]);
    expect(
      named(
        warningsFor(
          [
            { Message: { HasMessage: true, MessageType: 'Dark', MessageText: 'a' } },
            { StageRow: { Title: 'r', Items: [{ Title: 'b' }] } },
          ],
          other(there),
        ),
      ),
    ).toEqual([['fieldUntranslated', 'MessageTitle', params]]);
  });
});

it('A-16 sorts warnings in page order, children after their block', () => {
  const warnings = warningsFor([
    { ImageCard: { Title: 'a', Link: link('/x1') } },
    { Gallery: { Title: 'b', Items: [{ Image: image({ alt: '' }) }] } },
    { ImageCard: { Title: 'c', Image: image({ alt: '' }), Link: link('/x2') } },
  ]);
  expect(warnings.map(({ rule, params }) => params.href ?? rule)).toEqual(['/x1', 'altMissing', 'altMissing', '/x2']);
});
