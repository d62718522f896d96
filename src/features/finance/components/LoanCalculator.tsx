import type { ReactNode } from 'react';
import {
  depositLimits,
  monthLimits,
  monthSteps,
  type LoanOffer,
  type LoanPlan,
  type LoanRules,
} from '@/domain/finance/loanPlan';
import { CampaignMark } from '@/features/car-search/components/CampaignMark';
import { effectiveRateText } from '@/features/car-search/components/carTexts';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { LoanDetails } from './LoanDetails';
import { SliderField } from './SliderField';
import { amountsOf, currencySign, isSignFirst } from './financeTexts';

export interface LoanCalculatorProps {
  level?: 'h2' | 'h3';
  /** '' for the usual one. */
  title?: string;
  option: LoanRules & { description?: string };
  offer: LoanOffer;
  isCampaign?: boolean;
  onChoose: (plan: LoanPlan) => void;
  /** Where the price is no car's, the field for it. */
  priceField?: ReactNode;
  /** What the figures are an example of, where it is no car. */
  example?: string;
  /** Below the figures. */
  children?: ReactNode;
}

/** A loan: deposit and term to choose, and what they cost. Rendered next to the legal information only. */
export function LoanCalculator({
  level: Heading = 'h3',
  title = '',
  option,
  offer,
  isCampaign = false,
  onChoose,
  priceField,
  example,
  children,
}: LoanCalculatorProps) {
  const texts = useTexts();
  const { t } = texts;
  const currency = useAppSelector(selectCurrency);
  const { rounded } = amountsOf(texts, currency);
  const { plan, terms, quote } = offer;
  const choose = (change: Partial<LoanPlan>) => onChoose({ ...plan, ...change });
  const months = monthLimits(option);
  const figures: readonly [label: string, value: string][] = [
    [t('finance.nominalRate'), texts.format.percent(terms.ratePercent)],
    [t('finance.credit'), rounded(quote.credit)],
    terms.residual > 0
      ? [t('finance.residualAfter', { months: terms.months }), rounded(terms.residual)]
      : [t('finance.residual'), t('finance.noResidual')],
    [t('finance.startFee'), rounded(terms.startFee)],
    [t('finance.invoiceFee'), t('finance.perMonth', { amount: rounded(terms.invoiceFee) })],
    [t('finance.interestAndFees'), rounded(offer.interest + offer.fees)],
  ];
  return (
    <section className="panel" aria-labelledby="loan">
      <div className="titled">
        <Heading id="loan">{title || t('finance.loanTitle')}</Heading>
        {isCampaign && <CampaignMark>{t('card.campaign')}</CampaignMark>}
      </div>
      <div className="calculator">
        <div className="controls" data-needs-script>
          {priceField}
          <SliderField
            label={t('finance.deposit')}
            value={plan.deposit}
            limits={depositLimits(option, terms.price, plan.months)}
            unit={currencySign(texts, currency)}
            isUnitFirst={isSignFirst(texts, currency)}
            read={rounded}
            onChange={(deposit) => choose({ deposit })}
          />
          {months && (
            <SliderField
              label={t('finance.term')}
              value={plan.months}
              limits={months}
              steps={monthSteps(months)}
              unit={t('finance.monthsUnit')}
              read={(count) => t('finance.months', { count })}
              onChange={(value) => choose({ months: value })}
            />
          )}
          {option.description && (
            <p className="small" lang={texts.stockLanguage}>
              {option.description}
            </p>
          )}
        </div>
        <div className="result" aria-live="polite">
          <div className="heads">
            <p className="head">
              <span>{t('finance.monthlyCost')}</span>
              <strong>{t('finance.perMonth', { amount: rounded(quote.monthlyCost) })}</strong>
            </p>
            <p className="head">
              <span>{t('finance.effectiveRate')}</span>
              <strong>{effectiveRateText(quote.effectiveRate, texts)}</strong>
            </p>
          </div>
          <dl className="figures">
            {figures.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div className="total">
              <dt>{t('finance.total')}</dt>
              <dd>{rounded(quote.total)}</dd>
            </div>
          </dl>
          <p>
            {example && `${example} `}
            {t('finance.loanExample', { months: plan.months, deposit: rounded(plan.deposit) })} {t('finance.subject')}
          </p>
          {children}
        </div>
      </div>
      <LoanDetails offer={offer} currency={currency} />
    </section>
  );
}
