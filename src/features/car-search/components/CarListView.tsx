import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { CarCardProps } from '@/features/car-search/components/CarCard';
import { CarGrid } from '@/features/car-search/components/CarGrid';
import { EmptyList as EagerEmptyList } from '@/features/car-search/components/EmptyList';
import { ListSearch as EagerListSearch } from '@/features/car-search/components/ListSearch';
import { UnderstoodText as EagerUnderstoodText } from '@/features/car-search/components/UnderstoodText';
import { useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { Hydrated } from '@/ui/Hydrated';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { Button } from '@/ui/primitives/Button';
import { selectFilterCount, selectLanding, selectListState, selectProgress, selectCarIds } from '../carList.selectors';
import { countText } from './countText';
import { ActiveFilters as EagerActiveFilters } from './ActiveFilters';
import { carListStyles } from './carList.styles';
import { FilterPanel as EagerFilterPanel } from './FilterPanel';
import { LIST_FORM } from './listForm';
import { ListEnd, ListError, loadListError } from './ListStates';
import { ListSort } from './ListSort';

const loadDialog = () => import('./FilterDialog');

/** Shown on narrow screens, on request. Its code is loaded after hydration. */
const FilterDialog = lazy(async () => ({ default: (await loadDialog()).FilterDialog }));

/**
 * Hydrated when their code has arrived; the server renders them eagerly. The condition is repeated for each, because
 * the bundler drops the eager import only from a literal `typeof window` test.
 */
const ListSearch =
  typeof window === 'undefined'
    ? EagerListSearch
    : lazyWithRetry(() => import('@/features/car-search/components/ListSearch').then((module) => module.ListSearch));
const FilterPanel =
  typeof window === 'undefined'
    ? EagerFilterPanel
    : lazyWithRetry(() => import('./FilterPanel').then((module) => module.FilterPanel));
const ActiveFilters =
  typeof window === 'undefined'
    ? EagerActiveFilters
    : lazyWithRetry(() => import('./ActiveFilters').then((module) => module.ActiveFilters));
const UnderstoodText =
  typeof window === 'undefined'
    ? EagerUnderstoodText
    : lazyWithRetry(() =>
        import('@/features/car-search/components/UnderstoodText').then((module) => module.UnderstoodText),
      );
const EmptyList =
  typeof window === 'undefined'
    ? EagerEmptyList
    : lazyWithRetry(() => import('@/features/car-search/components/EmptyList').then((module) => module.EmptyList));

/** Rendered after hydration, in reserved space. */
const ShareLink = lazyWithRetry(() =>
  import('@/features/car-search/components/ShareLink').then((module) => module.ShareLink),
);

/*
 * The same elements at every render: React bails out of them. A new element would make it hydrate the boundary at once,
 * and remove the server's markup, with what the visitor has typed in it, where the code has not arrived.
 */
const shareLink = (
  <Hydrated>
    <Suspense>
      <ShareLink />
    </Suspense>
  </Hydrated>
);
const listSearch = (
  <Suspense>
    <ListSearch />
  </Suspense>
);
const filterPanel = (
  <Suspense>
    <FilterPanel />
  </Suspense>
);
const queryParts = (
  <>
    <Suspense>
      <UnderstoodText />
    </Suspense>
    <Suspense>
      <ActiveFilters />
    </Suspense>
  </>
);
const emptyList = (
  <Suspense>
    <EmptyList />
  </Suspense>
);

export interface CarListViewProps {
  /** Renders nothing; loads the controls of the cards and passes them to `onLoaded`. */
  CardToolsLoader: ComponentType<{ onLoaded: (next: () => CardTools) => void }>;
}

export type CardTools = CarCardProps['Tools'];

/** The car list: search, filters, sort and cards. The address holds the complete query. */
export function CarListView({ CardToolsLoader }: CarListViewProps) {
  const { t, format } = useTexts();
  const [filtering, setFiltering] = useState(false);
  const ids = useAppSelector(selectCarIds);
  const phase = useAppSelector(selectListState);
  const chosen = useAppSelector(selectFilterCount);
  const progress = useAppSelector(selectProgress);
  const landing = useAppSelector(selectLanding);
  const count = countText(progress, { t, format });
  useEffect(() => {
    for (const load of [loadDialog, loadListError]) void load().catch(() => undefined);
  }, []);
  const [tools, setTools] = useState<CardTools>(null);
  const busy = phase === 'searching';
  return (
    <div css={carListStyles}>
      <CardToolsLoader onLoaded={setTools} />
      <div className="intro">
        <h1>{landing?.title || t('list.title')}</h1>
        <p className="count" role="status">
          {busy ? t('list.searching') : count}
        </p>
        <div className="link">{shareLink}</div>
        {landing && landing.lead !== '' && progress.total > 0 && <p className="lead">{landing.lead}</p>}
      </div>
      <div className="tools">
        {listSearch}
        <span className="openFilters" data-needs-script>
          <Button variant="secondary" icon="filter" wide aria-haspopup="dialog" onClick={() => setFiltering(true)}>
            {chosen > 0 ? t('list.filtersWithCount', { count: chosen }) : t('list.filters')}
          </Button>
        </span>
        <ListSort />
      </div>
      <div className="columns">
        {filtering ? (
          <Suspense>
            <FilterDialog onClose={() => setFiltering(false)} />
          </Suspense>
        ) : (
          <aside className="side" aria-label={t('list.filters')}>
            {filterPanel}
            <button type="submit" form={LIST_FORM} className="submit">
              {t('list.submitFilters')}
            </button>
          </aside>
        )}
        <section className="results" aria-label={t('list.results')} aria-busy={busy}>
          <h2 className="visually-hidden">{t('list.results')}</h2>
          {queryParts}
          {phase === 'searchFailed' && (
            <Suspense>
              <ListError />
            </Suspense>
          )}
          {ids.length > 0 && (
            <>
              <ListEnd side="earlier" />
              <CarGrid ids={ids} prioritised shallow Tools={tools} />
              <p className="illustration">{t('list.illustration')}</p>
              <ListEnd side="later" />
            </>
          )}
          {ids.length === 0 && phase === 'settled' && emptyList}
        </section>
      </div>
    </div>
  );
}
