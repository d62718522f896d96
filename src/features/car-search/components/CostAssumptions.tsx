import { css } from '@emotion/react';
import {
  assumptionsOf,
  DEFAULT_STEP,
  distanceOfStep,
  distanceSteps,
  monthlyCostField,
  type MonthlyCostField,
} from '@/domain/finance/monthlyCost';
import { costMarketOf, hasTax } from '@/domain/finance/costMarket';
import type { NumberRange } from '@/domain/search/search';
import { useTexts } from '@/i18n/TextsProvider';
import { selectContext } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CreditWarning } from '@/ui/frame/CreditWarning';
import { Notice } from '@/ui/primitives/Notice';
import { Select } from '@/ui/primitives/Select';
import { token } from '@/ui/tokens';
import { rangeEdited, sortChosen } from '../carList.slice';
import { selectQuery } from '../carList.selectors';

const styles = css({
  display: 'grid',
  gap: token('space.12'),
  marginBlockStart: token('space.12'),
  p: { margin: 0, fontSize: token('text.small'), color: token('color.inkSoft') },
});

/** What the monthly cost of the panel is reckoned with. Another assumption moves the range, and the sort, to its field. */
export function CostAssumptions({ name, range }: { name: MonthlyCostField; range: NumberRange }) {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const { odometer, currency, site } = useAppSelector(selectContext);
  const { sort } = useAppSelector(selectQuery);
  const { kind, step } = assumptionsOf(name) ?? { kind: 'own', step: DEFAULT_STEP };
  const change = (next: MonthlyCostField) => {
    if (next === name) return;
    dispatch(rangeEdited({ name, range: null }));
    // Without bounds yet the field is chosen by the least one.
    dispatch(
      rangeEdited({ name: next, range: range.min === undefined && range.max === undefined ? { min: 0 } : range }),
    );
    if (sort === `${name}_asc`) dispatch(sortChosen({ sort: `${next}_asc` }));
  };
  return (
    <div css={styles}>
      <Select
        label={t('list.costDistance')}
        value={String(step)}
        options={distanceSteps.map((one) => ({
          value: String(one),
          text: format.odometer(distanceOfStep(one, odometer), odometer),
        }))}
        onChange={({ currentTarget }) => {
          const chosen = distanceSteps.find((one) => String(one) === currentTarget.value);
          if (chosen) change(monthlyCostField(kind, chosen));
        }}
      />
      {currency !== 'GBP' && (
        <Select
          label={t('list.costPaid')}
          value={kind}
          options={[
            { value: 'own', text: t('list.costOwn') },
            { value: 'loan', text: t('list.costLoan') },
          ]}
          onChange={({ currentTarget }) =>
            change(monthlyCostField(currentTarget.value === 'loan' ? 'loan' : 'own', step))
          }
        />
      )}
      <p>
        {t(hasTax(costMarketOf(currency, site)) ? 'list.costHolds' : 'list.costHoldsNoTax')} {t('list.costUnknown')}
      </p>
      {/* The amounts of the panel speak of credit (decision 22d). */}
      {kind === 'loan' && (currency === 'SEK' ? <CreditWarning note /> : <Notice title={t('finance.caution')} />)}
    </div>
  );
}
