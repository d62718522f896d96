import { css } from '@emotion/react';
import type { LoanRules } from '@/domain/finance/loanPlan';
import { PriceLoan } from '@/features/finance/components/PriceLoan';
import { token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import type { LoanCalculatorFields } from './LoanCalculator.schema';

/** Right below the page's title: the whole of it is in the first window. */
const styles = css({
  '.block-section:has(> .wrap > .rich > h1) + &': { paddingBlockStart: token('space.32') },
});

/** Per cent of the price that a buyer can pay at once. */
const MOST_DEPOSIT = 80;

const rulesOf = (fields: LoanCalculatorFields): LoanRules => ({
  interest_rate: fields.InterestRate,
  start_fee: fields.StartFee,
  invoice_fee: fields.InvoiceFee,
  default_contract_duration: fields.ContractDuration,
  contract_durations: [...new URLSearchParams(fields.Residuals)].flatMap(([months, percent]) =>
    /^[1-9]\d{0,2}$/.test(months) && /^\d{1,2}$/.test(percent)
      ? [
          {
            months: Number(months),
            residual_percentage: Number(percent),
            cash_amount_min_percentage: fields.DepositPercent,
            cash_amount_max_percentage: MOST_DEPOSIT,
          },
        ]
      : [],
  ),
});

/** A loan on any price, with the legal information of the market. Nothing where the content gives no terms. */
export function LoanCalculator(fields: LoanCalculatorFields) {
  const rules = rulesOf(fields);
  if (rules.contract_durations.length === 0) return null;
  return (
    <BlockSection styles={styles}>
      <PriceLoan title={fields.Title} price={fields.Price} rules={rules} />
    </BlockSection>
  );
}
