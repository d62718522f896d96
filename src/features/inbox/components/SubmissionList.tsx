import { fragmentOfView, type InboxItem, type InboxMember } from '@/domain/inbox/inbox';
import { useTexts } from '@/i18n/TextsProvider';
import { selectTimeZone } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { selectInboxList } from '../inbox.selectors';
import { inboxListActions } from '../inboxList.slice';
import { InboxError } from './InboxError';
import { formName, momentText, stateKeys } from './inboxTexts';
import { ListFilter } from './ListFilter';
import { ViewHeading } from './ViewHeading';

function Row({ item, siteTitle }: { item: InboxItem; siteTitle: string }) {
  const texts = useTexts();
  const timeZone = useAppSelector(selectTimeZone);
  const { t } = texts;
  return (
    <li>
      <a href={fragmentOfView({ kind: 'submission', id: item.id })}>
        <span>
          <strong>{item.from || item.reference}</strong>
          {formName(item.form, t)}
        </span>
        <span className="soft">
          {[siteTitle, item.facility].filter(Boolean).join(', ')}
          <br />
          {item.reference}
        </span>
        <time className="soft" dateTime={item.createdAt}>
          {momentText(item.createdAt, timeZone, texts)}
        </time>
        <span className="state" data-state={item.state}>
          {t(stateKeys[item.state])}
        </span>
      </a>
    </li>
  );
}

/** The submissions, the newest first. */
export function SubmissionList({ member }: { member: InboxMember }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, filter, page, error } = useAppSelector(selectInboxList);
  const titles = new Map(member.sites.map(({ name, title }) => [name, title]));
  const isLoading = flow.value === 'loading';
  const openPage = (to: number) => dispatch(inboxListActions.filtered({ ...filter, page: to }));
  return (
    <section aria-labelledby="inbox-title" aria-busy={isLoading}>
      <ViewHeading>{t('inbox.title')}</ViewHeading>
      <ListFilter
        filter={filter}
        sites={member.sites}
        busy={isLoading}
        onFilter={(next) => dispatch(inboxListActions.filtered(next))}
      />
      {flow.value === 'loadFailed' && <InboxError error={error} onRetry={() => dispatch(inboxListActions.retried())} />}
      <p role="status">
        {page ? (page.total === 0 ? t('inbox.none') : t('inbox.count', { count: page.total })) : t('inbox.loading')}
      </p>
      {page && page.items.length > 0 && (
        <ul className="rows">
          {page.items.map((item) => (
            <Row key={item.id} item={item} siteTitle={titles.get(item.site) ?? item.site} />
          ))}
        </ul>
      )}
      {page && page.pages > 1 && (
        <div className="actions">
          <Button variant="secondary" disabled={page.page <= 1} onClick={() => openPage(page.page - 1)}>
            {t('inbox.previous')}
          </Button>
          <span>{t('inbox.page', { page: page.page, pages: page.pages })}</span>
          <Button variant="secondary" disabled={page.page >= page.pages} onClick={() => openPage(page.page + 1)}>
            {t('inbox.next')}
          </Button>
        </div>
      )}
    </section>
  );
}
