import { css } from '@emotion/react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { isEmailAddress } from '@/domain/forms/emailAddress';
import { alertsErrors } from '@/errors/entries/alerts.errors';
import { textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { TextInput } from '@/ui/primitives/TextInput';
import { token } from '@/ui/tokens';
import { alertEndRequested, alertRequested } from '../saved.slice';
import { selectAlert } from '../saved.selectors';

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: token('space.8'),
  flexBasis: '100%',
  fontSize: token('text.small'),
  form: { display: 'grid', gap: token('space.12'), width: '100%', maxWidth: '30rem' },
  '.fields': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token('space.8') },
  '.fields > :first-child': { flex: '1 1 14rem' },
  '.consent': { color: token('color.inkSoft') },
  '.state': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: token('space.8') },
  '.state p:empty': { display: 'none' },
});

export interface SearchAlertProps {
  /** Of the saved search. */
  address: string;
  name: string;
  /** Whether this device has requested an alert for it. */
  hasAlert: boolean;
}

/** Mail about a saved search: asks for the address, says what is waiting or confirmed, and ends it. */
export function SearchAlert({ address, name, hasAlert }: SearchAlertProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const alert = useAppSelector((state) => selectAlert(state, address));
  const [isOpen, setOpen] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const hasActed = useRef(false);
  const request = alert?.request ?? 'none';
  // The control that was pressed is gone then.
  useEffect(() => {
    if (request !== 'none' || !hasActed.current) return;
    hasActed.current = false;
    setOpen(false);
    status.current?.focus();
  }, [request]);
  const state = alert?.state ?? null;
  const isWatched = hasAlert && (state === 'waiting' || state === 'confirmed');
  const errorKey = alert?.error ? textKeyOf(alert.error.code, alertsErrors) : null;
  const end = () => {
    hasActed.current = true;
    dispatch(alertEndRequested({ address }));
  };
  const start = (mail: string) => {
    hasActed.current = true;
    dispatch(alertRequested({ address, mail }));
  };
  return (
    <div css={styles}>
      <div className="state">
        <p role="status" ref={status} tabIndex={-1}>
          {state === 'waiting' && t('saving.alertWaiting')}
          {state === 'confirmed' && t('saving.alertConfirmed')}
          {state === 'ended' && t('saving.alertEnded')}
        </p>
        {isWatched && (
          <Button
            variant="ghost"
            busy={request === 'sending'}
            aria-label={t('saving.alertEndFor', { name })}
            onClick={end}
          >
            {t('saving.alertEnd')}
          </Button>
        )}
        {!isWatched && !isOpen && (!hasAlert || state === 'ended') && (
          <Button
            variant="ghost"
            flush
            icon="mail"
            aria-label={`${t('saving.alert')}: ${name}`}
            onClick={() => setOpen(true)}
          >
            {t('saving.alert')}
          </Button>
        )}
      </div>
      {!isWatched && isOpen && (
        <AlertForm isSending={request === 'sending'} onStart={start} onClose={() => setOpen(false)} />
      )}
      {request === 'failed' && errorKey && (
        <p role="alert" className="failed">
          {t(errorKey)}
        </p>
      )}
    </div>
  );
}

interface AlertFormProps {
  isSending: boolean;
  onStart: (mail: string) => void;
  onClose: () => void;
}

function AlertForm({ isSending, onStart, onClose }: AlertFormProps) {
  const { t } = useTexts();
  const [mail, setMail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isMail = isEmailAddress(mail.trim());
    setWrong(!isMail);
    if (isMail) onStart(mail.trim());
    else field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <p>{t('saving.alertLead')}</p>
      <div className="fields">
        <TextInput
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          required
          label={t('saving.alertMail')}
          value={mail}
          {...(isWrong && { error: t('saving.alertInvalid') })}
          onChange={({ target }) => setMail(target.value)}
        />
        <Button type="submit" busy={isSending}>
          {t('saving.alertStart')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('saving.alertClose')}
        </Button>
      </div>
      <p className="consent">{t('saving.alertConsent')}</p>
    </form>
  );
}
