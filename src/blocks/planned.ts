import type { ContentFields } from '@/domain/content/contentFields';

/**
 * Blocks that are used in content but not implemented yet, with the fields of their templates. They render nothing; any
 * other unknown name is an error in the content. Remove the name when the block is implemented.
 */
export const plannedBlocks: Readonly<Record<string, ContentFields>> = {
  CarDetail: {},
  TireHotel: { Title: 'text', Text: 'multiline' },
  SellCarForm: { Title: 'text', Text: 'multiline' },
  OnlineForm: { Title: 'text', FormId: 'text' },
  MarketingForm: { Title: 'text', FormId: 'text', PortalId: 'text' },
};

export const isPlanned = (name: string): boolean => Object.hasOwn(plannedBlocks, name);
