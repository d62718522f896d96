import { memo } from 'react';
import { useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { useAfterPaint } from '@/ui/useAfterPaint';
import { selectFacetGroups, type FacetGroup } from '../carList.selectors';
import { filterPanelStyles } from './filterPanel.styles';
import { RangeFacet } from './RangeFacet';
import { TermsFacet } from './TermsFacet';

/** Groups that stand open at first: what most people begin with. */
const OPEN = 6;
/** Groups that a window shows at once. */
const IN_VIEW = 2;

/** The filter groups with their counts. The same in the side panel and in the dialog of narrow screens. */
export function FilterPanel() {
  const groups = useAppSelector(selectFacetGroups);
  return (
    <div css={filterPanelStyles}>
      {groups.map((group, index) =>
        isEmpty(group) ? null : <Group key={group.name} group={group} opened={index < OPEN} inView={index < IN_VIEW} />,
      )}
    </div>
  );
}

const Terms = memo(TermsFacet);
const Range = memo(RangeFacet);

const isEmpty = (group: FacetGroup): boolean =>
  group.chosen === 0 && (group.kind === 'terms' ? group.choices.length === 0 : group.buckets.length === 0);

/** What is chosen in a group, to be compared. */
const choiceIn = (group: FacetGroup): string =>
  group.kind === 'range'
    ? `${group.range.min} ${group.range.max}`
    : group.choices
        .flatMap((choice) => [choice, ...choice.children])
        .filter(({ chosen }) => chosen)
        .map(({ value }) => value)
        .join('\n');

/** Counts of groups further down, most of them closed, come after the list is painted; what the visitor chooses never waits. */
function useShown(group: FacetGroup, inView: boolean): FacetGroup {
  const painted = useAfterPaint(group);
  return inView || choiceIn(group) !== choiceIn(painted) ? group : painted;
}

const Group = memo(function Group({ group, opened, inView }: { group: FacetGroup; opened: boolean; inView: boolean }) {
  const { t } = useTexts();
  const shown = useShown(group, inView);
  return (
    <details open={opened || group.chosen > 0}>
      <summary>
        <span>{t(`list.facet.${group.name}`)}</span>
        {group.chosen > 0 && <span className="chosen">{group.chosen}</span>}
      </summary>
      <div className="content" aria-busy={shown !== group || undefined}>
        {shown.kind === 'terms' ? <Terms group={shown} /> : <Range group={shown} />}
      </div>
    </details>
  );
});
