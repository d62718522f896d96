import { fragmentOfView, type InboxSubmission } from '@/domain/inbox/inbox';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { selectInboxSession, selectInboxSubmission } from '../inbox.selectors';
import { inboxSubmissionActions } from '../inboxSubmission.slice';
import { ReplyForm } from './ReplyForm';
import { HeldActions } from './HeldActions';
import { InboxError } from './InboxError';
import { formName, stateKeys } from './inboxTexts';
import { Reassign } from './Reassign';
import { SubmissionFields, SubmissionHistory, SubmissionPictures, SubmissionReplies } from './SubmissionData';
import { ViewHeading } from './ViewHeading';

const newId = (): string => crypto.randomUUID();

/** What the member can do with it. */
function Actions({ submission }: { submission: InboxSubmission }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, change } = useAppSelector(selectInboxSubmission);
  const { state, canReply, canHandle, site, replies } = submission;
  if (state === 'dropped') return <p>{t('inbox.droppedNote')}</p>;
  const isHandled = state === 'handled';
  const toggle = () => {
    if (flow.value !== 'changing')
      dispatch(inboxSubmissionActions.changeRequested({ kind: 'handle', handled: !isHandled }));
  };
  return (
    <>
      {canHandle && state === 'held' && <HeldActions />}
      {canHandle && state !== 'held' && (
        <section className="card">
          {canReply ? <ReplyForm newId={newId} /> : <p>{t('inbox.noAddress')}</p>}
          <div className="actions">
            <Button
              variant={isHandled || (canReply && replies.length === 0) ? 'secondary' : 'primary'}
              icon={isHandled ? 'undo' : 'check'}
              busy={flow.value === 'changing' && change?.kind === 'handle'}
              onClick={toggle}
            >
              {t(isHandled ? 'inbox.reopen' : 'inbox.handle')}
            </Button>
          </div>
        </section>
      )}
      <section className="card">
        <Reassign key={site} current={site} />
      </section>
    </>
  );
}

/** One submission with its history. */
export function Submission() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, id, submission, error } = useAppSelector(selectInboxSubmission);
  const member = useAppSelector((state) => selectInboxSession(state).member);
  const siteTitle = member?.sites.find(({ name }) => name === submission?.site)?.title ?? submission?.site ?? '';
  const reload = () => dispatch(inboxSubmissionActions.opened({ id }));
  const isStale = error?.code === 'SUBMISSION_CHANGED';
  // What was pressed is gone after these changes: another heading takes the focus.
  const stage = flow.value === 'movedAway' ? 'moved' : submission?.state === 'held' ? 'held' : 'decided';
  return (
    <section aria-labelledby="inbox-title" aria-busy={flow.value === 'loading'}>
      <p>
        <a href={fragmentOfView({ kind: 'list' })}>{t('inbox.back')}</a>
      </p>
      <ViewHeading key={stage}>{submission ? submission.from || submission.reference : t('inbox.title')}</ViewHeading>
      {flow.value === 'loading' && !submission && <p role="status">{t('inbox.loading')}</p>}
      {flow.value === 'loadFailed' && (
        <InboxError
          error={error}
          onRetry={
            error?.code === 'SUBMISSION_NOT_FOUND' ? undefined : () => dispatch(inboxSubmissionActions.retried())
          }
        />
      )}
      {flow.value === 'movedAway' && (
        <Notice tone="success" announce="polite">
          <p>{t('inbox.moved')}</p>
        </Notice>
      )}
      {submission && (
        <>
          <p className="actions">
            <span className="state" data-state={submission.state} role="status">
              {t(stateKeys[submission.state])}
            </span>
            <span>{[formName(submission.form, t), submission.reference].join(' · ')}</span>
            <span className="soft">{[siteTitle, submission.facility].filter(Boolean).join(', ')}</span>
          </p>
          {flow.value === 'changeFailed' && (
            <InboxError error={error} onRetry={isStale ? reload : () => dispatch(inboxSubmissionActions.retried())} />
          )}
          <div className="two">
            <div>
              <SubmissionFields submission={submission} />
              <SubmissionPictures pictures={submission.pictures} />
              <SubmissionReplies replies={submission.replies} />
            </div>
            <div>
              <Actions submission={submission} />
              <SubmissionHistory history={submission.history} />
            </div>
          </div>
        </>
      )}
    </section>
  );
}
