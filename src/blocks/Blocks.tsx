import { createElement, Suspense, type ComponentType } from 'react';
import { SectionFailed } from '@/ui/frame/SectionBoundary';
import { ReportedSection } from './ReportedSection';
import { views } from './registry';
import type { BlockFields, BlockName, PageBlock } from './shapes';

/** The blocks of a page, each behind its own boundary: one that breaks, or whose code is not there yet, never takes the page down. */
export function Blocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return blocks.map((block) => (block.block === null
    ? <SectionFailed key={block.id} />
    : <ReportedSection key={block.id} where={`block ${block.block}`}><Suspense>{blockView<BlockName>(block)}</Suspense></ReportedSection>));
}

/**
 * A block by itself, without a boundary. Name and fields belong together in every checked block; the generic tells the
 * compiler so, once for all names.
 */
export function blockView<Name extends BlockName>({ block, fields }: { block: Name; fields: BlockFields[Name] }) {
  const View: ComponentType<BlockFields[Name]> = views[block];
  return createElement(View, fields);
}
