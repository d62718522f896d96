import type { Currency } from '@/domain/cars/car';
import type { LoanOffer } from '@/domain/finance/loanPlan';
import { effectiveRateText } from '@/features/car-search/components/carTexts';
import { useTexts } from '@/i18n/TextsProvider';
import { amountsOf } from './financeTexts';
import { LoanSchedule } from './LoanSchedule';

/** Behind the result: one point more of interest, the arithmetic, the schedule, and the Swedish rules. */
export function LoanDetails({ offer, currency }: { offer: LoanOffer; currency: Currency }) {
  const texts = useTexts();
  const { t } = texts;
  const { exact, rounded } = amountsOf(texts, currency);
  const { terms, quote, onePointMore } = offer;
  const months = terms.months;
  const steps = [
    t('finance.howCredit', {
      price: rounded(terms.price),
      deposit: rounded(terms.deposit),
      credit: rounded(quote.credit),
    }),
    ...(terms.residual > 0
      ? [
          t('finance.howResidual', {
            percent: texts.format.percent((terms.residual / terms.price) * 100),
            residual: exact(terms.residual),
          }),
        ]
      : []),
    t('finance.howPayment', {
      rate: texts.format.percent(terms.ratePercent),
      monthlyRate: `${texts.format.number(terms.ratePercent / 12, { decimals: 4 })}\u00a0%`,
      months,
      payment: exact(quote.payment),
    }),
    t('finance.howMonthly', { fee: exact(terms.invoiceFee), monthly: exact(quote.monthlyCost) }),
    t('finance.howTotal', {
      months,
      monthly: exact(quote.monthlyCost),
      residual: exact(terms.residual),
      start: exact(terms.startFee),
      total: exact(quote.total),
    }),
    t('finance.howEffective', {
      received: exact(quote.credit - terms.startFee),
      rate: effectiveRateText(quote.effectiveRate, texts),
    }),
  ];
  return (
    <div>
      <details>
        <summary>{t('finance.howTitle')}</summary>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          {t('finance.onePoint')}{' '}
          {t('finance.onePointText', { monthly: exact(onePointMore.monthly), total: exact(onePointMore.total) })}
        </p>
      </details>
      <details>
        <summary>{t('finance.scheduleTitle')}</summary>
        <LoanSchedule terms={terms} currency={currency} />
      </details>
      {texts.locale === 'sv-SE' && currency === 'SEK' && (
        <details>
          <summary>{t('finance.swedishTitle')}</summary>
          <ul className="notes">
            <li>{t('finance.swedishDeposit', { percent: texts.format.percent(SWEDISH_DEPOSIT) })}</li>
            <li>{t('finance.swedishWithdrawal')}</li>
            <li>{t('finance.swedishEarly')}</li>
            <li>{t('finance.swedishCap')}</li>
          </ul>
        </details>
      )}
    </div>
  );
}

/** Per cent of the price; the option of each car carries its own limit. */
const SWEDISH_DEPOSIT = 20;
