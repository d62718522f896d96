import type { ContentFields } from '@/domain/content/contentFields';
import { blocks } from './generated/definitions';

const templates = {
  CarDetail: {},
} as const satisfies Record<string, ContentFields>;

export type PlannedTemplates = typeof templates;

/**
 * Blocks that are used in content but not implemented yet, with the fields of their templates. Visitors read what
 * to do instead; any other unknown name is an error in the content. A name with a block's folder is no longer planned.
 */
export const plannedBlocks: Readonly<Record<string, ContentFields>> = Object.fromEntries(
  Object.entries(templates).filter(([name]) => !Object.hasOwn(blocks, name)),
);

export const isPlanned = (name: string): boolean => Object.hasOwn(plannedBlocks, name);
