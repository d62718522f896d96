import type { BlockName } from '@/blocks/blocks.types';
import { blockNames, definitionOf, isBlockName } from '@/blocks/definitions';
import { areas } from '@/domain/content/contentIds';
import type { Layout, Rendering } from '@/domain/content/layout';

/** A block with one of its samples. */
export interface GallerySample {
  block: BlockName;
  sample: string;
}

export const galleryBlocks: readonly BlockName[] = [...blockNames].sort((one, other) => one.localeCompare(other));

/** The blocks of these names; null where one of them is unknown. */
export function blocksNamed(names: readonly string[]): BlockName[] | null {
  const blocks = names.filter(isBlockName);
  return blocks.length === names.length ? blocks : null;
}

export const samplesOf = (block: BlockName): GallerySample[] =>
  Object.keys(definitionOf(block).samples).map((sample) => ({ block, sample }));

/** The first sample of every block, as one page. */
export const firstSamples = (): GallerySample[] =>
  galleryBlocks.filter((block) => !definitionOf(block).overlay).flatMap((block) => samplesOf(block).slice(0, 1));

/** What a block with a placeholder contains in the gallery. */
const INSIDE: BlockName = 'RichContentBlock';

function rendering({ block, sample }: GallerySample, more: Partial<Rendering> = {}): Rendering {
  const { placeholder, samples } = definitionOf(block);
  return {
    uid: `${block}.${sample}`,
    componentName: block,
    dataSource: `sample ${sample}`,
    params: {},
    fields: { ...Object(samples[sample]) },
    placeholders: placeholder
      ? {
          [`${placeholder}-{*}`]: samplesOf(INSIDE)
            .slice(0, 1)
            .map((inside) => rendering(inside, { uid: `${block}.${sample}.${INSIDE}` })),
        }
      : {},
    ...more,
  };
}

/** Layout data as from the platform, with samples in the areas of their blocks. */
export function galleryLayout(title: string, shown: readonly GallerySample[]): Layout {
  const inArea = (area: 'header' | 'main' | 'footer'): Rendering[] =>
    shown.filter(({ block }) => (definitionOf(block).area ?? 'main') === area).map((one) => rendering(one));
  return {
    name: title,
    displayName: title,
    itemId: '',
    templateName: 'Page',
    editing: false,
    fields: { metaTitle: title },
    placeholders: {
      [areas.header]: inArea('header'),
      [areas.main]: inArea('main'),
      [areas.footer]: inArea('footer'),
    },
  };
}
