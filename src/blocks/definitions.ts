import type { BlockDefinition } from './defineBlock';
import type { BlockName } from './blocks.types';
import { blocks } from './generated/definitions';

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blocks, name);

export const definitionOf = (name: BlockName): BlockDefinition => blocks[name];

export const blockNames: readonly BlockName[] = Object.keys(blocks).filter(isBlockName);
