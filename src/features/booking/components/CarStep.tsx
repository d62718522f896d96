import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  isRegistrationNumber,
  LONGEST_REGISTRATION_NUMBER,
  normalizeRegistrationNumber,
} from '@/domain/workshop/registrationNumber';
import type { Place } from '@/domain/places/place';
import { PlaceField, type PlaceFieldHandle } from '@/features/places/components/PlaceField';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button, LinkButton } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { TextInput } from '@/ui/primitives/TextInput';
import { bookingActions } from '../booking.slice';
import { selectBooking } from '../booking.selectors';
import { focusFirstInvalid } from './focusFirstInvalid';
import { ReportButton } from './ReportButton';
import { STEP_FORM } from './stepForm';
import { useErrorText } from './useErrorText';
import { timeText } from './useSlotText';

/** A brand with a booking page of its own. */
export interface BrandLink {
  brand: string;
  href: string;
  newWindow: boolean;
}

/** A form for a car that the registry doesn't know. */
export interface CarRequest {
  href: string;
  /** The form on that page, whose fields `regno` and `where` get what is typed here. */
  formId: string;
}

/** At most six characters; spaces and hyphens don't count (decision 13). */
function shortened(draft: string): string {
  let result = '';
  for (const character of draft.toUpperCase())
    if (normalizeRegistrationNumber(result + character).length <= LONGEST_REGISTRATION_NUMBER) result += character;
  return result;
}

/** Step 1: registration number and location. */
export function CarStep({ elsewhere, request }: { elsewhere: readonly BrandLink[]; request: CarRequest | null }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const {
    flow: { value },
    form,
    firstNear,
    registrationNumber,
    error: failure,
  } = useAppSelector(selectBooking);
  const error = useErrorText();
  const [draft, setDraft] = useState<{ text: string; savedNumber: string } | null>(null);
  const [showsMissing, setShowsMissing] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const locationField = useRef<PlaceFieldHandle>(null);
  const text = draft && draft.savedNumber === form.registrationNumber ? draft.text : form.registrationNumber;
  const number = normalizeRegistrationNumber(text);
  const isBusy = value === 'lookingUp';
  const missing = isRegistrationNumber(number)
    ? undefined
    : t(number === '' ? 'booking.numberEmpty' : 'error.regInvalid');
  const brand = failure?.code === 'BRAND_BOOKS_ELSEWHERE' ? String(failure.params.brand) : null;
  const page = elsewhere.find((one) => one.brand.toLowerCase() === brand?.toLowerCase());
  // The error is that of the number that was looked up.
  const isOfNumber = value === 'lookupFailed' && number === registrationNumber;
  const ownPage = isOfNumber ? page : undefined;
  const offersRequest = isOfNumber && (failure?.code === 'VEHICLE_NOT_FOUND' || failure?.code === 'LOOKUP_FAILED');
  // A site without a page for the brand can't send the visitor to its link.
  const lookupError = !isOfNumber ? null : brand !== null && !page ? t('error.brandNotSupported', { brand }) : error;
  useEffect(() => {
    if (value === 'lookupFailed') focusFirstInvalid(element.current);
  }, [value]);
  const save = () => {
    if (text !== form.registrationNumber)
      dispatch(bookingActions.registrationNumberEntered({ registrationNumber: text }));
  };
  const identify = (location: Place) => dispatch(bookingActions.identified({ registrationNumber: number, location }));
  const showMissing = () => {
    setShowsMissing(true);
    focusFirstInvalid(element.current);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value === 'unread' || isBusy) return;
    if (missing === undefined && form.location) identify(form.location);
    // The place that was only typed is taken first, and the step goes on with it.
    else if (!locationField.current?.take() || missing !== undefined) showMissing();
  };
  /** To what is still missing, or to the button that continues. */
  const continueFrom = () => {
    const selector = missing === undefined ? '[type=submit]' : '.plate input';
    // Of the form's own button and that of the bar, one is hidden and takes no focus.
    for (const target of element.current?.closest('[data-step]')?.querySelectorAll<HTMLElement>(selector) ?? [])
      target.focus();
  };
  return (
    <form
      className="place-step"
      id={STEP_FORM}
      ref={element}
      data-stored={form.location !== null || undefined}
      onSubmit={submit}
      noValidate
    >
      <div className="plate" data-stored>
        <TextInput
          label={t('booking.number')}
          placeholder="ABC 123"
          value={text}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          disabled={value === 'unread'}
          readOnly={isBusy}
          error={lookupError ?? (showsMissing ? missing : undefined)}
          onChange={(event) => setDraft({ text: shortened(event.target.value), savedNumber: form.registrationNumber })}
          onBlur={save}
        />
      </div>
      {ownPage && (
        <div className="ways">
          <LinkButton href={ownPage.href} {...(ownPage.newWindow && { target: '_blank', rel: 'noreferrer' })}>
            {t('booking.bookBrand', { brand: ownPage.brand })}
          </LinkButton>
        </div>
      )}
      {request && offersRequest && (
        <div className="unknown-car">
          <p>{t('booking.unknownCar')}</p>
          <LinkButton
            variant="secondary"
            href={request.href}
            onClick={() => dispatch(bookingActions.requestOpened({ formId: request.formId }))}
          >
            {t('booking.describeCar')}
          </LinkButton>
        </div>
      )}
      <div className="where">
        <PlaceField
          ref={locationField}
          value={form.location}
          disabled={value === 'unread'}
          readOnly={isBusy}
          missing={showsMissing ? t('booking.placeEmpty') : undefined}
          onChoose={(location) => dispatch(bookingActions.locationChosen({ location }))}
          onChosen={continueFrom}
          onTaken={(location) => {
            if (missing === undefined) identify(location);
          }}
          onUnclear={showMissing}
        />
      </div>
      <p className="visually-hidden" role="alert">
        {lookupError}
      </p>
      <div className="ways">
        <Button
          type="submit"
          size="large"
          data-in-bar
          disabled={value === 'unread'}
          busy={isBusy}
          // The focus stays in the field: left, it would take its place and move the button from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isBusy ? t('booking.lookingUp') : t('booking.continue')}
        </Button>
        {value === 'lookupFailed' && <ReportButton />}
      </div>
      <p role="status" className="first-near">
        {firstNear && firstNear.placeId === form.location?.placeId && (
          <>
            <Icon name="calendar" />
            {t('booking.firstNear', { time: timeText(firstNear.time, texts), name: firstNear.siteName })}
          </>
        )}
      </p>
    </form>
  );
}
