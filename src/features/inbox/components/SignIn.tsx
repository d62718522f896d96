import { useContext, useState, type FormEvent } from 'react';
import { emailField } from '@/domain/forms/fields.schema';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { SiteTitle } from '@/ui/frame/HeadTexts';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { TextInput } from '@/ui/primitives/TextInput';
import { selectInboxSession } from '../inbox.selectors';
import { inboxSessionActions } from '../inboxSession.slice';
import { InboxError } from './InboxError';

const email = emailField();

/** Asks for an address; the link comes by mail. */
function LinkForm() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, error, ...session } = useAppSelector(selectInboxSession);
  const [value, setValue] = useState(session.email);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = email.isValidSync(value);
    setIsWrong(!isValid);
    if (isValid && flow.value !== 'requesting') dispatch(inboxSessionActions.linkRequested({ email: value.trim() }));
  };
  return (
    <>
      <p>{t('inbox.signInLead')}</p>
      {flow.value === 'requestFailed' && <InboxError error={error} />}
      <form onSubmit={submit} noValidate>
        <TextInput
          label={t('inbox.email')}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={value}
          onChange={({ target }) => setValue(target.value)}
          {...(isWrong && { error: t('inbox.wrongEmail') })}
        />
        <div className="actions">
          <Button type="submit" icon="mail" busy={flow.value === 'requesting'}>
            {t('inbox.sendLink')}
          </Button>
        </div>
      </form>
    </>
  );
}

/** The views of somebody who is not signed in. */
export function SignIn() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, error } = useAppSelector(selectInboxSession);
  const siteTitle = useContext(SiteTitle);
  const another = (
    <Button variant="ghost" onClick={() => dispatch(inboxSessionActions.anotherWanted())}>
      {t('inbox.anotherLink')}
    </Button>
  );
  const isConfirming = flow.value === 'confirming' || flow.value === 'signingIn';
  return (
    <section className="narrow" aria-labelledby="inbox-title">
      <p className="soft">{siteTitle}</p>
      <h1 id="inbox-title">{t('inbox.signInTitle')}</h1>
      {(flow.value === 'signedOut' || flow.value === 'requesting' || flow.value === 'requestFailed') && <LinkForm />}
      {flow.value === 'linkMailed' && (
        <Notice tone="success" announce="polite" actions={another}>
          <p>{t('inbox.linkSent')}</p>
        </Notice>
      )}
      {isConfirming && (
        <>
          <p>{t('inbox.confirmLead')}</p>
          <div className="actions">
            <Button busy={flow.value === 'signingIn'} onClick={() => dispatch(inboxSessionActions.signInConfirmed())}>
              {t('inbox.signIn')}
            </Button>
          </div>
        </>
      )}
      {flow.value === 'signInFailed' && (
        <InboxError
          error={error}
          onRetry={error?.code === 'SIGN_IN_LINK_INVALID' ? undefined : () => dispatch(inboxSessionActions.retried())}
        >
          {another}
        </InboxError>
      )}
      {flow.value === 'checkFailed' && (
        <InboxError error={error} onRetry={() => dispatch(inboxSessionActions.retried())} />
      )}
    </section>
  );
}
