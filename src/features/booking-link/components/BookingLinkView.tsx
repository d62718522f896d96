import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { media, token } from '@/ui/tokens';
import { selectBookingLink } from '../bookingLink.selectors';
import { BookingCard } from './BookingCard';
import { BookingError } from './BookingError';
import { NewTime } from './NewTime';

const styles = css({
  display: 'grid',
  gap: token('space.24'),
  maxWidth: '44rem',
  overflowWrap: 'anywhere',
  '.loading': {
    minHeight: '24rem',
    display: 'grid',
    gap: token('space.16'),
    alignContent: 'start',
    color: token('color.inkSoft'),
    '&::after': {
      content: '""',
      height: '18rem',
      borderRadius: token('radius.card'),
      background: token('color.skeleton'),
    },
  },
  h2: {
    display: 'flex',
    alignItems: 'center',
    gap: token('space.12'),
    color: token('color.success'),
    '&[data-status=cancelled]': { color: token('color.ink') },
  },
  dl: {
    display: 'grid',
    gap: token('space.16'),
    padding: token('space.24'),
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.card'),
    background: token('color.surface'),
    color: token('color.ink'),
  },
  'dl > div': {
    display: 'grid',
    gap: token('space.4'),
    [media.md]: { gridTemplateColumns: '9rem minmax(0, 1fr)', gap: token('space.16') },
  },
  dt: { color: token('color.inkSoft') },
  '.when': {
    fontWeight: token('font.strongWeight'),
    fontVariantNumeric: 'tabular-nums',
    '&::first-letter': { textTransform: 'uppercase' },
  },
  'dd a': { display: 'inline-flex', minHeight: token('size.target'), alignItems: 'center' },
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: token('space.12') },
  '.help a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space.8'),
    minHeight: token('size.target'),
    color: token('color.ink'),
  },
  '.new-time, .asking': {
    display: 'grid',
    gap: token('space.16'),
    padding: token('space.24'),
    borderRadius: token('radius.card'),
    background: token('color.sunken'),
    color: token('color.ink'),
  },
  'h3:focus, [role=status]:focus': { outline: 'none' },
  '.times-loading': { height: '12rem', borderRadius: token('radius.control'), background: token('color.skeleton') },
  '.times': { display: 'flex', flexWrap: 'wrap', gap: token('space.8') },
  '.times button': {
    minHeight: token('size.target'),
    padding: `${token('space.8')} ${token('space.16')}`,
    border: `1.5px solid ${token('color.control')}`,
    borderRadius: token('radius.control'),
    background: token('color.surface'),
    color: token('color.ink'),
    fontVariantNumeric: 'tabular-nums',
    [media.hover]: { '&:hover:not(:disabled)': { borderColor: token('color.ink') } },
    '&[aria-pressed=true]': {
      borderColor: token('color.accent'),
      background: token('color.accent'),
      color: token('color.onAccent'),
    },
    '&:disabled': { opacity: 0.6, cursor: 'default' },
  },
  [media.print]: { '.actions, .new-time, .asking': { display: 'none' } },
});

/** The page of a confirmation's link. */
export function BookingLinkView({ bookAgain }: { bookAgain: string }) {
  const { t } = useTexts();
  const { flow, booking } = useAppSelector(selectBookingLink);
  const loading = (
    <div className="loading" role="status">
      <p>{t('bookingLink.loading')}</p>
      <noscript>
        <p>{t('bookingLink.script')}</p>
      </noscript>
    </div>
  );
  const loadFailed = (
    <>
      <BookingError />
      <div className="actions">
        <LinkButton href={bookAgain}>{t('bookingLink.newBooking')}</LinkButton>
      </div>
    </>
  );
  const panels: Record<typeof flow.value, ReactNode> = {
    loading,
    loadFailed,
    viewing: null,
    loadingTimes: <NewTime />,
    choosingTime: <NewTime />,
    moving: <NewTime />,
    timesFailed: <BookingError />,
    moveFailed: <BookingError />,
    confirmingCancel: null,
    cancelling: null,
    cancelFailed: <BookingError />,
  };
  // The card stays mounted while what follows it changes: its map is not loaded again, and it knows where focus goes.
  return (
    <div css={styles}>
      {flow.value !== 'loading' && booking && <BookingCard booking={booking} bookAgain={bookAgain} />}
      {panels[flow.value]}
    </div>
  );
}
