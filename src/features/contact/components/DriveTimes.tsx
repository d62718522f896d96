import { useEffect } from 'react';
import { useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import { driveTimes } from '@/domain/dealers/nextOpening';
import { dayAfter } from '@/domain/dealers/openingHours';
import type { OpeningSchedule } from '@/domain/dealers/facility';
import { DRIVE_DAYS } from '@/domain/forms/contact';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Select } from '@/ui/primitives/Select';
import { selectContact } from '../contact.selectors';
import { contactActions, type ContactDraft } from '../contact.slice';

interface DriveDay {
  date: string;
  times: readonly string[];
}

/** Office hours, where the seller's are not known. */
const USUAL: OpeningSchedule = {
  openinghours: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => ({ day, displayText: '09-17' })),
  deviationdays: [],
};

/** The next weeks' days on which the seller has time, from tomorrow. */
function driveDays(schedule: OpeningSchedule, now: string): DriveDay[] {
  const today = { date: now.slice(0, 10), weekday: (new Date(now).getUTCDay() + 6) % 7 };
  return Array.from({ length: DRIVE_DAYS }, (_, index) => dayAfter(today, index + 1))
    .map((day) => ({ date: day.date, times: driveTimes(schedule, day) }))
    .filter(({ times }) => times.length > 0);
}

export interface DriveTimesProps {
  control: Control<ContactDraft>;
  register: UseFormRegister<ContactDraft>;
  disabled: boolean;
}

/** Two suggested times for a test drive, within the seller's opening hours. */
export function DriveTimes({ control, register, disabled }: DriveTimesProps) {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const now = useAppSelector(selectNow);
  const { hours } = useAppSelector(selectContact);
  const [seller, ...dates] = useWatch({ control, name: ['seller', 'times.0.date', 'times.1.date'] });
  useEffect(() => {
    dispatch(contactActions.hoursRequested());
  }, [dispatch]);
  if (!hours) return null;
  const schedule = (hours.find(({ name }) => name === seller) ?? hours[0])?.schedule ?? USUAL;
  const days = driveDays(schedule, now);
  return (
    <div className="times" role="group" aria-labelledby="contact-wishes">
      <strong id="contact-wishes">{t('contact.wishes')}</strong>
      <p className="hint">{t('contact.wishesHelp')}</p>
      {([0, 1] as const).map((index) => {
        const date = dates[index] ?? '';
        const times = days.find((day) => day.date === date)?.times ?? [];
        return (
          <div className="pair" key={index}>
            <Select
              label={t('contact.wishDay', { number: index + 1 })}
              optionalText={t('frame.optional')}
              disabled={disabled}
              options={[
                { value: '', text: t('contact.wishNone') },
                ...days.map((day) => ({ value: day.date, text: format.weekdayDate(day.date) })),
              ]}
              {...register(`times.${index}.date`)}
            />
            {date !== '' && (
              <Select
                label={t('contact.wishTime', { number: index + 1 })}
                disabled={disabled}
                options={[
                  { value: '', text: t('contact.wishNoTime') },
                  ...times.map((time) => ({ value: time, text: time })),
                ]}
                {...register(`times.${index}.time`)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
