import { useTexts } from '@/i18n/TextsProvider';
import { selectTimeZone } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { selectInboxPanel, selectInboxSession } from '../inbox.selectors';
import { inboxPanelActions } from '../inboxPanel.slice';
import { inboxSessionActions } from '../inboxSession.slice';
import { InboxError } from './InboxError';
import { durationText, momentText } from './inboxTexts';
import { ViewHeading } from './ViewHeading';

function Figures() {
  const texts = useTexts();
  const { t } = texts;
  const { figures } = useAppSelector(selectInboxPanel);
  if (figures.length === 0) return <p>{t('inbox.none')}</p>;
  return (
    <div className="table" role="region" aria-labelledby="inbox-title" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('inbox.site')}</th>
            <th scope="col">{t('inbox.figureReceived')}</th>
            <th scope="col">{t('inbox.figureReplied')}</th>
            <th scope="col">{t('inbox.figureWaiting')}</th>
            <th scope="col">{t('inbox.median')}</th>
            <th scope="col">{t('inbox.slowest')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ site, title, received, replied, waiting, medianMinutes, slowestMinutes }) => (
            <tr key={site}>
              <th scope="row">
                {title} ({site})
              </th>
              <td>{received}</td>
              <td>{replied}</td>
              <td>{waiting}</td>
              <td>{durationText(medianMinutes, texts)}</td>
              <td>{durationText(slowestMinutes, texts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sessions() {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const timeZone = useAppSelector(selectTimeZone);
  const { flow, sessions, ending, error } = useAppSelector(selectInboxPanel);
  const session = useAppSelector(selectInboxSession);
  const moment = (instant: string) => momentText(instant, timeZone, texts);
  return (
    <section className="card" aria-labelledby="inbox-sessions">
      <h2 id="inbox-sessions">{t('inbox.sessions')}</h2>
      {flow.value === 'endFailed' && <InboxError error={error} onRetry={() => dispatch(inboxPanelActions.retried())} />}
      <ul className="history">
        {sessions.map(({ id, createdAt, seenAt, isThis }) => (
          <li key={id} className="actions">
            <span>
              {t('inbox.session', { since: moment(createdAt), seen: moment(seenAt) })}
              {isThis && ` (${t('inbox.thisSession')})`}
            </span>
            {!isThis && (
              <Button
                variant="secondary"
                busy={flow.value === 'ending' && ending === id}
                onClick={() => dispatch(inboxPanelActions.sessionEndRequested({ id }))}
              >
                {t('inbox.endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button
          variant="secondary"
          busy={session.flow.value === 'signingOut' && session.everywhere}
          onClick={() => dispatch(inboxSessionActions.signOutRequested({ everywhere: true }))}
        >
          {t('inbox.signOutAll')}
        </Button>
      </div>
    </section>
  );
}

/** How soon the sites reply, and where the member is signed in. */
export function Overview() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, error } = useAppSelector(selectInboxPanel);
  return (
    <section aria-busy={flow.value === 'loading'}>
      <ViewHeading>{t('inbox.figures')}</ViewHeading>
      {flow.value === 'loading' && <p role="status">{t('inbox.loading')}</p>}
      {flow.value === 'loadFailed' && (
        <InboxError error={error} onRetry={() => dispatch(inboxPanelActions.retried())} />
      )}
      {(flow.value === 'shown' || flow.value === 'ending' || flow.value === 'endFailed') && (
        <>
          <Figures />
          <Sessions />
        </>
      )}
    </section>
  );
}
