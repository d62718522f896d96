import type { ReactNode, RefObject } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { bidRange, bidScale, type BidRange } from '@/domain/cars/bidRange';
import { CONDITION_ASPECTS } from '@/domain/forms/sellCar';
import { carPath } from '@/domain/sites/routes';
import { formsErrors } from '@/errors/entries/forms.errors';
import { textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { selectContext, selectHasCarRegistry } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { carValuationActions, type CarValuationState } from '../carValuation.slice';
import { selectCarValuation, selectSellCar } from '../sellCar.selectors';
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
    <aside
      className="like"
      ref={ref}
      aria-label={title}
      data-needs-script=""
      data-requested={isRequested(flow.value) || undefined}
    >
      <h3>{isKnown && margin === 0 ? t('sell.rangeIs') : title}</h3>
      {isRequested(flow.value) && <OfferedCarName />}
      <div role="status">
        <Known form={form} margin={margin} />
      </div>
    </aside>
  );
}

/** 'Volvo V60 2021 · 6 000 mil · ABC123'. */
function OfferedCarName() {
  const { format } = useTexts();
  const { car, plate } = useAppSelector(selectCarValuation);
  const { odometer } = useAppSelector(selectContext);
  if (!car) return null;
  const name = `${car.brand} ${car.model} ${car.year}`;
  return (
    <p className="offered">
      {[name, format.odometer(car.mileage, odometer), plate].filter((part) => part !== null).join(' · ')}
    </p>
  );
}

/** Whether the panel says more than what to fill in. */
const isRequested = (state: CarValuationState['flow']['value']): boolean =>
  state === 'estimating' || state === 'estimated' || state === 'tooFew' || state === 'rangeFailed';

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

/** What a bid is likely to be, lower with each worse answer about the condition. */
function Bid({ form: { control }, margin, range }: LikeCarsProps & { range: Range }) {
  const { t, format } = useTexts();
  const { step } = useAppSelector(selectSellCar);
  const [driving, outside, inside, service, wheels] = useWatch({ control, name: CONDITION_ASPECTS });
  const bid = bidRange(range, margin, { driving, outside, inside, service, wheels });
  return (
    <>
      <p className="figures lead">{t('sell.bidAbout', { price: format.money(bid.middle, range.currency) })}</p>
      {bid.low < bid.high && (
        <p className="between">
          {t('sell.bidBetween', { range: format.moneyRange(bid.low, bid.high, range.currency) })}
        </p>
      )}
      <BidBar range={range} margin={margin} bid={bid} />
      <p className="condition">{t(step === 0 ? 'sell.bidGood' : bid.open > 0 ? 'sell.bidOpen' : 'sell.bidAnswered')}</p>
      <p>
        {t('sell.bidBasis', {
          range: format.moneyRange(range.low, range.high, range.currency),
          margin: format.percent(margin),
        })}
      </p>
      <WiderThanUsual />
      <Examples range={range} />
      <p className="hint">
        <Basis range={range} /> {t('sell.bidHonest')}
      </p>
    </>
  );
}

/**
 * The bid on a scale from worn to good: its range is a band, its middle a mark. The sums of the ends are told where the
 * condition is asked for.
 */
function BidBar({ range, margin, bid }: { range: Range; margin: number; bid: BidRange }) {
  const { t, format } = useTexts();
  const { step } = useAppSelector(selectSellCar);
  const { from, to, low, high, middle } = bidScale(range, margin, bid);
  const ends = [
    ['sell.barWorn', from],
    ['sell.barGood', to],
  ] as const;
  return (
    <div className="bar" css={{ '--low': `${low}%`, '--high': `${100 - high}%`, '--middle': `${middle}%` }}>
      <div className="track" aria-hidden="true" />
      {ends.map(([name, sum]) => (
        <p key={name}>
          {t(name)}
          {step > 0 && (
            <>
              {' '}
              <strong>{format.money(sum, range.currency)}</strong>
            </>
          )}
        </p>
      ))}
    </div>
  );
}

function Basis({ range: { count, fromYear, toYear } }: { range: Range }) {
  const { t, format } = useTexts();
  return t('sell.rangeBasis', {
    count: format.number(count),
    years: fromYear === toYear ? String(fromYear) : `${fromYear}–${toYear}`,
  });
}

function WiderThanUsual() {
  const { t } = useTexts();
  const { isWide } = useAppSelector(selectCarValuation);
  return isWide && <p>{t('sell.rangeWide')}</p>;
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
      <WiderThanUsual />
      <Examples range={range} />
      <p className="hint">{t('sell.rangeHonest')}</p>
    </>
  );
}

/** The closest of the like cars: proof that anybody can look at. Folded on a phone, where the way on is below them. */
function Examples({ range: { currency } }: { range: Range }) {
  const { t, format } = useTexts();
  const { examples } = useAppSelector(selectCarValuation);
  const { odometer, paths } = useAppSelector(selectContext);
  if (examples.length === 0) return null;
  return (
    <details>
      <summary className="label">
        {t('sell.examples')}
        <Icon name="chevron" />
      </summary>
      <p className="label">{t('sell.examples')}</p>
      <ul className="examples">
        {examples.map((car) => (
          <li key={car.car_id}>
            <Link href={carPath(paths, car)}>
              {car.year} · {format.odometer(car.mileage, odometer)}
            </Link>{' '}
            <strong>{format.money(car.price, currency)}</strong>
          </li>
        ))}
      </ul>
    </details>
  );
}
