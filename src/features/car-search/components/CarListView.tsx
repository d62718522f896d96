import {
  Suspense,
  useMemo,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { CarCardProps } from '@/features/car-search/components/CarCard';
import { CarGrid } from '@/features/car-search/components/CarGrid';
import { EmptyList as EagerEmptyList } from '@/features/car-search/components/EmptyList';
import { ListSearch as EagerListSearch } from '@/features/car-search/components/ListSearch';
import { UnderstoodText as EagerUnderstoodText } from '@/features/car-search/components/UnderstoodText';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { selectFacilityIndex } from '@/store/context';
import { CodePending } from '@/ui/CodePending';
import { Hydrated } from '@/ui/Hydrated';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { Button } from '@/ui/primitives/Button';
import { breakpoints } from '@/ui/tokens';
import { useCodeAhead } from '@/ui/useCodeAhead';
import { selectIsFiltering, selectIsMapOpen, selectLastCar } from '../carsPage.selectors';
import { filterPanelChosen, filtersClosed, filtersOpened, mapToggled } from '../carsPage.slice';
import {
  selectFilterCount,
  selectLanding,
  selectListState,
  selectLoadedQuery,
  selectProgress,
  selectCarIds,
} from '../carList.selectors';
import { countText } from '@/i18n/list/countText';
import { listHeading } from '@/i18n/list/listHeading';
import { ActiveFilters as EagerActiveFilters } from './ActiveFilters';
import { carListStyles } from './carList.styles';
import { FilterPanel as EagerFilterPanel } from './FilterPanel';
import { LIST_FORM } from './listForm';
import { ListEnd, ListError, loadListError } from './ListStates';
import { ListSort as EagerListSort } from './ListSort';

const loadDialog = () => import('./FilterDialog');

/** Shown on narrow screens, on request. Its code is loaded after hydration. */
const FilterDialog = lazyWithRetry(() => loadDialog().then((module) => module.FilterDialog));

const codeAhead = [loadDialog, loadListError];

/**
 * Resolves once the window has room for the filters next to the list. A phone opens them in the dialog: the hidden column
 * stays the server's markup there and takes none of its time.
 */
const nextToList = (): Promise<void> =>
  new Promise((resolve) => {
    const wide = window.matchMedia(`(min-width: ${breakpoints.lg}px)`);
    if (wide.matches) resolve();
    else wide.addEventListener('change', () => resolve(), { once: true });
  });

/**
 * Hydrated when their code has arrived; the server renders them eagerly. The condition is repeated for each, because
 * the bundler drops the eager import only from a literal `typeof window` test.
 */
const ListSearch =
  typeof window === 'undefined'
    ? EagerListSearch
    : lazyWithRetry(() => import('@/features/car-search/components/ListSearch').then((module) => module.ListSearch));
const ListSort =
  typeof window === 'undefined'
    ? EagerListSort
    : lazyWithRetry(() => import('./ListSort').then((module) => module.ListSort));
const FilterPanel =
  typeof window === 'undefined'
    ? EagerFilterPanel
    : lazyWithRetry(async () => {
        await nextToList();
        return import('./FilterPanel').then((module) => module.FilterPanel);
      });
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

/** Opened by the visitor. */
const ListMap = lazyWithRetry(() => import('./ListMap').then((module) => module.ListMap));

/** Rendered after hydration, in reserved space. */
const ShareLink = lazyWithRetry(() =>
  import('@/features/car-search/components/ShareLink').then((module) => module.ShareLink),
);

/*
 * The same elements at every render: React bails out of them. A new element would make it hydrate the boundary at once,
 * and remove the server's markup, with what the visitor has typed in it, where the code has not arrived.
 */
const codePending = <CodePending />;
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
const listSort = (
  <Suspense>
    <ListSort />
  </Suspense>
);
const filterPanel = (
  <Suspense fallback={codePending}>
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
export interface CarListViewProps {
  /** Renders nothing; loads the controls of the cards and passes them to `onLoaded`. */
  CardToolsLoader: ComponentType<{ onLoaded: (next: () => CardTools) => void }>;
  /** Next to the link to the list, rendered after hydration. */
  listTools?: ReactNode;
  /** Where no car matches: what else the visitor can do, rendered after hydration. */
  emptyTools?: ReactNode;
}

export type CardTools = CarCardProps['Tools'];

/**
 * Hides and shows the filters at the side, on wide screens. The mode is an attribute of html, set before paint, and the
 * styles show the label that fits.
 */
function PanelToggle() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const toggle = () => {
    const { dataset } = document.documentElement;
    const mode = dataset.filterPanel === 'toggle' ? 'sticky' : 'toggle';
    dataset.filterPanel = mode;
    dispatch(filterPanelChosen({ mode }));
  };
  return (
    <span className="panelToggle" data-needs-script>
      <Button variant="secondary" icon="filter" onClick={toggle}>
        <span className="hide">{t('list.hideFilters')}</span>
        <span className="show">{t('list.showFilters')}</span>
      </Button>
    </span>
  );
}

const RESULTS_ID = 'results';

/** Past the filters to the cards, without another history entry. */
function skipFilters(event: MouseEvent) {
  const results = document.getElementById(RESULTS_ID);
  if (!results) return;
  event.preventDefault();
  (results.querySelector<HTMLElement>('.cards a') ?? results).focus();
}

/** Back from a car, its card gets the focus. */
function useReturnFocus() {
  const view = useRef<HTMLDivElement>(null);
  const lastCar = useAppSelector(selectLastCar);
  const focus = useEffectEvent(() => {
    if (lastCar !== null)
      view.current?.querySelector<HTMLElement>(`[data-car="${lastCar}"] a`)?.focus({ preventScroll: true });
  });
  useEffect(() => focus(), []);
  return view;
}

/** The car list: search, filters, sort and cards. The address holds the complete query. */
export function CarListView({ CardToolsLoader, listTools, emptyTools }: CarListViewProps) {
  const emptyList = useMemo(
    () => (
      <Suspense fallback={codePending}>
        <EmptyList tools={emptyTools} />
      </Suspense>
    ),
    [emptyTools],
  );
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const filtering = useAppSelector(selectIsFiltering);
  const view = useReturnFocus();
  const ids = useAppSelector(selectCarIds);
  const phase = useAppSelector(selectListState);
  const chosen = useAppSelector(selectFilterCount);
  const progress = useAppSelector(selectProgress);
  const landing = useAppSelector(selectLanding);
  const query = useAppSelector(selectLoadedQuery);
  const count = countText(progress, texts);
  useCodeAhead(codeAhead);
  const [tools, setTools] = useState<CardTools>(null);
  const hasMap = useAppSelector(selectFacilityIndex) !== null;
  const isMapOpen = useAppSelector(selectIsMapOpen);
  const busy = phase === 'searching';
  return (
    <div ref={view} css={carListStyles}>
      <CardToolsLoader onLoaded={setTools} />
      <div className="intro">
        <div className="title">
          <h1>{listHeading({ query, landing }, texts)}</h1>
          <p className="count" role="status">
            {busy ? t('list.searching') : count}
          </p>
        </div>
        <div className="link">
          {listTools}
          {shareLink}
        </div>
        {landing && landing.lead !== '' && progress.total > 0 && <p className="lead">{landing.lead}</p>}
      </div>
      <div className="tools">
        {listSearch}
        <div className="bar">
          <span className="openFilters" data-needs-script data-chosen={chosen > 0 || undefined}>
            <Button
              variant="secondary"
              icon="filter"
              wide
              aria-haspopup="dialog"
              busy={filtering}
              onClick={() => dispatch(filtersOpened())}
            >
              {chosen > 0 ? t('list.filtersWithCount', { count: chosen }) : t('list.filters')}
            </Button>
          </span>
          <PanelToggle />
          {listSort}
          {hasMap && (
            <span className="mapToggle" data-needs-script>
              <Button variant="secondary" icon="pin" aria-expanded={isMapOpen} onClick={() => dispatch(mapToggled())}>
                <span>{t('list.map')}</span>
              </Button>
            </span>
          )}
        </div>
      </div>
      <a className="skipFilters" href={`#${RESULTS_ID}`} onClick={skipFilters}>
        {t('list.skip')}
      </a>
      <div className="columns">
        {filtering ? (
          <Suspense fallback={codePending}>
            <FilterDialog onClose={() => dispatch(filtersClosed())} />
          </Suspense>
        ) : (
          <aside className="side" aria-label={t('list.filters')}>
            {filterPanel}
            <button type="submit" form={LIST_FORM} className="submit">
              {t('list.submitFilters')}
            </button>
          </aside>
        )}
        <section id={RESULTS_ID} tabIndex={-1} className="results" aria-label={t('list.results')} aria-busy={busy}>
          <h2 className="visually-hidden">{t('list.results')}</h2>
          {queryParts}
          {isMapOpen && (
            <Suspense fallback={codePending}>
              <ListMap />
            </Suspense>
          )}
          {phase === 'searchFailed' && (
            <Suspense fallback={codePending}>
              <ListError />
            </Suspense>
          )}
          {ids.length > 0 && (
            <>
              <ListEnd side="earlier" />
              <div className="cards">
                <CarGrid ids={ids} prioritised shallow loans="among" ranked Tools={tools} />
              </div>
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
