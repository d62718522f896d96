import { blocks as definitions } from '@/blocks/generated/definitions';
import type { BlockName } from '@/blocks/blocks.types';
import { ALL_BLOCKS, frameAddress, galleryAddress, readGalleryView } from '@/domain/content/gallery';
import { themes } from '@/sites/themes/themes';
import { getGalleryBlock, getGalleryFrame, getGalleryIndex } from '@/ssr/gallery';
import { openServices, swedishCars, visitOf, type Opened } from '../ssr/ssrKit';
import { breakableSpaces } from './breakableSpaces';

let opened: Opened;
beforeAll(async () => {
  opened = await openServices({ 'cars-car-store-se': swedishCars(30) });
});
afterAll(() => opened.close());

const names = Object.keys(definitions).filter((name): name is BlockName => name in definitions);
const context = (address: string, params: Record<string, string> = {}) => ({
  ...visitOf('car-store-se', address),
  params,
});
const propsOf = (result: object): Record<string, unknown> =>
  'props' in result && typeof result.props === 'object' ? { ...result.props } : {};

/** The blocks of a frame, in any area. */
async function framed(address: string) {
  const result = await getGalleryFrame(context(address));
  if (!('props' in result)) throw new Error(`${address} is not found.`);
  const props = await result.props;
  return { props, blocks: [...props.header, ...props.blocks, ...props.footer] };
}

describe('the gallery of blocks', () => {
  it('A-03 names every block with the number of its samples', async () => {
    const { blocks } = propsOf(await getGalleryIndex(context('/dev/blocks')));
    expect(blocks).toEqual(
      expect.arrayContaining(names.map((name) => ({ name, samples: Object.keys(definitions[name].samples).length }))),
    );
    expect(blocks).toHaveLength(names.length);
  });

  it.each(names)(
    "A-03 shows %s as a page does: each sample is checked, and drawn with the sample's own fields",
    async (name) => {
      const { blocks, props } = await framed(frameAddress([name], 'terra'));
      expect(blocks.map(({ block, id }) => [block, id])).toEqual(
        Object.keys(definitions[name].samples).map((sample) => [name, `${name}.${sample}`]),
      );
      for (const block of blocks)
        expect(breakableSpaces(block)).toMatchObject({
          fields: breakableSpaces(definitions[name].samples[block.id.slice(name.length + 1)]),
        });
      expect(props.frame).toMatchObject({ theme: 'terra', gtmId: null });
      expect(props.head).toMatchObject({ noIndex: true });
    },
  );

  it('A-03 shows the first sample of each block on one page, except overlays', async () => {
    const { blocks, props } = await framed(frameAddress([ALL_BLOCKS], 'nordvik'));
    expect(blocks.map(({ block }) => block).toSorted()).toEqual(
      names.filter((name) => name !== 'DisclaimerModal').toSorted(),
    );
    expect(props.apart).toBe(false);
  });

  it('C-26 a container block contains a block', async () => {
    const {
      blocks: [container],
    } = await framed(frameAddress(['Container'], 'nordvik', 'plain'));
    expect(container).toMatchObject({ slots: { 'container-1': [{ block: 'RichContentBlock' }] } });
  });

  it.each([
    '/dev/blocks/frame',
    frameAddress(['Nothing'], 'nordvik'),
    frameAddress(['Blurb', 'constructor'], 'nordvik'),
    frameAddress(['Blurb'], 'nordvik', 'nothing'),
  ])('A-03 has no frame at %s', async (address) => {
    expect(await getGalleryFrame(context(address))).toEqual({ notFound: true });
  });

  it('A-03 keeps theme and width in the address', async () => {
    const address = galleryAddress('Blurb', { theme: 'terra', width: 768 });
    const visit = context(address, { block: 'Blurb' });
    expect(propsOf(await getGalleryBlock(visit))).toMatchObject({
      view: { theme: 'terra', width: 768 },
      block: 'Blurb',
      samples: Object.keys(definitions.Blurb.samples),
    });
    expect(visit.res.getHeader('content-security-policy')).toContain("frame-src 'self'");
    expect(await getGalleryBlock(context('/dev/blocks/Nothing', { block: 'Nothing' }))).toEqual({ notFound: true });
  });

  it.each<[Record<string, string | string[]>, object]>([
    [{}, { theme: 'nordvik', width: 360 }],
    [
      { theme: 'neon', width: '99999' },
      { theme: 'nordvik', width: 360 },
    ],
    [
      { theme: ['aurora', 'terra'], width: '1920' },
      { theme: 'aurora', width: 1920 },
    ],
    [
      { theme: 'toString', width: 'x' },
      { theme: 'nordvik', width: 360 },
    ],
  ])('A-03 reads %j as %j', (query, view) => {
    expect(readGalleryView(query, Object.keys(themes))).toEqual(view);
  });
});
