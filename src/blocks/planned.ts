import type { ContentFields } from '@/domain/content/contentFields';

/**
 * Blocks that content uses already and whose view is built with the flow they belong to, with the fields of their templates.
 * They show nothing; any other unknown name is an editor's mistake. A name leaves this list when its block is made.
 */
export const plannedBlocks: Readonly<Record<string, ContentFields>> = {
  CarDetail: {},
  TireHotel: { Title: 'text', Text: 'multiline' },
  SellCarForm: { Title: 'text', Text: 'multiline' },
  OnlineForm: { Title: 'text', FormId: 'text' },
  MarketingForm: { Title: 'text', FormId: 'text', PortalId: 'text' },
};

export const isPlanned = (name: string): boolean => Object.hasOwn(plannedBlocks, name);
