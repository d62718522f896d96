import type { ReactNode, RefObject } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { bidRange } from '@/domain/cars/bidRange';
import { CONDITION_ASPECTS } from '@/domain/forms/sellCar';
import { formsErrors } from '@/errors/entries/forms.errors';
import { textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { selectHasCarRegistry } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { carValuationActions, type CarValuationState } from '../carValuation.slice';
import { selectCarValuation } from '../sellCar.selectors';
import type { SellCarDraft } from '../sellCar.slice';

interface LikeCarsProps {
  form: Pick<UseFormReturn<SellCarDraft>, 'control'>;
  /** Per cent off the price of like cars; 0: no bid is reckoned. */
  margin: number;
}

/** What like cars in stock cost and, less the margin, what a bid is likely to be: how it is reckoned, and what it does not say. */
export function LikeCars({ ref, form, margin }: LikeCarsProps & { ref: RefObject<HTMLElement | null> }) {
  const { t } = useTexts();
  const { flow } = useAppSelector(selectCarValuation);
  const title = margin > 0 ? t('sell.bidTitle') : t('sell.rangeTitle');
  const isKnown = flow.value === 'estimated';
  return (
    <aside className="like" ref={ref} aria-label={title} data-needs-script="">
      <h3>{!isKnown ? title : t(margin > 0 ? 'sell.bidIs' : 'sell.rangeIs')}</h3>
      <div role="status">
        <Known form={form} margin={margin} />
      </div>
    </aside>
  );
}

function Known({ form, margin }: LikeCarsProps) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, range, error } = useAppSelector(selectCarValuation);
  const key = error && textKeyOf(error.code, formsErrors);
  const hasRegistry = useAppSelector(selectHasCarRegistry);
  const emptyKeys =
    margin > 0
      ? (['sell.bidEmptyPlate', 'sell.bidEmpty'] as const)
      : (['sell.rangeEmptyPlate', 'sell.rangeEmpty'] as const);
  const empty = () => <p>{t(hasRegistry ? emptyKeys[0] : emptyKeys[1])}</p>;
  const views: Record<CarValuationState['flow']['value'], () => ReactNode> = {
    empty,
    lookingUp: empty,
    found: empty,
    lookupFailed: empty,
    estimating: () => <p className="loading">{t('sell.rangeLoading')}</p>,
    estimated: () =>
      range && (margin > 0 ? <Bid form={form} margin={margin} range={range} /> : <LikePrices range={range} />),
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

type Range = NonNullable<CarValuationState['range']>;

/** What a bid is likely to be, narrower with each answer about the condition. */
function Bid({ form: { control }, margin, range }: LikeCarsProps & { range: Range }) {
  const { t, format } = useTexts();
  const [driving, outside, inside, service, wheels] = useWatch({ control, name: CONDITION_ASPECTS });
  const bid = bidRange(range, margin, { driving, outside, inside, service, wheels });
  return (
    <>
      <p className="figures">{format.moneyRange(bid.low, bid.high, range.currency)}</p>
      <p>
        {t('sell.bidBasis', {
          range: format.moneyRange(range.low, range.high, range.currency),
          margin: format.percent(margin),
        })}
      </p>
      <p>{bid.open > 0 ? t('sell.bidOpen') : t('sell.bidAnswered')}</p>
      <p className="hint">
        <Basis range={range} /> {t('sell.bidHonest')}
      </p>
    </>
  );
}

function Basis({ range: { count, fromYear, toYear } }: { range: Range }) {
  const { t, format } = useTexts();
  return t('sell.rangeBasis', {
    count: format.number(count),
    years: fromYear === toYear ? String(fromYear) : `${fromYear}–${toYear}`,
  });
}

/** What like cars cost, and no more. */
function LikePrices({ range }: { range: Range }) {
  const { t, format } = useTexts();
  return (
    <>
      <p className="figures">{format.moneyRange(range.low, range.high, range.currency)}</p>
      <p>
        <strong>
          <Basis range={range} />
        </strong>
      </p>
      <p className="hint">{t('sell.rangeHonest')}</p>
    </>
  );
}
