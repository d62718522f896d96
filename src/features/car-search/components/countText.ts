import type { useTexts } from '@/i18n/TextsProvider';
import type { Progress } from '../carList.selectors';

/** '134 bilar', '10 000+ bilar'. */
export const countText = (
  { open, total }: Progress,
  { t, format }: Pick<ReturnType<typeof useTexts>, 't' | 'format'>,
): string =>
  open
    ? t('list.countMany', { count: format.number(total) })
    : t('list.count', { count: format.number(total), pluralBy: total });
