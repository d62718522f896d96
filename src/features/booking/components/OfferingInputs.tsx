import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { kilometresPer } from '@/domain/cars/odometer';
import { mileageOf } from '@/domain/workshop/chosenServices';
import { USER_INPUT_LENGTH } from '@/domain/workshop/services';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { TextInput } from '@/ui/primitives/TextInput';
import { bookingActions } from '../booking.slice';
import { selectBooking } from '../booking.selectors';

const PAUSE_MS = 500;

/** Enter continues with what was just typed. */
const onEnter =
  (flush: () => void) =>
  ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') flush();
  };

/** Reports the text after a pause, and at once on blur, on Enter and when the step closes. */
function useDebounced(report: (text: string) => void): { schedule(text: string): void; flush(): void } {
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; text: string } | null>(null);
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  const flush = useCallback(() => {
    if (!pending.current) return;
    clearTimeout(pending.current.timer);
    const { text } = pending.current;
    pending.current = null;
    latest.current(text);
  }, []);
  const schedule = (text: string) => {
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = { text, timer: setTimeout(flush, PAUSE_MS) };
  };
  useEffect(() => flush, [flush]);
  return { schedule, flush };
}

/** A message to the workshop. */
export function MessageInput({ code, value, missing }: { code: string; value: string; missing: boolean }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const [text, setText] = useState(value);
  const { schedule, flush } = useDebounced((message) => dispatch(bookingActions.messageEntered({ code, message })));
  return (
    <div className="message">
      <TextInput
        label={t('booking.message')}
        value={text}
        maxLength={USER_INPUT_LENGTH}
        required
        autoComplete="off"
        error={missing && text.trim() === '' ? t('booking.messageMissing') : undefined}
        onChange={(event) => {
          setText(event.target.value);
          schedule(event.target.value);
        }}
        onBlur={flush}
        onKeyDown={onEnter(flush)}
      />
      <small className="counter">{t('booking.counter', { n: text.length, max: USER_INPUT_LENGTH })}</small>
    </div>
  );
}

/** In mil (10 km), on pages of other languages in kilometres. A service that needs it is incomplete without it. */
export function MileageInput({ missing, showsMissing }: { missing: boolean; showsMissing: boolean }) {
  const { t, language } = useTexts();
  const dispatch = useAppDispatch();
  const { mileage } = useAppSelector(selectBooking);
  const unit = language === 'sv' ? 'mil' : 'km';
  const [text, setText] = useState(
    mileage === null ? '' : String(unit === 'mil' ? mileage : mileage * kilometresPer.mil),
  );
  const [isLeft, setLeft] = useState(false);
  const { schedule, flush } = useDebounced((text) =>
    dispatch(bookingActions.mileageEntered({ mileage: mileageOf(text, unit) })),
  );
  return (
    <TextInput
      label={t('booking.mileage')}
      unit={unit}
      inputMode="numeric"
      value={text}
      maxLength={9}
      required
      autoComplete="off"
      error={
        (isLeft || showsMissing) && missing && mileageOf(text, unit) === null ? t('booking.mileageMissing') : undefined
      }
      onChange={(event) => {
        const digits = event.target.value.replace(/[^\d\s]/g, '');
        setText(digits);
        schedule(digits);
      }}
      onBlur={() => {
        setLeft(true);
        flush();
      }}
      onKeyDown={onEnter(flush)}
    />
  );
}
