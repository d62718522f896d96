import { css } from '@emotion/react';
import { useState } from 'react';
import { intlTag } from '@/i18n/format';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { DateField } from '@/ui/primitives/DateField';
import { media, token } from '@/ui/tokens';
import { BlockButton } from '../parts/BlockButton';
import { BlockSection } from '../parts/BlockSection';
import { dayLink } from './dayLink';
import type { DatePickerFields } from './DatePicker.schema';

const styles = css({
  '.chosen': { marginBlock: token('space.12'), color: token('color.inkSoft') },
  // Below the texts of text blocks, whose titles are next to them.
  [media.lg]: {
    '> .wrap': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: token('space.64'),
      justifyItems: 'start',
      '> *': { gridColumn: 2 },
    },
  },
});

/**
 * A day from today on, written out when chosen; in a form it is the field 'date', and the link next to it includes it.
 */
export function DatePicker({ Title, Link }: DatePickerFields) {
  const { t, format, locale } = useTexts();
  const now = useAppSelector(selectNow);
  const [day, setDay] = useState('');
  if (Title === '') return null;
  const today = now.slice(0, 10);
  const chosen = day >= today ? day : '';
  const dateText = chosen === '' ? '' : format.longDate(chosen);
  return (
    <BlockSection styles={styles}>
      <DateField
        label={Title}
        name="date"
        value={day}
        onChange={setDay}
        min={today}
        locale={intlTag(locale)}
        openText={t('block.openCalendar')}
        calendarText={t('block.calendar')}
        outOfRangeText={t('block.dayTooEarly', { day: format.longDate(today) })}
      />
      <p className="chosen" role="status">
        {dateText || '\u00a0'}
      </p>
      <BlockButton link={{ ...Link, href: dayLink(Link.href, chosen, dateText) }} />
    </BlockSection>
  );
}
