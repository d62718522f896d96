import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import { useAppSelector } from '@/store/hooks';
import { selectBooking, selectMayHaveAddons, selectProgress } from '../booking.selectors';

/** Below the heading of every step, in the same place: its number, why there are more or fewer steps, and the telephones of support and workshop. */
export function StepInfo({ phone, note = '' }: { phone: string; note?: string }) {
  const { t, phoneText } = useTexts();
  const { slot, confirmation } = useAppSelector(selectBooking);
  const progress = useAppSelector(selectProgress);
  const mayHaveAddons = useAppSelector(selectMayHaveAddons);
  const workshop = confirmation?.sent.slot.workshop ?? slot?.workshop;
  return (
    <div className="step-info">
      {!confirmation && (
        <p>
          <span className="progress">{t('booking.step', progress)}</span>
          {mayHaveAddons && <> · {t('booking.stepsMaybe', { max: progress.max + 1 })}</>}
        </p>
      )}
      {phone !== '' && (
        <p>
          {t('booking.help')} <a href={phoneAddress(phoneText(phone))}>{phoneText(phone)}</a>
        </p>
      )}
      {workshop && workshop.phone !== '' && phoneText(workshop.phone) !== phoneText(phone) && (
        <p>
          {t('booking.workshopPhone')} <a href={phoneAddress(phoneText(workshop.phone))}>{phoneText(workshop.phone)}</a>
        </p>
      )}
      {note !== '' && <p>{note}</p>}
    </div>
  );
}
