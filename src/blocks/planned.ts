/**
 * Names that content uses and whose view is built with the flow they belong to. They show nothing; any other unknown name
 * is an editor's mistake. A name leaves this list when its block enters `shapes.ts`.
 */
export const planned = ['CarDetail', 'TireHotel', 'SellCarForm', 'OnlineForm', 'MarketingForm'] as const;

export const isPlanned = (name: string): boolean => planned.some((one) => one === name);
