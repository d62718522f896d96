import { blocks } from '@/blocks/generated/definitions';
import type { BlockName, CheckedBlock } from '@/blocks/blocks.types';

export interface GivenBlock {
  block: BlockName;
  fields: unknown;
}

/** @throws yup's ValidationError: a block of our own that does not fit is a mistake of the code. */
export function checkedBlock({ block, fields }: GivenBlock, id: string): CheckedBlock {
  return { id, block, fields: blocks[block].schema.validateSync(fields) } as CheckedBlock;
}
