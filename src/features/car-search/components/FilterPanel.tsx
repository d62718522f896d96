import { Fragment, memo, Suspense, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isMonthlyCost } from '@/domain/search/carFacets';
import { facetName } from '@/i18n/list/filterText';
import { selectOdometer } from '@/store/context';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { CostAssumptions as EagerCostAssumptions } from './CostAssumptions';
import { PlaceFilter as EagerPlaceFilter } from './PlaceFilter';
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
/** The group before which the distance to a place stands. */
const FIRST_PLACE = 'car_site_region';
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
  const hasPlaces = groups.some(
    (group) => group.kind === 'terms' && group.name === 'car_site_city' && group.choices.length > 1,
  );
  return (
    <div css={filterPanelStyles}>
      {groups.map((group, index) =>
        isEmpty(group) ? null : (
          <Fragment key={group.name}>
            {group.name === FIRST_PLACE && hasPlaces && <Place complete={complete} />}
            <Group group={group} opened={index < OPEN} complete={complete} inView={index < IN_VIEW} />
          </Fragment>
        ),
      )}
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

const PlaceFilter =
  typeof window === 'undefined'
    ? EagerPlaceFilter
    : lazyWithRetry(() => import('./PlaceFilter').then((module) => module.PlaceFilter));

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

/** Whether a group has been opened, also before hydration: it then has its content. */
function useWasOpened(details: RefObject<HTMLDetailsElement | null>, initially: boolean) {
  const [wasOpened, setWasOpened] = useState(initially);
  const fill = () => {
    if (details.current?.open) setWasOpened(true);
  };
  const fillOpened = useEffectEvent(fill);
  useLayoutEffect(() => fillOpened(), []);
  return { wasOpened, onToggle: wasOpened ? undefined : fill };
}

/** How far away a car may be. */
function Place({ complete }: { complete: boolean }) {
  const { t } = useTexts();
  const details = useRef<HTMLDetailsElement>(null);
  const isChosen = useAppSelector((state) => selectQuery(state).near !== undefined);
  const { wasOpened, onToggle } = useWasOpened(details, isChosen || complete);
  return (
    <details ref={details} open={isChosen} onToggle={onToggle}>
      <summary>
        <span>{t('list.place')}</span>
        {isChosen && <span className="chosen">1</span>}
      </summary>
      {(wasOpened || isChosen) && (
        <div className="content">
          <Suspense fallback={null}>
            <PlaceFilter />
          </Suspense>
        </div>
      )}
    </details>
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
  const details = useRef<HTMLDetailsElement>(null);
  const isOpen = opened || group.chosen > 0;
  const { wasOpened, onToggle } = useWasOpened(details, isOpen || complete);
  return (
    <details ref={details} open={isOpen} onToggle={onToggle}>
      <summary>
        <span>{facetName(group.name, texts, odometer)}</span>
        {group.chosen > 0 && <span className="chosen">{group.chosen}</span>}
      </summary>
      {(wasOpened || isOpen) && (
        <div className="content" aria-busy={shown !== group || undefined}>
          {shown.kind === 'terms' ? <Terms group={shown} complete={complete} /> : <Range group={shown} />}
          {shown.kind === 'range' && isMonthlyCost(shown.name) && (
            <Suspense fallback={null}>
              <CostAssumptions name={shown.name} range={shown.range} />
            </Suspense>
          )}
        </div>
      )}
    </details>
  );
});
