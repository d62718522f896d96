import { css } from '@emotion/react';
import { todayOf, weekRows } from '@/domain/dealers/openingHours';
import { WhereItIs } from '@/features/dealers/components/WhereItIs';
import { addressText, directionsAddress, facilityPath, todayText } from '@/features/dealers/components/facilityTexts';
import { dayText, hoursText } from '@/features/dealers/components/hoursTexts';
import { useContact } from '@/features/dealers/components/useContact';
import { localMoment } from '@/i18n/localTime';
import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import { selectPaths, selectTimeZone } from '@/store/context';
import { selectFacilityById } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { media, token } from '@/ui/tokens';
import { selectCarPage } from '../cars.selectors';

const styles = css({
  '.facility': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    border: `1px solid ${token('color.line')}`,
    borderRadius: token('radius.panel'),
    background: token('color.surface'),
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  '.about': { display: 'grid', alignContent: 'start', gap: token('space.8'), padding: token('space.24') },
  h3: { fontSize: token('text.title') },
  'h3 a': { color: token('color.ink') },
  '.today': { display: 'flex', alignItems: 'center', gap: token('space.8'), color: token('color.inkSoft') },
  '.today::before': {
    content: '""',
    width: '0.55em',
    height: '0.55em',
    flex: 'none',
    borderRadius: token('radius.pill'),
    background: 'currentColor',
  },
  '.today[data-is=open]': { color: token('color.success'), fontWeight: token('font.strongWeight') },
  table: { width: '100%', maxWidth: '22rem' },
  th: { paddingInlineEnd: token('space.16'), fontWeight: 'inherit', textAlign: 'start' },
  'th, td': { paddingBlock: '2px', verticalAlign: 'top' },
  '.links': { display: 'flex', flexWrap: 'wrap', columnGap: token('space.24') },
  '.links a': { display: 'inline-flex', alignItems: 'center', gap: token('space.8'), minHeight: token('size.target') },
  '.map': { display: 'grid', minHeight: '15rem', [media.print]: { display: 'none' } },
  [media.print]: {
    '.facility': { display: 'block', border: 0, borderRadius: 0 },
    '.about': { gap: 0, padding: 0 },
    h3: { fontSize: 'inherit' },
    '.today': { display: 'none' },
    'table, tbody': { display: 'flex', flexWrap: 'wrap', columnGap: '6mm', maxWidth: 'none' },
  },
  // As high as the text next to it.
  '.map [data-static]': { height: '100%' },
});

/** The facility where the car stands: address, hours, whether it is open, map. */
export function WhereItStands() {
  const texts = useTexts();
  const { t, phoneText } = texts;
  const { location } = useAppSelector(selectCarPage);
  const facility = useAppSelector((state) => (location ? selectFacilityById(state, location.facilityId) : undefined));
  const { facilities } = useAppSelector(selectPaths);
  const zone = useAppSelector(selectTimeZone);
  const contact = useContact(location?.facilityId ?? '');
  if (!location || !facility) return null;
  const { schedule, readAt } = location;
  const today = todayOf(schedule, localMoment(readAt, zone));
  const week = weekRows(schedule);
  const { site_official_name: name = '', site_phone: phone = '', slug = '' } = facility;
  return (
    <section css={styles} id="facility">
      <h2>{t('detail.where')}</h2>
      <div className="facility">
        <div className="about">
          <h3>
            <Link href={facilityPath(facilities, slug)}>{name}</Link>
          </h3>
          <p>{addressText(facility, texts)}</p>
          {today && (
            <p className="today" data-is={today.status}>
              {todayText(today, texts)}
            </p>
          )}
          {week.length > 0 && (
            <table>
              <caption className="visually-hidden">{t('dealers.hours')}</caption>
              <tbody>
                {week.map((row) => (
                  <tr key={row.day}>
                    <th scope="row">{dayText(row, texts)}</th>
                    <td>{hoursText(row.displayText, texts)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <p className="links" data-print="none">
            {phone !== '' && (
              <a onClick={contact('phone')} href={phoneAddress(phoneText(phone))}>
                <Icon name="phone" />
                {phoneText(phone)}
              </a>
            )}
            <a onClick={contact('map')} href={directionsAddress(facility)} target="_blank" rel="noopener noreferrer">
              <Icon name="arrow" />
              {t('dealers.directions')}
              <span className="visually-hidden">, {t('frame.newWindow')}</span>
            </a>
          </p>
        </div>
        <div className="map" data-needs-script="">
          <WhereItIs facility={facility} />
        </div>
      </div>
    </section>
  );
}
