import { shapes, type BlockName, type CheckedBlock } from '@/blocks/schemas';

export interface GivenBlock {
  block: BlockName;
  fields: unknown;
}

/** @throws yup's ValidationError: a block of our own that does not fit is a mistake of the code. */
export function checkedBlock({ block, fields }: GivenBlock, id: string): CheckedBlock {
  return { id, block, fields: shapes[block].validateSync(fields) } as CheckedBlock;
}
