import type { TextsValue } from '@/i18n/TextsProvider';
import { modelText } from '@/features/car-search/components/carTexts';
import type { CarRecord } from '@/store/entities';

/** Specification 2 section 9. */
export const TOOLTIP_LENGTH = 288;

/** Model and equipment of a car, cut at a word to the given length including the ellipsis. */
export function tooltipText(
  car: Pick<CarRecord, 'car_model' | 'car_model_text' | 'car_equipment'>,
  texts: Pick<TextsValue, 'term'>,
): string {
  const equipment = (car.car_equipment ?? []).map((item) => texts.term('car_equipment', item));
  const text = [modelText(car, texts), ...new Set(equipment)]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
  if (text.length <= TOOLTIP_LENGTH) return text;
  const cut = text.slice(0, TOOLTIP_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;.]+$/, '')}…`;
}
