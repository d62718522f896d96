import { css } from '@emotion/react';
import { parseDate, type CalendarDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  FieldError,
  Group,
  Heading,
  I18nProvider,
  Label,
  Popover,
  Text,
} from 'react-aria-components';
import { media, token } from '../tokens';
import type { DateFieldProps } from './DateField';
import { fieldStyles } from './Field';
import { floatingPanel } from './floatingPanel.styles';
import { Icon } from './Icon';
import { controlStyles } from './TextInput';

const styles = css(fieldStyles, {
  '> .label': { fontWeight: token('font.strongWeight'), lineHeight: 1.3 },
  '> .label small': { fontSize: token('text.small'), fontWeight: 400, color: token('color.inkSoft') },
  '[role=group]': { outline: 'none' },
  '.parts': { flex: 1, display: 'flex', alignItems: 'center', minWidth: 0, fontVariantNumeric: 'tabular-nums' },
  '.parts > *': {
    paddingBlock: token('space.8'),
    paddingInline: '0.125rem',
    borderRadius: token('radius.control'),
    outline: 'none',
    caretColor: 'transparent',
    whiteSpace: 'pre',
    '&[data-placeholder]': { color: token('color.inkSoft') },
    '&[data-focused]': { background: token('color.accent'), color: token('color.onAccent') },
  },
});

const openerStyles = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: token('size.target'),
  height: token('size.target'),
  border: 0,
  borderRadius: token('radius.pill'),
  background: 'transparent',
  color: token('color.accent'),
  '&[data-focus-visible]': { outline: '3px solid var(--ring)' },
  '&[data-hovered]': { background: token('color.sunken') },
});

const calendarStyles = css({
  padding: token('space.16'),
  ...floatingPanel,
  '[role=dialog]': { outline: 'none' },
  header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingBlockEnd: token('space.8') },
  h2: { fontSize: token('text.body'), textTransform: 'capitalize' },
  'header button': {
    display: 'grid',
    placeItems: 'center',
    width: token('size.target'),
    height: token('size.target'),
    border: 0,
    borderRadius: token('radius.pill'),
    background: 'transparent',
    '&[data-focus-visible]': { outline: '3px solid var(--ring)' },
    '&[data-disabled]': { opacity: 0.4 },
    [media.hover]: { '&:hover': { background: token('color.sunken') } },
  },
  th: { padding: token('space.4'), color: token('color.inkSoft'), fontSize: token('text.small'), fontWeight: 400 },
  td: { padding: 0 },
  'td > div': {
    display: 'grid',
    placeItems: 'center',
    width: token('size.target'),
    height: token('size.target'),
    borderRadius: token('radius.pill'),
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    outline: 'none',
    '&[data-hovered]': { background: token('color.sunken') },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': { color: token('color.inkSoft'), opacity: 0.5, cursor: 'default' },
    '&[data-selected]': { background: token('color.accent'), color: token('color.onAccent') },
    '&[data-focus-visible]': { outline: '3px solid var(--ring)', outlineOffset: 2 },
  },
});

/** null for an incomplete or invalid day. */
function dayOf(text: string | undefined): CalendarDate | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? parseDate(text) : null;
}

/**
 * The lazily loaded part; use `DateField`. The date picker pattern of the ARIA Authoring Practices: year, month and day
 * are typed or stepped one by one in the order of the language, Alt+Down opens the calendar on the chosen day or today.
 */
export function DateFieldBody({
  label,
  labelHidden,
  description,
  error,
  required,
  optionalText,
  name,
  value,
  onChange,
  min,
  max,
  isUnavailable,
  locale,
  openText,
  calendarText,
  outOfRangeText,
}: DateFieldProps) {
  return (
    <I18nProvider locale={locale}>
      <DatePicker
        css={styles}
        name={name}
        value={dayOf(value)}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        {...(isUnavailable && { isDateUnavailable: (day) => isUnavailable(day.toString()) })}
        isRequired={required}
        isInvalid={error ? true : undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros
        onChange={(day) => onChange(day?.toString() ?? '')}
      >
        <Label className={labelHidden ? 'visually-hidden' : 'label'}>
          {label}
          {optionalText && <small> ({optionalText})</small>}
        </Label>
        {description && (
          <Text slot="description" className="field-hint">
            {description}
          </Text>
        )}
        <Group css={[controlStyles, { maxWidth: '22rem', paddingInlineEnd: token('space.4') }]}>
          <DateInput className="parts">{(segment) => <DateSegment segment={segment} />}</DateInput>
          <Button css={openerStyles} aria-label={openText}>
            <Icon name="calendar" />
          </Button>
        </Group>
        <FieldError className="field-error">
          <Icon name="warning" />
          {error ?? outOfRangeText}
        </FieldError>
        <Popover css={calendarStyles} placement="bottom start">
          <Dialog aria-label={calendarText}>
            <Calendar aria-label={calendarText}>
              <header>
                <Button slot="previous">
                  <Icon name="chevron" rotation={90} />
                </Button>
                <Heading />
                <Button slot="next">
                  <Icon name="chevron" rotation={270} />
                </Button>
              </header>
              <CalendarGrid>
                <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
                <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
