import { readLayout, type Layout } from '@/domain/content/layout';
import { SERVICES_KEY } from '@/server/app';
import { withPictures } from '@/ssr/pictures';

const requested: string[] = [];
beforeEach(() => {
  requested.length = 0;
  Reflect.set(globalThis, SERVICES_KEY, {
    app: {},
    blurs: {
      of: async (address: string) => {
        requested.push(address);
        return address.includes('none') ? null : `data:image/webp;base64,${address.length}`;
      },
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, SERVICES_KEY);
});

const image = (src: string) => ({ value: { src, alt: 'x' } });
const film = { VideoDesktop: { value: { href: '/a.mp4' } } };
const block = (componentName: string, fields: object = {}, placeholders: object = {}) => ({
  uid: componentName,
  componentName,
  dataSource: '',
  params: {},
  fields,
  placeholders,
});
const items = (...srcs: string[]) => srcs.map((src) => ({ id: src, fields: { Image: image(src) } }));
function layoutOf(...main: object[]): Layout {
  const layout = readLayout({ sitecore: { route: { name: 'x', placeholders: { 'headless-main': main } } } });
  if (!layout) throw new Error('The layout is none.');
  return layout;
}

/** Every picture of the main area, as 'address!' where it is fetched first and 'address-' where it surely is not. */
function pictures(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pictures);
  if (typeof value !== 'object' || value === null) return [];
  if ('src' in value) return [`${String(value.src)}${'lead' in value ? (value.lead === true ? '!' : '-') : ''}`];
  return Object.values(value).flatMap(pictures);
}
const leads = async (...main: object[]): Promise<string[]> =>
  pictures((await withPictures(layoutOf(...main))).placeholders['headless-main']);

describe('the one picture of a page that is fetched first', () => {
  it.each<[what: string, main: object[], shown: string[]]>([
    [
      'the hero’s, and no other stage’s',
      [
        block('HeroBanner', { Image: image('/a'), ImagePhone: image('/p') }),
        block('Carousel', { Items: items('/b', '/c') }),
      ],
      ['/a!', '/p-', '/b-', '/c-'],
    ],
    ['the phone’s where there is no other', [block('HeroBanner', { ImagePhone: image('/p') })], ['/p!']],
    ['the first slide’s', [block('Breadcrumb'), block('Carousel', { Items: items('/b', '/c') })], ['/b!', '/c-']],
    [
      'a text’s, where it is first',
      [block('Breadcrumb'), block('Spacer'), block('Blurb', { ImageDesktop: image('/a') })],
      ['/a!'],
    ],
    [
      'of the second block, after words',
      [
        block('RichContentBlock'),
        block('ImageCard', { Image: image('/a') }),
        block('ImageCard', { Image: image('/b') }),
      ],
      ['/a!', '/b'],
    ],
    [
      'none far down',
      [block('RichContentBlock'), block('FAQList'), block('HeroBanner', { Image: image('/a') })],
      ['/a-'],
    ],
    [
      'a film’s, which is shown until it plays,',
      [
        block('HeroBanner', { Content: { value: 'Video' }, ...film, Image: image('/poster') }),
        block('HeroBanner', { Image: image('/b') }),
      ],
      ['/poster!', '/b-'],
    ],
    [
      'a picture whose film is not shown',
      [block('HeroBanner', { Content: { value: 'Image' }, ...film, Image: image('/a') })],
      ['/a!'],
    ],
    ['none in addition to a story’s own', [block('StoryHead'), block('Blurb', { ImageDesktop: image('/a') })], ['/a']],
    [
      'within a box',
      [
        block('Container', {}, { 'container-1': [block('HeroBanner', { Image: image('/a') })] }),
        block('HeroBanner', { Image: image('/b') }),
      ],
      ['/a!', '/b-'],
    ],
    ['none on a page without pictures', [block('RichContentBlock')], []],
  ])('A-08 is %s', async (_what, main, shown) => {
    expect(await leads(...main)).toEqual(shown);
  });
});

it.each<[what: string, before: object[], below: boolean]>([
  ['below a hero', [block('HeroBanner', { Image: image('/a') })], true],
  ['below a film', [block('HeroBanner', { Content: { value: 'Video' }, ...film })], true],
  ['as the first', [block('Breadcrumb')], false],
  ['after words', [block('RichContentBlock')], false],
  ['far down', [block('RichContentBlock'), block('FAQList')], true],
])('A-08 a list of stories %s marks whether its first picture is the page’s', async (_what, before, below) => {
  expect(
    JSON.stringify((await withPictures(layoutOf(...before, block('StoriesIndex')))).placeholders).includes(
      '"Below":{"value":true}',
    ),
  ).toBe(below);
});

describe('placeholders of large pictures', () => {
  const blurOf = async (name: string, fields: object): Promise<string> =>
    JSON.stringify((await withPictures(layoutOf(block(name, fields)))).placeholders);
  it.each<[what: string, name: string, fields: object, there: boolean]>([
    ['a hero', 'HeroBanner', { Image: image('/photo.jpg') }, true],
    ['a blurb', 'Blurb', { ImageDesktop: image('/photo.jpg') }, true],
    ['a slide', 'Carousel', { Items: items('/photo.jpg') }, true],
    ['a sign', 'BrandList', { Items: items('/photo.jpg') }, false],
    [
      'a car of the studio, with its own background',
      'HeroBanner',
      { Image: image('/-/jssmedia/cars/suv/a.avif') },
      false,
    ],
    ['a picture of which none can be made', 'HeroBanner', { Image: image('/none.jpg') }, false],
  ])('A-08 %s: %s', async (_what, name, fields, there) => {
    expect((await blurOf(name, fields)).includes('"blur":"data:image/webp;base64,')).toBe(there);
  });

  it('A-08 is made for eight pictures of a page at most, each once', async () => {
    await withPictures(
      layoutOf(block('Carousel', { Items: items(...Array.from({ length: 20 }, (_, index) => `/${index % 12}.jpg`)) })),
    );
    expect(requested).toHaveLength(8);
    expect(new Set(requested).size).toBe(8);
  });

  it('A-08 is empty where none can be made', async () => {
    Reflect.deleteProperty(globalThis, SERVICES_KEY);
    expect(await blurOf('HeroBanner', { Image: image('/photo.jpg') })).not.toContain('blur');
  });
});
