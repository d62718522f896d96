import type { CheckedBlock, PageBlock } from '@/blocks/blocks.types';
import { fieldText, type Layout } from '@/domain/content/layout';
import { outlined } from '@/domain/content/richText';
import { checkedBlock } from './checkedBlock';

/** Blocks that may precede a page's heading. */
const QUIET: ReadonlySet<string> = new Set(['Breadcrumb', 'Spacer', 'Message', 'AlertBar']);

/**
 * Gives a page without an h1 its heading: the title of its first block where that is a text, else the page's name.
 * Editors compose pages of sections; the heading must not depend on the first one.
 */
export function withHeadline(
  blocks: readonly PageBlock[],
  { fields, displayName }: Pick<Layout, 'fields' | 'displayName'>,
): PageBlock[] {
  const found = blocks.findIndex(({ block }) => block !== null && !QUIET.has(block));
  const index = found < 0 ? blocks.length : found;
  const first = blocks[index];
  const raised = first && raise(first);
  const name = fieldText(fields, 'navTitle') || fieldText(fields, 'metaTitle') || displayName;
  if (!raised && name === '') return [...blocks];
  return [
    ...blocks.slice(0, index),
    raised ?? checkedBlock({ block: 'RichContentBlock', fields: { Title: name, TitleTag: 'H1' } }, 'headline'),
    ...blocks.slice(raised ? index + 1 : index),
  ];
}

/** The headings of its text move one level up with the title. */
function raise(block: PageBlock): CheckedBlock | null {
  if (block.block !== 'RichContentBlock' && block.block !== 'Blurb') return null;
  if (block.fields.Title === '') return null;
  const raised = { TitleTag: 'H1', RichText: outlined(block.fields.RichText, 2) } as const;
  return block.block === 'Blurb'
    ? { ...block, fields: { ...block.fields, ...raised } }
    : { ...block, fields: { ...block.fields, ...raised } };
}
