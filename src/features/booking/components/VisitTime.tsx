import { minutesOfVisit, type ChosenService } from '@/domain/workshop/chosenServices';
import { duration } from '@/i18n/timeFormat';
import { useTexts } from '@/i18n/TextsProvider';

/** The expected time in the workshop; nothing where it is not known. */
export function VisitTime({ lines }: { lines: readonly ChosenService[] }) {
  const { t, format } = useTexts();
  const minutes = minutesOfVisit(lines);
  return minutes === null ? null : <p className="soft">{t('booking.duration', { time: duration(minutes, format) })}</p>;
}
