import { sortNames, sortOf, type CarListQuery, type SortName } from '@/domain/search/carList';
import { isMonthlyCostSort, shownMonthlyCost } from '@/domain/search/carFacets';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { sortChosen } from '../carList.slice';
import { selectFacetGroups, selectHasBidsEnd, selectQuery } from '../carList.selectors';
import { sortText } from '@/i18n/list/valueText';
import { LIST_FORM } from './listForm';

/** Shown, so that a visitor learns of it, but not to be chosen. */
const needsLocation = (name: SortName, { near }: CarListQuery): boolean =>
  name === 'distance_asc' && near === undefined;

/** Sorts that this list, with or without electric cars and lots of an auction, has a use for. */
function isOffered(
  name: SortName,
  { ranges, sort, keyphrase }: CarListQuery,
  { hasRange, hasBidsEnd }: { hasRange: boolean; hasBidsEnd: boolean },
): boolean {
  if (name === sort) return true;
  if (name === 'car_bids_end_desc') return hasBidsEnd;
  if (isMonthlyCostSort(name)) return name === `${shownMonthlyCost(ranges)}_asc`;
  if (name === 'wltp_electric_range_desc') return hasRange;
  return name !== 'relevance' || keyphrase !== '';
}

export function ListSort() {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectQuery);
  const hasRange = useAppSelector(selectFacetGroups).some(
    (group) => group.kind === 'range' && group.unit === 'range' && group.buckets.length > 0,
  );
  const hasBidsEnd = useAppSelector(selectHasBidsEnd);
  const offered = sortNames.filter((name) => isOffered(name, query, { hasRange, hasBidsEnd }));
  const choose = (value: string) => {
    const sort = sortNames.find((name) => name === value);
    if (sort) dispatch(sortChosen({ sort }));
  };
  return (
    <label className="sort">
      <span>{t('list.sort')}</span>
      <select name="sort" form={LIST_FORM} value={sortOf(query)} onChange={(event) => choose(event.target.value)}>
        {offered.map((name: SortName) => (
          <option key={name} value={name} disabled={needsLocation(name, query)}>
            {needsLocation(name, query) ? t('list.sortNeedsPlace') : sortText(name, texts)}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={1.1} />
    </label>
  );
}
