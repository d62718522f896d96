import { useEffect, type ComponentType } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectInboxSession } from '../inbox.selectors';
import { inboxSessionActions, type InboxSessionState } from '../inboxSession.slice';
import { inboxStyles } from './inbox.styles';
import { InboxBar } from './InboxBar';
import { Overview } from './Overview';
import { SignIn } from './SignIn';
import { Submission } from './Submission';
import { SubmissionList } from './SubmissionList';

/**
 * A page that comes back from the browser's cache of whole pages may be another's by now: it is left for a new
 * document, and what it shows is gone at once.
 */
function useNoReturn(): void {
  const dispatch = useAppDispatch();
  const hasMember = useAppSelector((state) => selectInboxSession(state).member !== null);
  useEffect(() => {
    if (!hasMember) return undefined;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch(inboxSessionActions.expired());
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [dispatch, hasMember]);
}

function SignedIn() {
  const { member, view } = useAppSelector(selectInboxSession);
  if (!member) return null;
  return (
    <>
      <InboxBar member={member} />
      {view.kind === 'list' && <SubmissionList member={member} />}
      {view.kind === 'submission' && <Submission key={view.id} />}
      {view.kind === 'overview' && <Overview />}
    </>
  );
}

function Loading() {
  const { t } = useTexts();
  return (
    <>
      <p role="status">{t('inbox.loading')}</p>
      <noscript>
        <p>{t('inbox.needsScript')}</p>
      </noscript>
    </>
  );
}

const views = {
  checking: Loading,
  checkFailed: SignIn,
  signedOut: SignIn,
  requesting: SignIn,
  requestFailed: SignIn,
  linkMailed: SignIn,
  confirming: SignIn,
  signingIn: SignIn,
  signInFailed: SignIn,
  signedIn: SignedIn,
  signingOut: SignedIn,
  signOutFailed: SignedIn,
  leaving: Loading,
} as const satisfies Record<InboxSessionState['flow']['value'], ComponentType>;

/** The inbox of staff. */
export function Inbox() {
  const { flow } = useAppSelector(selectInboxSession);
  useNoReturn();
  const View = views[flow.value];
  return (
    <div css={inboxStyles}>
      <View />
    </div>
  );
}
