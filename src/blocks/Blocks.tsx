import { createElement, Fragment, Suspense, type ComponentType, type ReactNode } from 'react';
import { SectionFailed } from '@/ui/frame/SectionBoundary';
import { MissingBlock } from '@/ui/frame/MissingBlock';
import { CodePending } from '@/ui/CodePending';
import { HydrateWhenVisible } from '@/ui/HydrateWhenVisible';
import { ChromeSlot } from './ChromeSlot';
import { ReportedSection } from './ReportedSection';
import { views } from './registry';
import { FIRST_BLOCK_END } from './firstBlockEnd';
import type { BlockFields, BlockName, PageBlock, Slots } from './blocks.types';

/**
 * The blocks of a page, each in its own boundary: one that fails, or whose code has not loaded, does not affect the
 * page.
 */
export function Blocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return blocks.map((block) => section(block, (view) => view));
}

/**
 * The blocks of `main`: those out of sight are hydrated, and load their code, when they come near the viewport. A
 * marker after the first one tells the document when to paint (`_document`).
 */
export function MainBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  const positions = new Map(blocks.filter(({ block }) => block !== null).map(({ id }, position) => [id, position]));
  return blocks.map((block) => (
    <Fragment key={block.id}>
      {section(block, (view) => (
        <HydrateWhenVisible index={positions.get(block.id) ?? 0}>{view}</HydrateWhenVisible>
      ))}
      {positions.size > 1 && positions.get(block.id) === 0 && <span id={FIRST_BLOCK_END} hidden />}
    </Fragment>
  ));
}

/** One element for all renders, as React then leaves the parts that are not hydrated alone. */
const codePending = <CodePending />;

function section(block: PageBlock, wrap: (view: ReactNode) => ReactNode) {
  if (block.block === null && block.chrome) return <ChromeSlot key={block.id} {...block.chrome} />;
  if (block.block !== null)
    return (
      <ReportedSection key={block.id} where={`block ${block.block}`}>
        <Suspense fallback={codePending}>{wrap(blockView<BlockName>(block))}</Suspense>
      </ReportedSection>
    );
  return block.missing === undefined ? (
    <SectionFailed key={block.id} />
  ) : (
    <MissingBlock key={block.id} {...block.missing} />
  );
}

/**
 * A block without a boundary. Name and fields belong together in every checked block; the generic states this to the
 * compiler for all names. Nested blocks are its children.
 */
export function blockView<Name extends BlockName>({
  block,
  fields,
  slots,
}: {
  block: Name;
  fields: BlockFields[Name];
  slots?: Slots;
}) {
  const View: ComponentType<BlockFields[Name] & { children?: ReactNode }> = views[block];
  return slots === undefined
    ? createElement(View, fields)
    : createElement(View, fields, <Blocks blocks={Object.values(slots).flat()} />);
}
