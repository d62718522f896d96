import { createElement, type ComponentType } from 'react';
import { SectionBoundary } from '@/ui/frame/SectionBoundary';
import { views } from './registry';
import type { BlockFields, BlockName, CheckedBlock } from './shapes';

/** The blocks of a page, each behind its own boundary: one that breaks never takes the page down. */
export function Blocks({ blocks }: { blocks: readonly CheckedBlock[] }) {
  return blocks.map((block) => <SectionBoundary key={block.id}>{rendered<BlockName>(block)}</SectionBoundary>);
}

/** Name and fields belong together in every checked block; the generic tells the compiler so, once for all names. */
function rendered<Name extends BlockName>({ block, fields }: { block: Name; fields: BlockFields[Name] }) {
  const View: ComponentType<BlockFields[Name]> = views[block];
  return createElement(View, fields);
}
