import type { CheckedBlock, PageBlock } from '@/blocks/blocks.types';
import { fieldText, type Layout } from '@/domain/content/layout';
import { outlined } from '@/domain/content/richText';
import { checkedBlock } from './checkedBlock';

/** Blocks that may stand before a page's heading. */
const QUIET: ReadonlySet<string> = new Set(['Breadcrumb', 'Spacer', 'Message', 'AlertBar']);

/**
 * Gives a page the heading of the first level that none of its blocks brings: the title of its first block where that is a
 * text, else the page's own name. Editors compose pages of sections; what a page is called must not depend on the first one.
 */
export function withHeadline(
  blocks: readonly PageBlock[],
  { fields, displayName }: Pick<Layout, 'fields' | 'displayName'>,
): PageBlock[] {
  const found = blocks.findIndex(({ block }) => block !== null && !QUIET.has(block));
  const at = found < 0 ? blocks.length : found;
  const first = blocks[at];
  const raised = first && raise(first);
  const name = fieldText(fields, 'navTitle') || fieldText(fields, 'metaTitle') || displayName;
  if (!raised && name === '') return [...blocks];
  return [
    ...blocks.slice(0, at),
    raised ?? checkedBlock({ block: 'RichContentBlock', fields: { Title: name, TitleTag: 'H1' } }, 'headline'),
    ...blocks.slice(raised ? at + 1 : at),
  ];
}

/** The headings of its text come one level up with the title. */
function raise(block: PageBlock): CheckedBlock | null {
  if (block.block !== 'RichContentBlock' && block.block !== 'Blurb') return null;
  if (block.fields.Title === '') return null;
  const raised = { TitleTag: 'H1', RichText: outlined(block.fields.RichText, 2) } as const;
  return block.block === 'Blurb'
    ? { ...block, fields: { ...block.fields, ...raised } }
    : { ...block, fields: { ...block.fields, ...raised } };
}
