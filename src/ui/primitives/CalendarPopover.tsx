import { css } from '@emotion/react';
import { parseDate, type CalendarDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Button, Calendar, CalendarCell, CalendarContext, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, Dialog, Heading, I18nProvider, Popover } from 'react-aria-components';
import { media, token } from '../tokens';
import { Icon } from './Icon';

const styles = css({
  padding: token('space.16'), border: `1px solid ${token('color.line')}`, borderRadius: token('radius.card'), background: token('color.surface'), color: token('color.ink'), boxShadow: token('shadow.high'),
  '[role=dialog]': { outline: 'none' },
  header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingBlockEnd: token('space.8') },
  h2: { fontSize: token('text.body'), textTransform: 'capitalize' },
  'header button': { display: 'grid', placeItems: 'center', width: token('size.target'), height: token('size.target'), border: 0, borderRadius: token('radius.pill'), background: 'transparent', '&[data-focus-visible]': { outline: '3px solid var(--ring)' }, '&[data-disabled]': { opacity: 0.4 }, [media.hover]: { '&:hover': { background: token('color.sunken') } } },
  th: { padding: token('space.4'), color: token('color.inkSoft'), fontSize: token('text.small'), fontWeight: 400 },
  td: { padding: 0 },
  'td > div': {
    display: 'grid', placeItems: 'center', width: token('size.target'), height: token('size.target'), borderRadius: token('radius.pill'), cursor: 'pointer', fontVariantNumeric: 'tabular-nums', outline: 'none',
    '&[data-hovered]': { background: token('color.sunken') }, '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': { color: token('color.inkSoft'), opacity: 0.5, cursor: 'default' },
    '&[data-selected]': { background: token('color.accent'), color: token('color.onAccent') },
    '&[data-focus-visible]': { outline: '3px solid var(--ring)', outlineOffset: 2 },
  },
});

export interface CalendarPopoverProps {
  /** It opens below. */
  box: RefObject<HTMLElement | null>;
  title: string;
  value: string;
  min: string | undefined;
  max: string | undefined;
  locale: string;
  onChange(value: string): void;
  onClose(): void;
}

/** The focus goes to the chosen day, or to today: the date picker pattern of the ARIA Authoring Practices. */
const inDialog = { autoFocus: true };

/** null for what is no day (yet). */
function dayOf(text: string | undefined): CalendarDate | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? parseDate(text) : null;
}

/** The part that is fetched late; use `DateField`. */
export function CalendarPopover({ box, title, value, min, max, locale, onChange, onClose }: CalendarPopoverProps) {
  return (
    <I18nProvider locale={locale}>
      <Popover css={styles} triggerRef={box} isOpen onOpenChange={(open) => { if (!open) onClose(); }} placement="bottom start">
        <Dialog aria-label={title}>
          <CalendarContext value={inDialog}><Calendar
            aria-label={title} value={dayOf(value)} minValue={dayOf(min)} maxValue={dayOf(max)}
            onChange={(day) => {
              onChange(day.toString());
              onClose();
            }}
          >
            <header>
              <Button slot="previous"><Icon name="chevron" turn={90} /></Button>
              <Heading />
              <Button slot="next"><Icon name="chevron" turn={270} /></Button>
            </header>
            <CalendarGrid>
              <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
              <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
            </CalendarGrid>
          </Calendar></CalendarContext>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}
