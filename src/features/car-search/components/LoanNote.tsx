import { css } from '@emotion/react';
import { disclosed, type Disclosure } from '@/domain/finance/undisclosed';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { CreditWarning } from '@/ui/frame/CreditWarning';
import { Notice } from '@/ui/primitives/Notice';
import { media, token } from '@/ui/tokens';
import { cardLoan } from '../cardLoan.selectors';
import { carName, effectiveRateText } from './carTexts';

const styles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  border: `1px solid ${token('color.line')}`,
  borderRadius: token('radius.card'),
  background: token('color.surface'),
  overflow: 'hidden',
  fontSize: token('text.small'),
  lineHeight: 1.4,
  [media.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  '> p': { maxWidth: '52rem', margin: 0, padding: `${token('space.12')} ${token('space.16')}` },
  // White in every scheme: a card of its own where the strip is dark.
  '> [role=note]': {
    maxWidth: 'none',
    height: `calc(100% - ${token('space.16')})`,
    alignContent: 'center',
    margin: token('space.8'),
    padding: token('space.8'),
    fontSize: token('text.small'),
    lineHeight: 1.4,
  },
  '> :not(p, [role=note])': { margin: token('space.16') },
  '> p:only-child': { gridColumn: '1 / -1' },
});

/**
 * The legal information of the market next to cards that tell the month of a loan (decision 22d), with all terms of one
 * of these loans as an example. `isWarned`: the cards are next to another figure of credit, which has the information.
 */
export function LoanNote({ car, proof, isWarned = false }: { car: CarRecord; proof: Disclosure; isWarned?: boolean }) {
  const texts = useTexts();
  const { t, format } = texts;
  const currency = useAppSelector(selectCurrency);
  const loan = cardLoan(car);
  if (!loan) return null;
  const { terms, quote } = disclosed(loan, proof);
  const money = (amount: number) => format.money(Math.round(amount), currency);
  return (
    <div css={styles} className="loan-note">
      <p>
        {t('card.loanExample', {
          car: carName(car, texts),
          price: money(terms.price),
          deposit: money(terms.deposit),
          credit: money(quote.credit),
          months: terms.months,
          rate: format.percent(terms.ratePercent),
          startFee: money(terms.startFee),
          invoiceFee: money(terms.invoiceFee),
          residual: money(terms.residual),
          monthly: money(quote.monthlyCost),
          effective: effectiveRateText(quote.effectiveRate, texts),
          sum: money(quote.total),
        })}
      </p>
      {!isWarned && (currency === 'SEK' ? <CreditWarning note /> : <Notice title={t('finance.caution')} />)}
    </div>
  );
}
