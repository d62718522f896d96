import { isDay, type InboxField, type InboxSubmission } from '@/domain/inbox/inbox';
import { useTexts, type TextsValue } from '@/i18n/TextsProvider';
import { selectCurrency, selectTimeZone } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import type { Currency } from '@/domain/cars/car';
import { choiceText, eventKeys, fieldLabel, mailKeys, momentText } from './inboxTexts';

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** A stored value as people read it: of any form, by its type. */
function valueText(
  name: string,
  value: InboxField['values'][number],
  { t, format }: Pick<TextsValue, 't' | 'format'>,
  currency: Currency,
): string {
  if (typeof value === 'boolean') return t(value ? 'inbox.yes' : 'inbox.no');
  if (typeof value === 'number')
    return name.endsWith('Minor') ? format.minorMoney({ amount: value, currency }) : format.number(value);
  const [, date, time] = LOCAL_TIME.exec(value) ?? [];
  if (date && time) return `${format.weekdayDate(date)} ${time}`;
  return isDay(value) ? format.longDate(value) : choiceText(name, value, t);
}

/** The values of the form. */
export function SubmissionFields({ fields }: Pick<InboxSubmission, 'fields'>) {
  const texts = useTexts();
  const { t } = texts;
  const currency = useAppSelector(selectCurrency);
  return (
    <section className="card" aria-labelledby="inbox-data">
      <h2 id="inbox-data">{t('inbox.data')}</h2>
      <dl>
        {fields
          .filter(({ name }) => name !== 'plan.currency' && name !== 'plan.kind')
          .map(({ name, label, values, isHidden }) => (
            <div key={name}>
              <dt>{label || fieldLabel(name, t)}</dt>
              <dd>
                {isHidden ? (
                  <i>{t('inbox.hidden')}</i>
                ) : (
                  values.map((value) => valueText(name, value, texts, currency)).join('\n')
                )}
              </dd>
            </div>
          ))}
      </dl>
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
