import { Fragment, memo, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { isMonthlyCost } from '@/domain/search/carFacets';
import { facetName } from '@/i18n/list/filterText';
import { selectOdometer } from '@/store/context';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { CostAssumptions as EagerCostAssumptions } from './CostAssumptions';
import { LocationFilter as EagerLocationFilter } from './LocationFilter';
import { useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { useAfterPaint } from '@/ui/useAfterPaint';
import { ALL_FILTERS } from '../allFilters';
import { selectFacetGroups, selectQuery, selectShowsAllFilters, type FacetGroup } from '../carList.selectors';
import { filterPanelStyles } from './filterPanel.styles';
import { LIST_FORM } from './listForm';
import { RangeFacet } from './RangeFacet';
import { TermsFacet } from './TermsFacet';

/** Number of groups that are open at first. */
const OPEN = 6;
/** The group before which the distance to a place stands: after make and price, as most buyers narrow a list. */
const AFTER_LOCATION = 'car_body';
/** Number of groups that are in sight without scrolling. */
const IN_VIEW = 2;

/**
 * The filter groups with their counts, for the side panel and for the dialog of narrow screens. A group that is closed
 * gets its content when it is opened. Without script a button loads the page with all of it (`?filters=all`).
 */
export function FilterPanel() {
  const { t } = useTexts();
  const groups = useAppSelector(selectFacetGroups);
  const complete = useAppSelector(selectShowsAllFilters);
  // In a single town distances say nothing.
  const hasTowns = groups.some(
    (group) => group.kind === 'terms' && group.name === 'car_site_city' && group.choices.length > 1,
  );
  return (
    <div css={filterPanelStyles}>
      {groups.map((group, index) => (
        <Fragment key={group.name}>
          {group.name === AFTER_LOCATION && hasTowns && <LocationGroup complete={complete} />}
          {!isEmpty(group) && (
            <Group group={group} opened={index < OPEN} complete={complete} inView={index < IN_VIEW} />
          )}
        </Fragment>
      ))}
      {!complete && (
        <button type="submit" form={LIST_FORM} name={ALL_FILTERS.name} value={ALL_FILTERS.value} className="all">
          {t('list.allFilters')}
        </button>
      )}
    </div>
  );
}

/** Eager on the server; its code is loaded after the list. */
const CostAssumptions =
  typeof window === 'undefined'
    ? EagerCostAssumptions
    : lazyWithRetry(() => import('./CostAssumptions').then((module) => module.CostAssumptions));

const LocationFilter =
  typeof window === 'undefined'
    ? EagerLocationFilter
    : lazyWithRetry(() => import('./LocationFilter').then((module) => module.LocationFilter));

const Terms = memo(TermsFacet);
const Range = memo(RangeFacet);

const isEmpty = (group: FacetGroup): boolean =>
  group.chosen === 0 && (group.kind === 'terms' ? group.choices.length === 0 : group.buckets.length === 0);

/** The chosen values or bounds of a group as text, for comparison. */
const choiceIn = (group: FacetGroup): string =>
  group.kind === 'range'
    ? `${group.range.min} ${group.range.max}`
    : group.choices
        .flatMap((choice) => [choice, ...choice.children])
        .filter(({ chosen }) => chosen)
        .map(({ value }) => value)
        .join('\n');

/**
 * Groups further down, most of them closed, get new counts after the list is painted, but the visitor's choice at once.
 */
function useShown(group: FacetGroup, inView: boolean): FacetGroup {
  const painted = useAfterPaint(group);
  if (painted === group) return group;
  return inView || choiceIn(group) !== choiceIn(painted) ? group : painted;
}

interface FoldProps {
  title: string;
  /** How many values are chosen. */
  chosen: number;
  isOpen: boolean;
  /** With its content, also while it is closed. */
  complete: boolean;
  isBusy?: boolean;
  children: ReactNode;
}

/** A group that gets its content when it is opened. */
function Fold({ title, chosen, isOpen, complete, isBusy = false, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(isOpen || complete);
  const fill = () => {
    if (details.current?.open) setWasOpened(true);
  };
  // Opened before hydration.
  useLayoutEffect(fill, []);
  return (
    <details ref={details} open={isOpen} onToggle={wasOpened ? undefined : fill}>
      <summary>
        <span>{title}</span>
        {chosen > 0 && <span className="chosen">{chosen}</span>}
      </summary>
      {(wasOpened || isOpen) && (
        <div className="content" aria-busy={isBusy || undefined}>
          {children}
        </div>
      )}
    </details>
  );
}

/** How far away a car may be. */
function LocationGroup({ complete }: { complete: boolean }) {
  const { t } = useTexts();
  const isChosen = useAppSelector((state) => selectQuery(state).near !== undefined);
  return (
    <Fold title={t('list.place')} chosen={isChosen ? 1 : 0} isOpen={isChosen} complete={complete}>
      <Suspense fallback={null}>
        <LocationFilter />
      </Suspense>
    </Fold>
  );
}

interface GroupProps {
  group: FacetGroup;
  /** At first. */
  opened: boolean;
  /** With all its content, also while it is closed. */
  complete: boolean;
  inView: boolean;
}

const Group = memo(function Group({ group, opened, complete, inView }: GroupProps) {
  const texts = useTexts();
  const odometer = useAppSelector(selectOdometer);
  const shown = useShown(group, inView);
  return (
    <Fold
      title={facetName(group.name, texts, odometer)}
      chosen={group.chosen}
      isOpen={opened || group.chosen > 0}
      complete={complete}
      isBusy={shown !== group}
    >
      {shown.kind === 'terms' ? <Terms group={shown} complete={complete} /> : <Range group={shown} />}
      {shown.kind === 'range' && isMonthlyCost(shown.name) && (
        <Suspense fallback={null}>
          <CostAssumptions name={shown.name} range={shown.range} />
        </Suspense>
      )}
    </Fold>
  );
});
