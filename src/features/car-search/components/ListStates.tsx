import { Suspense } from 'react';
import { LAST_PAGE, PAGE_SIZE } from '@/domain/search/carList';
import { listAddress } from '@/domain/search/listAddress';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { plainClick } from '@/ui/plainClick';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { CodePending } from '@/ui/CodePending';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { previousRequested, moreRequested } from '../carList.slice';
import { selectCarList, selectListState, selectProgress } from '../carList.selectors';
import { ListLimit as EagerListLimit } from './ListLimit';
import { ListError as EagerListError } from './ListError';

export const loadListError = () => import('./ListError');

/** Loaded after hydration: when it is needed, the network may be down. */
export const ListError =
  typeof window === 'undefined'
    ? EagerListError
    : lazyWithRetry(() => loadListError().then((module) => module.ListError));

/** Rendered below page 20 only. */
const ListLimit =
  typeof window === 'undefined'
    ? EagerListLimit
    : lazyWithRetry(() => import('./ListLimit').then((module) => module.ListLimit));

/** Before and after the cards: links to further pages, and how many cars are shown. Plain links without JavaScript. */
export function ListEnd({ side }: { side: 'earlier' | 'later' }) {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const paths = useAppSelector(selectPaths);
  const { query, pages, requestedPage } = useAppSelector(selectCarList);
  const phase = useAppSelector(selectListState);
  const progress = useAppSelector(selectProgress);
  const loaded = Object.keys(pages).map(Number);
  const page = side === 'later' ? Math.max(...loaded) + 1 : Math.min(...loaded) - 1;
  const busy = phase === 'paging' && requestedPage === page;
  // While another search runs, or after it failed, the cars on screen belong to an older query, which gets no further
  // pages.
  const canLoadMore = phase === 'settled' || phase === 'pagingFailed';
  const offered = side === 'later' ? progress.hasMore : progress.hasEarlier;
  const link = offered && (
    <a
      className="page"
      href={listAddress(paths, { ...query, page })}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (!plainClick(event)) return;
        event.preventDefault();
        if (canLoadMore) dispatch(side === 'later' ? moreRequested() : previousRequested());
      }}
    >
      {busy ? t('list.loadingMore') : t(side === 'later' ? 'list.showMore' : 'list.showPrevious')}
    </a>
  );
  if (side === 'earlier') return offered ? <div className="end">{link}</div> : null;
  const total = progress.open ? format.countFrom(progress.total) : format.number(progress.total);
  return (
    <div className="end">
      <p id="list-progress">
        {t('list.shown', { shown: format.number(progress.shown), total, pluralBy: progress.total })}
      </p>
      <progress max={progress.total} value={progress.shown} aria-labelledby="list-progress" />
      {phase === 'pagingFailed' && (
        <Suspense fallback={<CodePending />}>
          <ListError />
        </Suspense>
      )}
      {link}
      {!offered && progress.total > LAST_PAGE * PAGE_SIZE && (
        <Suspense>
          <ListLimit />
        </Suspense>
      )}
    </div>
  );
}
