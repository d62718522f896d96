import { samples } from '@/blocks/samples';
import type { BlockName } from '@/blocks/schemas';
import { areas } from '@/domain/content/contentIds';
import type { Layout, Rendering } from '@/domain/content/layout';

/** A block with one of its samples. */
export interface GallerySample {
  block: BlockName;
  sample: string;
}

/** Blocks that stand around a page's own area. */
const HEADER: ReadonlySet<BlockName> = new Set<BlockName>(['Navigation', 'MegaMenu', 'AlertBar']);
const FOOTER: ReadonlySet<BlockName> = new Set<BlockName>(['Footer', 'CreditWarning']);

/** They cover the page, so that on the page of all blocks nothing else could be seen. */
const COVERS: ReadonlySet<BlockName> = new Set<BlockName>(['DisclaimerModal']);

const isBlock = (name: string): name is BlockName => Object.hasOwn(samples, name);

export const galleryBlocks: readonly BlockName[] = Object.keys(samples)
  .filter(isBlock)
  .sort((one, other) => one.localeCompare(other));

/** The blocks of these names; null where one is none. */
export function blocksNamed(names: readonly string[]): BlockName[] | null {
  const blocks = names.filter(isBlock);
  return blocks.length === names.length ? blocks : null;
}

export const samplesOf = (block: BlockName): GallerySample[] =>
  Object.keys(samples[block]).map((sample) => ({ block, sample }));

/** The first sample of every block, as one page. */
export const firstSamples = (): GallerySample[] =>
  galleryBlocks.filter((block) => !COVERS.has(block)).flatMap((block) => samplesOf(block).slice(0, 1));

/** What a block that others stand in holds here. */
const INSIDE: BlockName = 'RichContentBlock';
const holdsOthers = (block: BlockName): boolean => block === 'Container';

function rendering({ block, sample }: GallerySample, more: Partial<Rendering> = {}): Rendering {
  return {
    uid: `${block}.${sample}`,
    componentName: block,
    dataSource: `sample ${sample}`,
    params: {},
    fields: { ...samples[block][sample] },
    placeholders: holdsOthers(block)
      ? {
          'container-{*}': samplesOf(INSIDE)
            .slice(0, 1)
            .map((inside) => rendering(inside, { uid: `${block}.${sample}.${INSIDE}` })),
        }
      : {},
    ...more,
  };
}

/** Layout data as the platform would tell them, with samples in the areas that their blocks belong to. */
export function galleryLayout(title: string, shown: readonly GallerySample[]): Layout {
  const at = (belongs: (block: BlockName) => boolean): Rendering[] =>
    shown.filter(({ block }) => belongs(block)).map((one) => rendering(one));
  return {
    name: title,
    displayName: title,
    itemId: '',
    templateName: 'Page',
    editing: false,
    fields: { metaTitle: title },
    placeholders: {
      [areas.header]: at((block) => HEADER.has(block)),
      [areas.main]: at((block) => !HEADER.has(block) && !FOOTER.has(block)),
      [areas.footer]: at((block) => FOOTER.has(block)),
    },
  };
}
