import { CreditWarning } from '@/ui/frame/CreditWarning';
import { BlockSection } from '../parts/BlockSection';
import type { ObligatoryLoanInfoFields } from './ObligatoryLoanInfo.schema';

/** The warning that must stand beside credit. Its words are content's to change, never to remove: without them the built-in ones stand. */
export function ObligatoryLoanInfo({ Title, Text, Link }: ObligatoryLoanInfoFields) {
  const own = Title !== '' && Text !== '';
  return (
    <BlockSection>
      {own ? <CreditWarning note title={Title} text={Text} help={null} link={Link} /> : <CreditWarning note />}
    </BlockSection>
  );
}
