import { useId, useState } from 'react';
import { disclosed } from '@/domain/finance/undisclosed';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Tabs, tabPanel } from '@/ui/primitives/Tabs';
import { selectChosenPlan, selectLeases, selectLoanOffer } from '../finance.selectors';
import { planChanged } from '../finance.slice';
import { CreditDisclosure } from './CreditDisclosure';
import { financeStyles } from './finance.styles';
import { Leases } from './Leases';
import { LoanCalculator } from './LoanCalculator';
import { UkFinance } from './UkFinance';

export interface FinanceSectionProps {
  car: CarRecord;
  /** The page speaks of the car's credit above. */
  repeatsCredit?: boolean;
}

type Way = 'loan' | 'lease';

/** Ways of paying for a car: a loan and leases, each behind a tab where it has both. Nothing where it has none. */
export function FinanceSection({ car, repeatsCredit = false }: FinanceSectionProps) {
  const dispatch = useAppDispatch();
  const loan = useAppSelector((state) => selectLoanOffer(state, car.car_id));
  const leases = useAppSelector((state) => selectLeases(state, car.car_id));
  const isBritish = useAppSelector(selectCurrency) === 'GBP';
  const option = isBritish ? undefined : car.car_loan_option;
  const chosenPlan = useAppSelector((state) => selectChosenPlan(state, car.car_id)?.kind);
  const [pressed, setPressed] = useState<Way | null>(null);
  const id = useId();
  const { t, locale } = useTexts();
  const hasQuotes = isBritish && locale === 'en-GB' && car.car_price !== undefined;
  if (!option && !leases && !hasQuotes) return null;
  return (
    <section id="finance" css={financeStyles}>
      <h2>{t('finance.title')}</h2>
      {hasQuotes && <UkFinance key={`${car.car_id} ${car.car_price}`} car={car} />}
      {(option || leases) && (
        <CreditDisclosure of={option ? 'credit' : 'lease'} repeated={repeatsCredit}>
          {(proof) => {
            const offer = loan && disclosed(loan, proof);
            const calculator = offer && option && (
              <LoanCalculator
                option={disclosed(option, proof)}
                offer={offer}
                isCampaign={car.car_has_campaign_loan === true}
                onChoose={(plan) => dispatch(planChanged({ carId: car.car_id, plan: { kind: 'loan', ...plan } }))}
              />
            );
            const leasing = leases && <Leases car={car} leases={disclosed(leases, proof)} />;
            if (!calculator || !leasing) return calculator || leasing;
            // What was chosen before is open.
            const way = pressed ?? (chosenPlan === 'private' || chosenPlan === 'company' ? 'lease' : 'loan');
            return (
              <div className="panel ways">
                <Tabs<Way>
                  id={id}
                  label={t('finance.title')}
                  tabs={[
                    { name: 'loan', text: t('finance.wayLoan') },
                    { name: 'lease', text: t('finance.wayLease') },
                  ]}
                  chosen={way}
                  onChoose={setPressed}
                />
                <div {...tabPanel(id, 'loan', way)}>{calculator}</div>
                <div {...tabPanel(id, 'lease', way)}>{leasing}</div>
              </div>
            );
          }}
        </CreditDisclosure>
      )}
    </section>
  );
}
