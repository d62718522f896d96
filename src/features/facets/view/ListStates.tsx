import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LAST_PAGE, PAGE_SIZE } from '@/domain/carList';
import { listAddress } from '@/domain/listAddress';
import { rowOf, textKeyOf } from '@/errors/known';
import { plainClick } from '@/features/cars/view/plainClick';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths, type ContextRoot } from '@/store/context';
import { late } from '@/ui/late';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { earlierAsked, filtersCleared, moreAsked, retried } from '../model/facets.events';
import { selectFacets, selectFault, selectPhase, selectProgress, type WithFacets } from '../model/facets.selectors';
import { ListLimit as WholeListLimit } from './ListLimit';

/** Few come so far. */
const ListLimit = typeof window === 'undefined' ? WholeListLimit : late(() => import('./ListLimit').then((module) => module.ListLimit));

/** The search failed: what happened, and the ways on of its row of the catalogue. The choices and the cars on show stay. */
export function ListTrouble() {
  const { t } = useTexts();
  const dispatch = useDispatch();
  const fault = useSelector((state: WithFacets) => selectFault(state));
  const key = fault && textKeyOf(fault.code);
  if (!fault || !key) return null;
  const { waysOut } = rowOf(fault.code);
  const ways = (
    <>
      {waysOut.includes('retry') && <Button variant="secondary" onClick={() => dispatch(retried())}>{t('error.wayRetry')}</Button>}
      {waysOut.includes('clearFilters') && <Button variant="ghost" onClick={() => dispatch(filtersCleared())}>{t('error.wayClearFilters')}</Button>}
    </>
  );
  return (
    <Notice tone="danger" announce="polite" actions={ways}>
      <p>{t(key, fault.facts)}</p>
      {fault.facts.reference !== undefined && <p>{t('error.reference', { reference: fault.facts.reference })}</p>}
    </Notice>
  );
}

/** Before and after the cards: further pages, and how far the list has come. A plain link without JavaScript. */
export function ListEnd({ side }: { side: 'earlier' | 'later' }) {
  const { t, format } = useTexts();
  const dispatch = useDispatch();
  const paths = useSelector((state: ContextRoot) => selectPaths(state));
  const { query, pages, asked } = useSelector((state: WithFacets) => selectFacets(state));
  const phase = useSelector((state: WithFacets) => selectPhase(state));
  const progress = useSelector((state: WithFacets) => selectProgress(state));
  const loaded = Object.keys(pages).map(Number);
  const page = side === 'later' ? Math.max(...loaded) + 1 : Math.min(...loaded) - 1;
  const busy = phase === 'paging' && asked === page;
  // While another question is open, or has failed, the cars on show answer an older one: it gets no further pages.
  const takesMore = phase === 'settled' || phase === 'pagingTrouble';
  const offered = side === 'later' ? progress.hasMore : progress.hasEarlier;
  const link = offered && (
    <a
      className="page" href={listAddress(paths, { ...query, page })} aria-disabled={busy || undefined}
      onClick={(event) => {
        if (!plainClick(event)) return;
        event.preventDefault();
        if (takesMore) dispatch(side === 'later' ? moreAsked() : earlierAsked());
      }}
    >
      {busy ? t('list.loadingMore') : t(side === 'later' ? 'list.showMore' : 'list.showPrevious')}
    </a>
  );
  if (side === 'earlier') return offered ? <div className="end">{link}</div> : null;
  const total = progress.open ? format.countFrom(progress.total) : format.number(progress.total);
  return (
    <div className="end">
      <p id="list-progress">{t('list.shown', { shown: format.number(progress.shown), total, pluralBy: progress.total })}</p>
      <progress max={progress.total} value={progress.shown} aria-labelledby="list-progress" />
      {phase === 'pagingTrouble' && <ListTrouble />}
      {link}
      {!offered && progress.total > LAST_PAGE * PAGE_SIZE && <Suspense><ListLimit /></Suspense>}
    </div>
  );
}
