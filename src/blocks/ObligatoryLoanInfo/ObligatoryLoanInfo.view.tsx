import { CreditWarning } from '@/ui/frame/CreditWarning';
import { BlockSection } from '../parts/BlockSection';
import type { ObligatoryLoanInfoFields } from './ObligatoryLoanInfo.schema';

/**
 * The statutory warning next to credit. Content can change its text, not remove it: empty text uses the built-in one.
 */
export function ObligatoryLoanInfo({ Title, Text, Link }: ObligatoryLoanInfoFields) {
  const own = Title !== '' && Text !== '';
  return (
    <BlockSection>
      {own ? <CreditWarning note title={Title} text={Text} help={null} link={Link} /> : <CreditWarning note />}
    </BlockSection>
  );
}
