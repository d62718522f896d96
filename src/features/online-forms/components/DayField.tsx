import { useEffect, useEffectEvent, useState } from 'react';
import type { LocalMoment } from '@/domain/dealers/openingHours';
import { dayText, type OnlineAnswer, type OnlineField } from '@/domain/forms/onlineForm';
import { dayRange, refusedDay, type OpenTimes } from '@/domain/forms/openTimes';
import { intlTag } from '@/i18n/format';
import { useTexts } from '@/i18n/TextsProvider';
import { DateField } from '@/ui/primitives/DateField';
import { answerTexts } from './answerTexts';

export interface DayFieldProps {
  field: OnlineField;
  initial: OnlineAnswer | undefined;
  error: string | undefined;
  open: OpenTimes;
  now: LocalMoment;
  /** Another day is in the form. */
  onChosen(): void;
}

/** A day on which one can come: what is closed can't be chosen in the calendar, and is explained when it is typed. */
export function DayField({ field, initial, error, open, now, onChosen }: DayFieldProps) {
  const { t, locale } = useTexts();
  const { name, label, help, required } = field;
  const [day, setDay] = useState(() => dayText(initial));
  const rendered = useEffectEvent((shown: string) => {
    if (shown !== dayText(initial)) onChosen();
  });
  // The form reads its fields, which have the new day after rendering.
  useEffect(() => rendered(day), [day]);
  const { min, max } = dayRange(open, now);
  const refused = day === '' ? null : refusedDay(open, day, now);
  const reason = error ?? (refused ? t(answerTexts[refused]) : undefined);
  return (
    <div data-day={name}>
      <DateField
        label={label}
        name={name}
        value={day}
        onChange={setDay}
        min={min}
        max={max}
        isUnavailable={(one) => refusedDay(open, one, now) !== null}
        locale={intlTag(locale)}
        openText={t('block.openCalendar')}
        calendarText={t('block.calendar')}
        outOfRangeText={t('onlineForm.wrongDate')}
        {...(required ? { required } : { optionalText: t('onlineForm.optional') })}
        {...(help !== '' && { description: help })}
        {...(reason !== undefined && { error: reason })}
      />
    </div>
  );
}
