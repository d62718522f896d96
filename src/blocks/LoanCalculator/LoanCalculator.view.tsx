import { css } from '@emotion/react';
import { rulesOf } from '@/domain/finance/contentTerms';
import { carsUpToFeature } from '@/features/finance/carsUpTo.feature';
import { PriceLoan } from '@/features/finance/components/PriceLoan';
import { token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { withFeatures } from '../parts/withFeatures';
import type { LoanCalculatorFields } from './LoanCalculator.schema';

/** Right below the page's title: the whole of it is in the first window. */
const styles = css({
  '.block-section:has(> .wrap > .rich > h1) + &': { paddingBlockStart: token('space.32') },
});

function LoanCalculatorView(fields: LoanCalculatorFields) {
  const rules = rulesOf(fields);
  if (rules.contract_durations.length === 0) return null;
  return (
    <BlockSection styles={styles}>
      <PriceLoan title={fields.Title} price={fields.Price} rules={rules} />
    </BlockSection>
  );
}

/** A loan on any price, with the legal information of the market. Nothing where the content gives no terms. */
export const LoanCalculator = withFeatures([carsUpToFeature], LoanCalculatorView);
