import { sortNames, sortOf, type SortName } from '@/domain/search/carList';
import { shownMonthlyCost } from '@/domain/search/carFacets';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { sortChosen } from '../carList.slice';
import { selectQuery } from '../carList.selectors';
import { sortText } from '@/i18n/list/filterText';
import { LIST_FORM } from './listForm';

export function ListSort() {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectQuery);
  const cost = `${shownMonthlyCost(query.ranges)}_asc`;
  const offered = sortNames.filter((name) =>
    name === 'distance_asc'
      ? query.near !== undefined
      : name.startsWith('car_monthly_cost')
        ? name === cost || name === query.sort
        : name !== 'relevance' || query.keyphrase !== '' || query.sort === 'relevance',
  );
  const choose = (value: string) => {
    const sort = sortNames.find((name) => name === value);
    if (sort) dispatch(sortChosen({ sort }));
  };
  return (
    <label className="sort">
      <span>{t('list.sort')}</span>
      <select name="sort" form={LIST_FORM} value={sortOf(query)} onChange={(event) => choose(event.target.value)}>
        {offered.map((name: SortName) => (
          <option key={name} value={name}>
            {sortText(name, texts)}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={1.1} />
    </label>
  );
}
