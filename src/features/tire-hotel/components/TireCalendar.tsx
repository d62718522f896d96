import { css } from '@emotion/react';
import { parseDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components';
import { bookableDays } from '@/domain/tire-hotel/bookableDays';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';

const styles = css({
  maxWidth: '24rem',
  padding: token('space.12'),
  border: `1px solid ${token('color.line')}`,
  borderRadius: token('radius.card'),
  background: token('color.surface'),
  [media.md]: { padding: token('space.16') },
  header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingBlockEnd: token('space.8') },
  h2: { fontSize: token('text.lead'), fontFamily: token('font.text'), margin: 0, letterSpacing: 0 },
  'h2::first-letter': { textTransform: 'uppercase' },
  'header button': {
    display: 'grid',
    placeItems: 'center',
    width: token('size.target'),
    height: token('size.target'),
    border: 0,
    borderRadius: token('radius.pill'),
    background: 'transparent',
    color: token('color.ink'),
    '&[data-focus-visible]': { outline: '3px solid var(--ring)' },
    '&[data-disabled]': { opacity: 0.35, cursor: 'default' },
    [media.hover]: { '&:hover:not([data-disabled])': { background: token('color.sunken') } },
  },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  th: { padding: token('space.4'), color: token('color.inkSoft'), fontSize: token('text.small'), fontWeight: 400 },
  td: { padding: 1, textAlign: 'center' },
  'td > div': {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: token('size.target'),
    borderRadius: token('radius.control'),
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: token('font.strongWeight'),
    background: token('color.accentSoft'),
    color: token('color.onAccentSoft'),
    outline: 'none',
    [media.hover]: { '&[data-hovered]': { boxShadow: `inset 0 0 0 2px ${token('color.accent')}` } },
    '&[data-outside-month]': { visibility: 'hidden' },
    // Quiet days: without a free time, or outside of what can be booked.
    '&[data-disabled], &[data-unavailable]': {
      background: 'transparent',
      color: token('color.inkSoft'),
      fontWeight: 400,
      cursor: 'default',
      boxShadow: 'none',
    },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-selected]': { background: token('color.accent'), color: token('color.onAccent') },
    '&[data-focus-visible]': { outline: '3px solid var(--ring)', outlineOffset: 1 },
  },
});

export interface TireCalendarProps {
  /** Days with free times, the earliest first; at least one. */
  days: readonly string[];
  /** '' before one is chosen. */
  day: string;
  today: string;
  isDisabled: boolean;
  onChoose(day: string): void;
}

/** The months that can be booked; days without a free time can't be chosen. */
export function TireCalendar({ days, day, today, isDisabled, onChoose }: TireCalendarProps) {
  const { t, locale } = useTexts();
  const { from, to } = bookableDays(today);
  const free = new Set(days);
  return (
    <I18nProvider locale={locale === 'en' ? 'en-GB' : locale}>
      <Calendar
        css={styles}
        aria-label={t('tireHotel.chooseDay')}
        minValue={parseDate(from)}
        maxValue={parseDate(to)}
        defaultFocusedValue={parseDate(day || (days[0] ?? from))}
        value={day === '' ? null : parseDate(day)}
        isDisabled={isDisabled}
        isDateUnavailable={(date) => {
          const text = date.toString();
          return text >= from && text <= to && !free.has(text);
        }}
        onChange={(date) => onChoose(date.toString())}
      >
        <header>
          <Button slot="previous" aria-label={t('tireHotel.earlierMonth')}>
            <Icon name="chevron" rotation={90} />
          </Button>
          <Heading />
          <Button slot="next" aria-label={t('tireHotel.laterMonth')}>
            <Icon name="chevron" rotation={270} />
          </Button>
        </header>
        <CalendarGrid>
          <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
