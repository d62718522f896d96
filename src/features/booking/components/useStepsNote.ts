import { useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import type { BookingStep } from '../booking.state';
import { selectBookingStep, selectOpenStep, selectProgress } from '../booking.selectors';

const sentences = { more: 'booking.stepsMore', fewer: 'booking.stepsFewer' } as const;

/** Until car and services are there, the number is not settled. */
const unsettled: ReadonlySet<BookingStep> = new Set<BookingStep>(['unread', 'lookingUp', 'loadingServices']);

/** One sentence while the number of steps is another than the visitor saw before (decision 12); else ''. */
export function useStepsNote(): string {
  const { t } = useTexts();
  const isSettled = !unsettled.has(useAppSelector(selectBookingStep));
  const step = useAppSelector(selectOpenStep);
  const { max } = useAppSelector(selectProgress);
  const [seen, setSeen] = useState<{ max: number | null; change: keyof typeof sentences | null; step: number }>({
    max: null,
    change: null,
    step: 0,
  });
  if (isSettled && seen.max !== max)
    setSeen({ max, change: seen.max === null ? null : max > seen.max ? 'more' : 'fewer', step });
  // More steps are those of the add-ons, fewer those of another car.
  const isShown = isSettled && (seen.change === 'more' ? step === seen.step : step <= 1);
  return seen.change && isShown ? t(sentences[seen.change], { max }) : '';
}
