import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { selectBooking, selectProgress } from '../booking.selectors';

const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Below the heading of every step, in the same place: its number, why there are more or fewer steps, and the telephones of support and workshop. */
export function StepInfo({ phone, note = '' }: { phone: string; note?: string }) {
  const { t } = useTexts();
  const { slot, confirmation } = useAppSelector(selectBooking);
  const progress = useAppSelector(selectProgress);
  const workshop = confirmation?.sent.slot.workshop ?? slot?.workshop;
  return (
    <div className="step-info">
      {!confirmation && <p className="progress">{t('booking.step', progress)}</p>}
      {phone !== '' && (
        <p>
          {t('booking.help')} <a href={phoneHref(phone)}>{phone}</a>
        </p>
      )}
      {workshop && workshop.phone !== '' && workshop.phone !== phone && (
        <p>
          {t('booking.workshopPhone')} <a href={phoneHref(workshop.phone)}>{workshop.phone}</a>
        </p>
      )}
      {note !== '' && <p>{note}</p>}
    </div>
  );
}
