import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { CarCardProps } from '@/features/car-search/components/CarCard';
import { CarGrid } from '@/features/car-search/components/CarGrid';
import { selectCanCompare, type WithCompare } from '@/features/compare/compare.selectors';
import { EmptyList as WholeEmptyList } from '@/features/car-search/components/EmptyList';
import { ListSearch as WholeListSearch } from '@/features/car-search/components/ListSearch';
import { UnderstoodText as WholeWordsRead } from '@/features/car-search/components/UnderstoodText';
import { useTexts } from '@/i18n/TextsProvider';
import type { ContextRoot } from '@/store/context';
import { Hydrated } from '@/ui/Hydrated';
import { late, patiently } from '@/ui/late';
import { Button } from '@/ui/primitives/Button';
import {
  selectFilterCount,
  selectLanding,
  selectListState,
  selectProgress,
  selectCarIds,
  type WithCarList,
} from '../carList.selectors';
import { countText } from './countText';
import { ActiveFilters as WholeNarrowing } from './ActiveFilters';
import { carListStyles } from './carList.styles';
import { FilterPanel as WholeFilterPanel } from './FilterPanel';
import { LIST_FORM } from './listForm';
import { ListEnd, ListError, loadListError } from './ListStates';
import { ListSort } from './ListSort';

const loadDialog = () => import('./FilterDialog');

/** For narrow screens, and only when asked for: its code comes when the page is alive. */
const FilterDialog = lazy(async () => ({ default: (await loadDialog()).FilterDialog }));

type Tools = CarCardProps['Tools'];

/**
 * What cards offer beside their links: once the feature is there, which brings its code. Cards without it are cards all the
 * same. Looks for itself: a list that is drawn anew while the code of its parts is on the way loses their markup until then.
 */
function CardToolsLoader({ onCome }: { onCome: (next: () => Tools) => void }) {
  const there = useSelector((state: WithCompare) => selectCanCompare(state));
  useEffect(() => {
    if (!there) return;
    // Where its code never comes, cards go without.
    patiently(() => import('@/features/compare/components/CardTools')).then(
      ({ CardTools }) => startTransition(() => onCome(() => CardTools)),
      () => undefined,
    );
  }, [there, onCome]);
  return null;
}

/** Markup, and a plain form, until their code is there. The server has them at hand; said in so many words each time, or the bundler keeps both. */
const ListSearch =
  typeof window === 'undefined'
    ? WholeListSearch
    : late(() => import('@/features/car-search/components/ListSearch').then((module) => module.ListSearch));
const FilterPanel =
  typeof window === 'undefined'
    ? WholeFilterPanel
    : late(() => import('./FilterPanel').then((module) => module.FilterPanel));
const ActiveFilters =
  typeof window === 'undefined'
    ? WholeNarrowing
    : late(() => import('./ActiveFilters').then((module) => module.ActiveFilters));
const UnderstoodText =
  typeof window === 'undefined'
    ? WholeWordsRead
    : late(() => import('@/features/car-search/components/UnderstoodText').then((module) => module.UnderstoodText));
const EmptyList =
  typeof window === 'undefined'
    ? WholeEmptyList
    : late(() => import('@/features/car-search/components/EmptyList').then((module) => module.EmptyList));

/** For a living page alone; its place is kept. */
const ShareLink = late(() => import('@/features/car-search/components/ShareLink').then((module) => module.ShareLink));

/** The car list: search, filters, sort and cards. Everything asked stands in the address. */
export function CarListView() {
  const { t, format } = useTexts();
  const [filtering, setFiltering] = useState(false);
  const ids = useSelector((state: WithCarList) => selectCarIds(state));
  const phase = useSelector((state: WithCarList) => selectListState(state));
  const chosen = useSelector((state: WithCarList) => selectFilterCount(state));
  const progress = useSelector((state: WithCarList) => selectProgress(state));
  const landing = useSelector((state: WithCarList & ContextRoot) => selectLanding(state));
  const count = countText(progress, { t, format });
  useEffect(() => {
    for (const load of [loadDialog, loadListError]) void load().catch(() => undefined);
  }, []);
  const [tools, setTools] = useState<Tools>(null);
  const busy = phase === 'searching';
  return (
    <div css={carListStyles}>
      <CardToolsLoader onCome={setTools} />
      <div className="intro">
        <h1>{landing?.title || t('list.title')}</h1>
        <p className="count" role="status">
          {busy ? t('list.searching') : count}
        </p>
        <div className="link">
          <Hydrated>
            <Suspense>
              <ShareLink />
            </Suspense>
          </Hydrated>
        </div>
        {landing && landing.lead !== '' && progress.total > 0 && <p className="lead">{landing.lead}</p>}
      </div>
      <div className="tools">
        <Suspense>
          <ListSearch />
        </Suspense>
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
            <Suspense>
              <FilterPanel />
            </Suspense>
            <button type="submit" form={LIST_FORM} className="submit">
              {t('list.submitFilters')}
            </button>
          </aside>
        )}
        <section className="results" aria-label={t('list.results')} aria-busy={busy}>
          <h2 className="visually-hidden">{t('list.results')}</h2>
          <Suspense>
            <UnderstoodText />
          </Suspense>
          <Suspense>
            <ActiveFilters />
          </Suspense>
          {phase === 'searchFailed' && (
            <Suspense>
              <ListError />
            </Suspense>
          )}
          {ids.length > 0 && (
            <>
              <ListEnd side="earlier" />
              <CarGrid ids={ids} prioritised inPlace Tools={tools} />
              <p className="illustration">{t('list.illustration')}</p>
              <ListEnd side="later" />
            </>
          )}
          {ids.length === 0 && phase === 'settled' && (
            <Suspense>
              <EmptyList />
            </Suspense>
          )}
        </section>
      </div>
    </div>
  );
}
