import { TIRE_POSITIONS, type TirePosition } from '@/domain/forms/tireRequest';
import { useTexts } from '@/i18n/TextsProvider';

const isPosition = (text: string): text is TirePosition => TIRE_POSITIONS.some((one) => one === text);

/** 'Vänster fram'; what another service names otherwise stays. */
export function usePositionText(): (position: string) => string {
  const { t } = useTexts();
  return (position) => (isPosition(position) ? t(`tireRequest.position.${position}`) : position);
}
