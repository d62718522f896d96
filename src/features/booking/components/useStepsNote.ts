import { useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { selectBookingStep, selectOpenStep, selectProgress } from '../booking.selectors';

const sentences = { more: 'booking.stepsMore', fewer: 'booking.stepsFewer' } as const;

/** One sentence while the number of steps is another than the visitor saw before (decision 12); else ''. */
export function useStepsNote(): string {
  const { t } = useTexts();
  const isUnread = useAppSelector(selectBookingStep) === 'unread';
  const step = useAppSelector(selectOpenStep);
  const { max } = useAppSelector(selectProgress);
  const [seen, setSeen] = useState<{ max: number | null; change: keyof typeof sentences | null }>({
    max: null,
    change: null,
  });
  if (!isUnread && seen.max !== max)
    setSeen({ max, change: seen.max === null ? null : max > seen.max ? 'more' : 'fewer' });
  // More steps are those of the add-ons, fewer those of another car.
  const isShown = seen.change === 'more' ? step === 2 : step <= 1;
  return seen.change && isShown ? t(sentences[seen.change], { max }) : '';
}
