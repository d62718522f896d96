import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Currency } from '@/domain/cars/car';
import { disclosed } from '@/domain/finance/undisclosed';
import { CreditDisclosure } from '@/features/finance/components/CreditDisclosure';
import { useTexts } from '@/i18n/TextsProvider';
import { selectCurrency } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { Link } from '@/ui/primitives/Link';
import { breakpoints, media, token } from '@/ui/tokens';
import { cardLoan } from '../../car-search/cardLoan.selectors';
import { effectiveRateText } from '../../car-search/components/carTexts';

/** Room for air between the price of the month, the buttons and what follows, with all of the panel in the window. */
const ROOMY = `@media (min-width: ${breakpoints.lg}px) and (min-height: 56rem)`;
/** White in every scheme: a card of its own on a dark panel. */
const DARK = `@media (min-width: ${breakpoints.lg}px) and (prefers-color-scheme: dark)`;

const styles = css({
  '> div': { gap: token('space.16') },
  // Both of one size: the law wants no figure above the effective rate.
  '.loan': { fontSize: token('text.title'), lineHeight: 1.25, fontVariantNumeric: 'tabular-nums' },
  '.loan a': { fontWeight: token('font.strongWeight') },
  '.loan span': { display: 'inline-block' },
  // In the panel: to its edges, where it has the most room.
  [media.lg]: {
    '> div': { gap: token('space.8') },
    '[data-credit] > :last-child': {
      maxWidth: 'none',
      borderRadius: 0,
      marginInline: `calc(-1 * ${token('space.24')})`,
      padding: `${token('space.8')} ${token('space.24')} ${token('space.12')}`,
      fontSize: token('text.small'),
      lineHeight: 1.35,
    },
  },
  [ROOMY]: { '> div': { gap: token('space.16') }, '.loan': { marginBlockEnd: token('space.4') } },
  [DARK]: {
    '[data-credit] > :last-child': {
      margin: `0 calc(-1 * ${token('space.8')}) ${token('space.16')}`,
      paddingInline: token('space.16'),
      borderRadius: token('radius.card'),
    },
  },
});

/** A British quote is the lender's, with an example of its own. */
export const hasMonthlyLoan = (car: CarRecord, currency: Currency): boolean =>
  cardLoan(car) !== null && currency !== 'GBP';

/**
 * The month of the loan that the car's card shows, with a link to its calculator. What follows the price in the panel,
 * the children, stands between it and the legal information, so that the buttons stay near the price.
 */
export function MonthlyLoan({ car, children }: { car: CarRecord; children: ReactNode }) {
  const texts = useTexts();
  const { t, format } = texts;
  const currency = useAppSelector(selectCurrency);
  const loan = cardLoan(car);
  if (!loan || !hasMonthlyLoan(car, currency)) return children;
  return (
    <div css={styles} data-print="none">
      <CreditDisclosure of="credit">
        {(proof) => {
          const { quote } = disclosed(loan, proof);
          return (
            <>
              <p className="loan">
                <Link href="#finance">
                  {t('detail.loanFrom', { monthly: format.money(Math.round(quote.monthlyCost), currency) })}
                </Link>
                {', '}
                <span>{t('detail.loanRate', { rate: effectiveRateText(quote.effectiveRate, texts) })}</span>
              </p>
              {children}
            </>
          );
        }}
      </CreditDisclosure>
    </div>
  );
}
