import { shallowEqual } from 'react-redux';
import { effectiveRateText } from '@/features/car-search/components/carTexts';
import type { ComparedPlan, ComparedPlans } from '@/features/finance/comparedPlans.selectors';
import { amountsOf } from '@/features/finance/components/financeTexts';
import { selectMonthlyCosts } from '@/features/finance/finance.selectors';
import { planTermsText } from '@/i18n/planText';
import { useTexts } from '@/i18n/TextsProvider';
import { selectContext } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { CompareRow } from './CompareRow';
import { lowestOf } from './comparisonRows';

/** What the cars cost a month to own and run, with own money. */
export function OwningRow({ cars }: { cars: readonly CarRecord[] }) {
  const texts = useTexts();
  const { t, format } = texts;
  const { currency, odometer } = useAppSelector(selectContext);
  const { distance, hasTax, costs } = useAppSelector(
    (state) => selectMonthlyCosts(state, cars),
    (one, other) => one.distance === other.distance && shallowEqual(one.costs, other.costs),
  );
  const { rounded } = amountsOf(texts, currency);
  if (costs.every((cost) => cost === null)) return null;
  return (
    <CompareRow
      cars={cars}
      row={{
        label: t('compare.owning'),
        note: `${t('compare.owningDistance', { distance: format.odometer(distance, odometer) })} ${t(hasTax ? 'list.costHolds' : 'list.costHoldsNoTax')}`,
        values: costs.map((cost) => (cost === null ? '' : t('finance.perMonth', { amount: rounded(cost) }))),
        best: lowestOf(costs),
        isDifferent: true,
      }}
    />
  );
}

const labels = {
  loan: 'finance.planLoan',
  private: 'finance.leasePrivate',
  company: 'finance.leaseCompany',
} as const;

/** By the terms of one finance plan. Rendered next to the legal information only. */
export function PlanRow({
  cars,
  kind,
  plans,
}: {
  cars: readonly CarRecord[];
  kind: ComparedPlans['kind'];
  plans: readonly (ComparedPlan | null)[];
}) {
  const { t } = useTexts();
  return (
    <tr>
      <th scope="row">
        {t(labels[kind])} <small>{t('compare.sameTerms')}</small>
      </th>
      {cars.map((car, index) => {
        const plan = plans[index];
        return <td key={car.car_id}>{plan ? <Plan car={car} plan={plan} /> : t('compare.notOffered')}</td>;
      })}
    </tr>
  );
}

/** The effective rate is as prominent as the price. */
function Plan({ car, plan: { monthly, terms, loan } }: { car: CarRecord; plan: ComparedPlan }) {
  const texts = useTexts();
  const { t } = texts;
  const { currency } = useAppSelector(selectContext);
  const { rounded } = amountsOf(texts, currency);
  const vat = terms.kind === 'private' ? 'finance.inclVat' : 'finance.exclVat';
  return (
    <div className="plan">
      <strong>{t('finance.perMonth', { amount: rounded(monthly) })}</strong>
      {loan ? (
        <strong>{`${t('finance.effectiveRate')} ${effectiveRateText(loan.effectiveRate, texts)}`}</strong>
      ) : (
        <span>{t(vat)}</span>
      )}
      <small>
        {planTermsText(terms, texts, { currency, odometer: car.car_odometer ?? 'km' })}
        {loan && `. ${t('finance.total')}: ${rounded(loan.total)}.`}
      </small>
    </div>
  );
}
