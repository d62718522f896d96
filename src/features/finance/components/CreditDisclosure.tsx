import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Currency } from '@/domain/cars/car';
import { disclosureShown, type Disclosure } from '@/domain/finance/undisclosed';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { CreditWarning } from '@/ui/frame/CreditWarning';
import { Notice } from '@/ui/primitives/Notice';
import { token } from '@/ui/tokens';

const styles = css({ display: 'grid', gap: token('space.24'), gridTemplateColumns: 'minmax(0, 1fr)' });

/** What the law of the market wants next to a monthly price (decision 22d). The United Kingdom has a page part of its own. */
const informationOf: Readonly<Record<Currency, 'warning' | 'caution' | 'hire'>> = {
  SEK: 'warning',
  NOK: 'caution',
  DKK: 'caution',
  EUR: 'caution',
  GBP: 'hire',
};

/**
 * The only place of figures of credit and leasing: its children get the proof that the legal information of the market
 * is rendered with them. A British loan needs more: `RepresentativeExample`.
 */
export function CreditDisclosure({
  of,
  repeated = false,
  children,
}: {
  of: 'credit' | 'lease';
  /** The page has it beside an earlier price, too. */
  repeated?: boolean;
  children: (proof: Disclosure) => ReactNode;
}) {
  const information = informationOf[useAppSelector(selectCurrency)];
  if (of === 'credit' && information === 'hire') return null;
  return (
    <div css={styles} data-credit={information}>
      {children(disclosureShown())}
      <Information kind={information} repeated={repeated} />
    </div>
  );
}

/** The same for figures in a table, in its last row: the legal information stands right below the table. */
export function CreditDisclosureBelow({
  of,
  children,
}: {
  /** null: no figures, and no information. */
  of: 'credit' | 'lease' | null;
  children: (proof: Disclosure | null) => ReactNode;
}) {
  const information = informationOf[useAppSelector(selectCurrency)];
  if (of === null || (of === 'credit' && information === 'hire')) return children(null);
  return (
    <>
      {children(disclosureShown())}
      <div className="below" data-credit={information}>
        <Information kind={information} />
      </div>
    </>
  );
}

function Information({ kind, repeated = false }: { kind: (typeof informationOf)[Currency]; repeated?: boolean }) {
  const { t } = useTexts();
  switch (kind) {
    case 'warning':
      return <CreditWarning note repeated={repeated} />;
    case 'caution':
      return <Notice title={t('finance.caution')} />;
    case 'hire':
      return <Notice>{t('finance.hire')}</Notice>;
  }
}
