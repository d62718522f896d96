import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
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
  'h3:focus': { outline: 'none' },
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
  const card = (): ReactNode => booking && <BookingCard booking={booking} bookAgain={bookAgain} />;
  const loading = (): ReactNode => (
    <div className="loading" role="status">
      <p>{t('bookingLink.loading')}</p>
      <noscript>
        <p>{t('bookingLink.script')}</p>
      </noscript>
    </div>
  );
  const changing = (): ReactNode => (
    <>
      {card()}
      <NewTime />
    </>
  );
  const failed = (): ReactNode => (
    <>
      {card()}
      <BookingError />
    </>
  );
  const views: Record<typeof flow.value, () => ReactNode> = {
    loading,
    loadFailed: failed,
    viewing: card,
    loadingTimes: changing,
    choosingTime: changing,
    moving: changing,
    timesFailed: failed,
    moveFailed: failed,
    confirmingCancel: card,
    cancelling: card,
    cancelFailed: failed,
  };
  return <div css={styles}>{views[flow.value]()}</div>;
}
