import type { ComponentType } from 'react';
import type { InferType } from 'yup';
import type { Chrome } from '@/domain/content/editing';
import type { blocks } from './generated/definitions';

export type BlockName = keyof typeof blocks;
export type BlockFields = { [Name in BlockName]: InferType<(typeof blocks)[Name]['schema']> };

export type BlockViews = { readonly [Name in BlockName]: ComponentType<BlockFields[Name]> };

/** A block of a page with validated fields. */
export type CheckedBlock = {
  [Name in BlockName]: { id: string; block: Name; fields: BlockFields[Name]; slots?: Slots };
}[BlockName];

/**
 * A block in the props of a page; `null` is one that failed on the server, or that editors get a note about instead.
 */
export type PageBlock =
  | CheckedBlock
  | {
      id: string;
      block: null;
      /** Never for visitors: what the block is called, and why it is not shown. */
      missing?: { name: string; text: string };
      /** A mark of an editor's page. */
      chrome?: Chrome;
    };

/** Blocks within a block, by the name of their placeholder. */
export type Slots = { [name: string]: PageBlock[] };
