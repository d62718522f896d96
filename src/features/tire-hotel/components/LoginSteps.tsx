import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { CODE_MINUTES } from '@/domain/tire-hotel/customer';
import { shownRegistrationNumber } from '@/domain/tire-hotel/registration';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { tireHotelActions } from '../tireHotel.slice';
import { selectTireHotel } from '../tireHotel.selectors';
import { clockText, useSecondsUntil } from './clock';
import { CodeBoxes, EMPTY_CODE } from './CodeBoxes';
import { useTireErrorText } from './useTireError';

function OtherNumber({ disabled }: { disabled: boolean }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  return (
    <Button variant="ghost" disabled={disabled} onClick={() => dispatch(tireHotelActions.stepReopened({ step: 0 }))}>
      {t('tireHotel.otherNumber')}
    </Button>
  );
}

/** The telephone to which the code goes, as far as it may be shown. */
export function LoginStep() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, customer, resendAt, error } = useAppSelector(selectTireHotel);
  const errorText = useTireErrorText(error);
  const seconds = useSecondsUntil(resendAt);
  const isBusy = flow.value === 'sendingCode';
  return (
    <div className="narrow">
      <p>
        {t('tireHotel.loginText', { number: shownRegistrationNumber(customer?.regNo ?? '') })}{' '}
        <strong className="phone">{customer?.obfuscatedPhoneNumber}</strong>
      </p>
      {flow.value === 'codeNotSent' && errorText && (
        <Notice tone="danger" announce="now">
          {errorText}
        </Notice>
      )}
      <div className="ways">
        {error?.code !== 'TIRE_SEARCH_ENDED' && (
          <Button
            size="large"
            busy={isBusy}
            disabled={seconds > 0}
            onClick={() => dispatch(tireHotelActions.codeRequested())}
          >
            {isBusy
              ? t('tireHotel.sendingCode')
              : seconds > 0
                ? t('tireHotel.nextCode', { time: clockText(seconds) })
                : t('tireHotel.sendCode')}
          </Button>
        )}
        <OtherNumber disabled={isBusy} />
      </div>
    </div>
  );
}

/** The code of the text message. */
export function CodeStep() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, customer, resendAt, error } = useAppSelector(selectTireHotel);
  const errorText = useTireErrorText(error);
  const seconds = useSecondsUntil(resendAt);
  const errorId = useId();
  const [input, setInput] = useState({ digits: EMPTY_CODE, entered: flow.entered });
  const form = useRef<HTMLFormElement>(null);
  const isBusy = flow.value === 'validating' || flow.value === 'sendingCode';
  const isRefused = flow.value === 'codeRefused';
  // A refused code is cleared.
  const digits = isRefused && input.entered !== flow.entered ? EMPTY_CODE : input.digits;
  const code = digits.join('');
  const isComplete = digits.every((digit) => digit !== '');
  // Our own server's sentence has it.
  const triesLeft = error?.code === 'TIRE_CODE_WRONG' && !error.params.message ? error.params.triesLeft : undefined;
  useEffect(() => {
    if (!isBusy) form.current?.querySelector('input')?.focus();
  }, [isBusy]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !isBusy) dispatch(tireHotelActions.codeEntered({ code }));
  };
  return (
    <form className="narrow" onSubmit={submit} noValidate ref={form}>
      <p>
        {t('tireHotel.codeText', { minutes: CODE_MINUTES })}{' '}
        <strong className="phone">{customer?.obfuscatedPhoneNumber}</strong>
      </p>
      <CodeBoxes
        digits={digits}
        onChange={(changed) => setInput({ digits: changed, entered: flow.entered })}
        isInvalid={isRefused}
        readOnly={isBusy}
        describedBy={errorText ? errorId : undefined}
      />
      {(isRefused || flow.value === 'resendFailed') && errorText && (
        <div id={errorId}>
          <Notice tone="danger" announce="now">
            <p>
              {errorText}
              {typeof triesLeft === 'number' && ` ${t('tireHotel.triesLeft', { count: triesLeft })}`}
            </p>
          </Notice>
        </div>
      )}
      <div className="ways">
        <Button type="submit" size="large" busy={flow.value === 'validating'} disabled={!isComplete}>
          {t(flow.value === 'validating' ? 'tireHotel.verifying' : 'tireHotel.verify')}
        </Button>
        <Button
          variant="secondary"
          busy={flow.value === 'sendingCode'}
          disabled={seconds > 0 || flow.value === 'validating'}
          onClick={() => dispatch(tireHotelActions.codeRequested())}
        >
          {seconds > 0 ? t('tireHotel.nextCode', { time: clockText(seconds) }) : t('tireHotel.resend')}
        </Button>
        <OtherNumber disabled={isBusy} />
      </div>
    </form>
  );
}
