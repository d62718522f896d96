import { TIRE_POSITIONS, type TirePosition } from '@/domain/forms/tireRequest';
import { THREAD_STATUS, type StoredTire } from '@/domain/tire-hotel/vehicle';
import type { Format } from '@/i18n/format';
import { useTexts } from '@/i18n/TextsProvider';

const isPosition = (text: string): text is TirePosition => TIRE_POSITIONS.some((one) => one === text);

/** 'Vänster fram'; what another service names otherwise stays. */
export function usePositionText(): (position: string) => string {
  const { t } = useTexts();
  return (position) => (isPosition(position) ? t(`tireRequest.position.${position}`) : position);
}

/** '5,2 mm'; a dash before the first measurement. */
export const depthText = (
  { threadDepth, threadStatusId }: Pick<StoredTire['wheel'], 'threadDepth' | 'threadStatusId'>,
  format: Format,
): string =>
  threadStatusId === THREAD_STATUS.notMeasured ? '–' : `${format.number(threadDepth, { decimals: 1 })}\u00a0mm`;
