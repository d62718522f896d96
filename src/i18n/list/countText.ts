import type { TextsValue } from '../TextsProvider';

/** How many cars a list has; `open` where there may be more. */
export interface ListCount {
  total: number;
  open: boolean;
}

/** '134 bilar', '10 000+ bilar'. */
export const countText = ({ open, total }: ListCount, { t, format }: Pick<TextsValue, 't' | 'format'>): string =>
  open
    ? t('list.countMany', { count: format.number(total) })
    : t('list.count', { count: format.number(total), pluralBy: total });
