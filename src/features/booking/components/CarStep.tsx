import { useState, type FormEvent } from 'react';
import {
  isRegistrationNumber,
  LONGEST_REGISTRATION_NUMBER,
  normalizeRegistrationNumber,
} from '@/domain/workshop/registrationNumber';
import { PlaceField } from '@/features/places/components/PlaceField';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { TextInput } from '@/ui/primitives/TextInput';
import { bookingActions } from '../booking.slice';
import { selectBooking } from '../booking.selectors';
import { ReportButton } from './ReportButton';
import { useErrorText } from './useErrorText';

/** At most six characters; spaces and hyphens don't count (decision 13). */
function shortened(draft: string): string {
  let result = '';
  for (const character of draft.toUpperCase())
    if (normalizeRegistrationNumber(result + character).length <= LONGEST_REGISTRATION_NUMBER) result += character;
  return result;
}

/** Step 1: registration number and location. */
export function CarStep() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const {
    flow: { value },
    form,
  } = useAppSelector(selectBooking);
  const error = useErrorText();
  const [draft, setDraft] = useState<{ text: string; savedNumber: string } | null>(null);
  const text = draft && draft.savedNumber === form.registrationNumber ? draft.text : form.registrationNumber;
  const number = normalizeRegistrationNumber(text);
  const isReady = value !== 'unread' && isRegistrationNumber(number) && form.location !== null;
  const isBusy = value === 'lookingUp';
  const save = () => {
    if (text !== form.registrationNumber)
      dispatch(bookingActions.registrationNumberEntered({ registrationNumber: text }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isBusy && form.location)
      dispatch(bookingActions.identified({ registrationNumber: number, location: form.location }));
  };
  return (
    <form className="place-step" onSubmit={submit} noValidate>
      <div className="plate">
        <TextInput
          label={t('booking.number')}
          placeholder="ABC 123"
          value={text}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          disabled={value === 'unread' || isBusy}
          error={value === 'lookupFailed' && error ? error : undefined}
          onChange={(event) => setDraft({ text: shortened(event.target.value), savedNumber: form.registrationNumber })}
          onBlur={save}
        />
      </div>
      <PlaceField
        value={form.location}
        disabled={value === 'unread' || isBusy}
        onChoose={(location) => dispatch(bookingActions.locationChosen({ location }))}
      />
      <p className="visually-hidden" role="alert">
        {value === 'lookupFailed' ? error : ''}
      </p>
      <div className="ways">
        <Button type="submit" size="large" disabled={!isReady} busy={isBusy}>
          {isBusy ? t('booking.lookingUp') : t('booking.continue')}
        </Button>
        {value === 'lookupFailed' && <ReportButton />}
      </div>
    </form>
  );
}
