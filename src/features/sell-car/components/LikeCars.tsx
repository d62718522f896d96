import type { ReactNode, RefObject } from 'react';
import { formsErrors } from '@/errors/entries/forms.errors';
import { textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { selectHasCarRegistry } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { carValuationActions, type CarValuationState } from '../carValuation.slice';
import { selectCarValuation } from '../sellCar.selectors';

/** What like cars in stock cost: how many, which years, and what it does not say. */
export function LikeCars({ ref }: { ref: RefObject<HTMLElement | null> }) {
  const { t } = useTexts();
  const { flow } = useAppSelector(selectCarValuation);
  return (
    <aside className="like" ref={ref} aria-label={t('sell.rangeTitle')} data-needs-script="">
      <h3>{t(flow.value === 'estimated' ? 'sell.rangeIs' : 'sell.rangeTitle')}</h3>
      <div role="status">
        <Known />
      </div>
    </aside>
  );
}

function Known() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, range, error } = useAppSelector(selectCarValuation);
  const key = error && textKeyOf(error.code, formsErrors);
  const hasRegistry = useAppSelector(selectHasCarRegistry);
  const empty = () => <p>{t(hasRegistry ? 'sell.rangeEmptyPlate' : 'sell.rangeEmpty')}</p>;
  const views: Record<CarValuationState['flow']['value'], () => ReactNode> = {
    empty,
    lookingUp: empty,
    found: empty,
    lookupFailed: empty,
    estimating: () => <p className="loading">{t('sell.rangeLoading')}</p>,
    estimated: () => range && <Figures range={range} />,
    tooFew: () => <p>{t('sell.tooFew')}</p>,
    rangeFailed: () => (
      <>
        <p>{t(key ?? 'error.valuationFailed', error?.params)}</p>
        <Button variant="secondary" icon="reload" onClick={() => dispatch(carValuationActions.rangeRetried())}>
          {t('error.actionRetry')}
        </Button>
      </>
    ),
  };
  return views[flow.value]();
}

function Figures({ range }: { range: NonNullable<CarValuationState['range']> }) {
  const { t, format } = useTexts();
  const { low, high, currency, count, fromYear, toYear } = range;
  return (
    <>
      <p className="figures">{format.moneyRange(low, high, currency)}</p>
      <p>
        <strong>
          {t('sell.rangeBasis', {
            count: format.number(count),
            years: fromYear === toYear ? String(fromYear) : `${fromYear}–${toYear}`,
          })}
        </strong>
      </p>
      <p className="hint">{t('sell.rangeHonest')}</p>
    </>
  );
}
