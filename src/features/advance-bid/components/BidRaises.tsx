import { css } from '@emotion/react';
import { useId } from 'react';
import { bidFrom, stepAt, type BidStep } from '@/domain/cars/bids';
import type { Currency } from '@/domain/cars/car';
import { useTexts } from '@/i18n/TextsProvider';
import { media, token } from '@/ui/tokens';

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token('space.8'),
  button: {
    flex: '1 1 5rem',
    minHeight: token('size.target'),
    padding: `0 ${token('space.4')}`,
    border: `1.5px solid ${token('color.control')}`,
    borderRadius: token('radius.pill'),
    background: token('color.surface'),
    color: token('color.ink'),
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    [media.hover]: { '&:hover': { borderColor: token('color.accent') } },
  },
});

/** Raises offered, in steps of the auction. */
const RAISES = [1, 2, 5] as const;

interface BidRaisesProps {
  /** The bid that is raised. */
  bid: number;
  rules: { first: number; currency: Currency; steps: readonly BidStep[] };
  disabled: boolean;
  onRaise: (bid: number) => void;
}

/** Raises a bid by so many steps of the auction at that amount. */
export function BidRaises({ bid, rules: { first, currency, steps }, disabled, onRaise }: BidRaisesProps) {
  const { t, format } = useTexts();
  const labelId = useId();
  const step = stepAt(steps, bid);
  return (
    <div css={styles} role="group" aria-labelledby={labelId} data-needs-script="">
      <span id={labelId} className="visually-hidden">
        {t('bid.raise')}
      </span>
      {RAISES.map((times) => (
        <button
          key={times}
          type="button"
          disabled={disabled}
          onClick={() => onRaise(bidFrom(bid + times * step, first, steps))}
        >
          +{format.money(times * step, currency)}
        </button>
      ))}
    </div>
  );
}
