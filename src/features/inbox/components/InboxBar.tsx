import { fragmentOfView, type InboxMember } from '@/domain/inbox/inbox';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { selectInboxSession } from '../inbox.selectors';
import { inboxSessionActions } from '../inboxSession.slice';
import { InboxError } from './InboxError';

/** Who is signed in, the views, and the way out. */
export function InboxBar({ member }: { member: InboxMember }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, view, error } = useAppSelector(selectInboxSession);
  return (
    <>
      <nav className="bar" aria-label={t('inbox.title')}>
        <span>{t('inbox.signedInAs', { name: member.name })}</span>
        <a href={fragmentOfView({ kind: 'list' })} aria-current={view.kind === 'list' ? 'page' : undefined}>
          {t('inbox.title')}
        </a>
        <a href={fragmentOfView({ kind: 'overview' })} aria-current={view.kind === 'overview' ? 'page' : undefined}>
          {t('inbox.figures')}
        </a>
        <Button
          variant="secondary"
          busy={flow.value === 'signingOut'}
          onClick={() => dispatch(inboxSessionActions.signOutRequested({ everywhere: false }))}
        >
          {t('inbox.signOut')}
        </Button>
      </nav>
      {flow.value === 'signOutFailed' && (
        <InboxError error={error} onRetry={() => dispatch(inboxSessionActions.retried())} />
      )}
      {member.role === 'group' && <p className="soft">{t('inbox.groupNote')}</p>}
    </>
  );
}
