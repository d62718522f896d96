import { useEffect, useState } from 'react';
import type { LoanPlan, LoanRules } from '@/domain/finance/loanPlan';
import { mostOfMonth, priceLoan } from '@/domain/finance/priceLoan';
import { disclosed } from '@/domain/finance/undisclosed';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency, selectPaths } from '@/store/context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { effectiveRateText } from '@/features/car-search/components/carTexts';
import { selectCarsUpTo } from '../carsUpTo.selectors';
import { monthChosen } from '../carsUpTo.slice';
import { CreditDisclosure } from './CreditDisclosure';
import { amountsOf, currencySign, isSignFirst } from './financeTexts';
import { financeStyles } from './finance.styles';
import { LoanCalculator } from './LoanCalculator';
import { LoanCars } from './LoanCars';
import { MonthBar } from './MonthBar';
import { SliderField } from './SliderField';

/**
 * The calculator with a price in place of a car, for a visitor who does not look at one yet, and a link to the cars of
 * such a month. Without script it is an example.
 */
export function PriceLoan({ title, price: first, rules }: { title: string; price: number; rules: LoanRules }) {
  const texts = useTexts();
  const { t } = texts;
  const currency = useAppSelector(selectCurrency);
  const { carList } = useAppSelector(selectPaths);
  const [price, setPrice] = useState(first);
  const [plan, setPlan] = useState<LoanPlan | null>(null);
  const hidden = priceLoan(rules, price, plan);
  if (!hidden) return null;
  const { rounded } = amountsOf(texts, currency);
  return (
    <div css={financeStyles}>
      <CreditDisclosure of="credit">
        {(proof) => {
          const offer = disclosed(hidden, proof);
          const most = mostOfMonth(offer.quote.monthlyCost, first);
          // The list has no sort by the month of a loan: the dearest of these cars come close to the limit.
          const cars = `${carList}?car_loan_monthly_cost_max=${most}&sort=car_price_desc`;
          return (
            <>
              <LoanCalculator
                level="h2"
                title={title}
                option={rules}
                offer={offer}
                onChoose={setPlan}
                example={t('finance.priceExample', { price: rounded(price) })}
                priceField={
                  <SliderField
                    label={t('finance.price')}
                    value={price}
                    limits={{ min: first / 5, max: first * 4, step: first / 50 }}
                    unit={currencySign(texts, currency)}
                    isUnitFirst={isSignFirst(texts, currency)}
                    read={rounded}
                    onChange={setPrice}
                  />
                }
              >
                <div>
                  <CarsButton href={cars} most={most} amount={t('finance.perMonth', { amount: rounded(most) })} />
                </div>
                <p className="small">{t('finance.carsUpToHint')}</p>
              </LoanCalculator>
              <MonthBar
                month={t('finance.perMonth', { amount: rounded(offer.quote.monthlyCost) })}
                rate={effectiveRateText(offer.quote.effectiveRate, texts)}
                href={cars}
              />
              <LoanCars proof={proof} amount={t('finance.perMonth', { amount: rounded(most) })} />
            </>
          );
        }}
      </CreditDisclosure>
    </div>
  );
}

/** To the cars of such a month, with their number as soon as it is known. */
function CarsButton({ href, most, amount }: { href: string; most: number; amount: string }) {
  const { t, format } = useTexts();
  const dispatch = useAppDispatch();
  const count = useAppSelector((state) => selectCarsUpTo(state, most));
  useEffect(() => {
    if (count === null) dispatch(monthChosen({ most }));
  }, [count, most, dispatch]);
  return (
    <LinkButton href={href}>
      {count === null || count === 0
        ? t('finance.carsUpTo', { amount })
        : t('finance.countedCarsUpTo', { count: format.number(count), pluralBy: count, amount })}
    </LinkButton>
  );
}
