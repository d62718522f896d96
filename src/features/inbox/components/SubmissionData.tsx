import type { InboxSubmission } from '@/domain/inbox/inbox';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectTimeZone } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { fieldRows } from './fieldRows';
import { eventKeys, mailKeys, momentText } from './inboxTexts';

/** The values of the form, with links to the cars that it names and to whom it is from. */
export function SubmissionFields({ submission }: { submission: InboxSubmission }) {
  const { t, format } = useTexts();
  const currency = useAppSelector(selectCurrency);
  return (
    <section className="card" aria-labelledby="inbox-data">
      <h2 id="inbox-data">{t('inbox.data')}</h2>
      <dl>
        {fieldRows(submission, { t, format, currency }).map(({ name, label, isHidden, lines, address }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {isHidden ? (
                <i>{t('inbox.hidden')}</i>
              ) : address === undefined ? (
                lines.join('\n')
              ) : (
                <a href={address} {...(address.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}>
                  {lines.join('\n')}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Pictures that came along; each opens in full size. */
export function SubmissionPictures({ pictures }: Pick<InboxSubmission, 'pictures'>) {
  const { t } = useTexts();
  if (pictures.length === 0) return null;
  return (
    <section className="card" aria-labelledby="inbox-pictures">
      <h2 id="inbox-pictures">{t('sell.photos')}</h2>
      <ul className="pictures">
        {pictures.map((path, index) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noreferrer">
              <img src={path} alt={t('sell.photo', { number: index + 1 })} loading="lazy" width="240" height="180" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What staff has written. */
export function SubmissionReplies({ replies }: Pick<InboxSubmission, 'replies'>) {
  const texts = useTexts();
  const { t } = texts;
  const timeZone = useAppSelector(selectTimeZone);
  if (replies.length === 0) return null;
  return (
    <section className="card" aria-labelledby="inbox-replies">
      <h2 id="inbox-replies">{t('inbox.replies')}</h2>
      <ul className="letters">
        {replies.map(({ id, by, body, writtenAt, mail }) => (
          <li key={id}>
            {body === '' ? <i>{t('inbox.hidden')}</i> : <p>{body}</p>}
            <p className="soft">
              {[by, momentText(writtenAt, timeZone, texts), ...(mail ? [t(mailKeys[mail])] : [])].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happened to it, the oldest first. */
export function SubmissionHistory({ history }: Pick<InboxSubmission, 'history'>) {
  const texts = useTexts();
  const { t } = texts;
  const timeZone = useAppSelector(selectTimeZone);
  return (
    <section className="card" aria-labelledby="inbox-history">
      <h2 id="inbox-history">{t('inbox.history')}</h2>
      <ol className="history">
        {history.map(({ action, occurredAt, by, to }) => (
          <li key={`${occurredAt} ${action} ${by} ${to}`}>
            {[t(eventKeys[action], { to }), by].filter(Boolean).join(', ')}
            <br />
            <time className="soft" dateTime={occurredAt}>
              {momentText(occurredAt, timeZone, texts)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
