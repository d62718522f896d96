import { css } from '@emotion/react';
import { fuelKindOf } from '@/domain/finance/fuel';
import { SEARCHED_COST } from '@/domain/finance/monthlyCost';
import { toggleTerm } from '@/domain/search/carList';
import { listAddress } from '@/domain/search/listAddress';
import { carTerms } from '@/domain/vocabulary/carTerms';
import { valueText } from '@/i18n/list/valueText';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectPaths } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { LinkChip } from '@/ui/primitives/Chip';
import { Icon } from '@/ui/primitives/Icon';
import { snapRow } from '@/ui/primitives/snapRow.styles';
import { media, token } from '@/ui/tokens';
import { plainClick } from '../../../ui/plainClick';
import { selectFacetGroups, selectQuery, type RangeGroup, type TermsGroup } from '../carList.selectors';
import { filterRemoved, queryChosen, termToggled } from '../carList.slice';

const BODIES = 2;

const styles = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...snapRow('auto'),
  // The first card is no part of the row.
  'li:last-of-type, li:first-of-type': { marginBlockEnd: token('space.8') },
  [media.md]: { display: 'none' },
});

const isTerms =
  (name: TermsGroup['name']) =>
  (group: TermsGroup | RangeGroup): group is TermsGroup =>
    group.kind === 'terms' && group.name === name;

/**
 * On a phone, where the panel is a dialog: the filters that most visitors want, as far as the stock has cars for them.
 * Links to the list with the filter, or without it where it is set.
 */
export function QuickFilters() {
  const texts = useTexts();
  const dispatch = useAppDispatch();
  const groups = useAppSelector(selectFacetGroups);
  const query = useAppSelector(selectQuery);
  const paths = useAppSelector(selectPaths);
  const currency = useAppSelector(selectCurrency);
  const choicesOf = (name: TermsGroup['name']) =>
    (groups.find(isTerms(name))?.choices ?? [])
      .filter(({ count, chosen }) => count > 0 || chosen)
      .map(({ value, text, chosen }) => ({
        key: `${name} ${value}`,
        kind: text,
        text: valueText(name, text, texts),
        chosen,
        address: listAddress(paths, { ...query, terms: toggleTerm(query.terms, name, value), page: 1 }),
        choose: () => dispatch(termToggled({ name, value })),
      }));
  const fuels = choicesOf('car_fuel');
  const named = [
    ...fuels.filter(({ kind }) => fuelKindOf(kind) === 'electric'),
    ...choicesOf('car_gearbox').filter(({ kind }) => carTerms.car_gearbox.automatic.some((word) => word === kind)),
  ];
  const others = [
    ...choicesOf('car_body').slice(0, BODIES),
    ...fuels.filter(({ kind }) => fuelKindOf(kind) === 'plugin'),
  ];

  const cost = groups.find((group): group is RangeGroup => group.kind === 'range' && group.name === SEARCHED_COST);
  const range = query.ranges[SEARCHED_COST];
  // The first step of the scale, a round amount.
  const [step, next] = cost?.buckets ?? [];
  const max = range ? range.max : next && step?.max;
  const withMost = (bound: number) => ({
    ...query,
    ranges: { ...query.ranges, [SEARCHED_COST]: { max: bound } },
    page: 1,
  });
  const monthly =
    max === undefined || range?.min !== undefined
      ? []
      : [
          {
            key: SEARCHED_COST,
            text: texts.t('list.quickMonthly', { price: texts.format.money(max, currency) }),
            chosen: range !== undefined,
            address: listAddress(paths, range ? { ...query, ranges: without(query.ranges), page: 1 } : withMost(max)),
            choose: () =>
              dispatch(
                range
                  ? filterRemoved({ kind: 'range', name: SEARCHED_COST, range })
                  : queryChosen({ query: withMost(max) }),
              ),
          },
        ];
  const filters = [...named, ...monthly, ...others];
  if (filters.length === 0) return null;
  return (
    <ul css={styles} aria-label={texts.t('list.quickFilters')}>
      {filters.map(({ key, text, chosen, address, choose }) => (
        <li key={key}>
          <LinkChip
            href={address}
            current={chosen}
            onClick={(event) => {
              if (!plainClick(event)) return;
              event.preventDefault();
              choose();
            }}
          >
            {chosen && <Icon name="check" />}
            {text}
          </LinkChip>
        </li>
      ))}
    </ul>
  );
}

function without<Ranges extends Partial<Record<typeof SEARCHED_COST, unknown>>>(ranges: Ranges) {
  const { [SEARCHED_COST]: _old, ...rest } = ranges;
  return rest;
}
