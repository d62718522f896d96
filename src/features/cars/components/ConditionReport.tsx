import { css } from '@emotion/react';
import { conditionReport, type InspectionArea } from '@/domain/cars/conditionReport';
import { languageName } from '@/i18n/regionNames';
import { useTexts, type TextsValue } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { Icon } from '@/ui/primitives/Icon';
import { media, token } from '@/ui/tokens';
import { REPORT_ANCHOR, reportSum, stateIcons } from './conditionTexts';

const styles = css({
  display: 'grid',
  gap: token('space.16'),
  h2: { marginBlockEnd: 0 },
  h3: { marginBlockStart: token('space.8'), fontSize: token('text.body'), letterSpacing: 0 },
  '.sum': { fontSize: token('text.lead'), fontWeight: token('font.strongWeight') },
  // Of all points those without a remark, then those with one.
  '.strip': {
    display: 'flex',
    gap: '2px',
    height: token('space.12'),
    i: {
      flex: '0 0 auto',
      minWidth: token('space.8'),
      borderRadius: token('radius.control'),
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    'i:first-of-type': { flex: '1 1 0', background: token('color.success') },
    '[data-state=remark]': { background: token('color.ink') },
    '[data-state=attention]': { background: token('color.danger') },
  },
  '.by': { color: token('color.inkSoft') },
  svg: { flex: 'none', marginBlockStart: '0.15em' },
  '[data-state=fine] > svg': { color: token('color.success') },
  '[data-state=remark] > svg': { color: token('color.accent') },
  '[data-state=attention] > svg': { color: token('color.danger') },
  'ul, li': { display: 'grid' },
  '.remarks': { gap: token('space.8') },
  '.remarks li': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: token('space.12'),
    padding: `${token('space.12')} ${token('space.16')}`,
    borderRadius: token('radius.control'),
    background: token('color.sunken'),
  },
  '.remarks small': { display: 'block', color: token('color.inkSoft'), fontSize: token('text.small') },
  '.areas': { columnGap: token('space.32'), [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '.areas li': {
    gridTemplateColumns: 'auto minmax(6.5rem, 1fr) fit-content(60%)',
    columnGap: token('space.12'),
    alignItems: 'baseline',
    paddingBlock: token('space.8'),
    borderBlockStart: `1px solid ${token('color.line')}`,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    svg: { alignSelf: 'start' },
  },
  '.areas span': { color: token('color.inkSoft'), fontSize: token('text.small'), textAlign: 'end' },
});

/** What an inspection of the car has found: in one line, the remarks first, then every area. */
export function ConditionReport({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t, format, stockLanguage, locale } = texts;
  const report = conditionReport(car);
  if (!report) return null;
  const { remarks, areas, fine } = report;
  const { car_inspection_date: date, car_site_name: facility, car_inspection_points: points } = car;
  const day = date === undefined ? null : format.longDate(date);
  const by =
    day === null
      ? null
      : facility === undefined
        ? t('detail.reportOn', { date: day })
        : t('detail.reportBy', { date: day, facility });
  return (
    <section css={styles} id={REPORT_ANCHOR} aria-labelledby="condition-report-title">
      <h2 id="condition-report-title">{t('detail.report')}</h2>
      <p className="sum">{reportSum(car, texts)}</p>
      {fine !== null && points !== undefined && (
        <div className="strip" aria-hidden="true">
          <i />
          {remarks.map(({ area, state, remark }) => (
            <i key={`${area} ${remark}`} data-state={state} style={{ width: `${100 / points}%` }} />
          ))}
        </div>
      )}
      {by !== null && <p className="by">{by}</p>}
      {remarks.length > 0 && (
        <>
          <h3>{t('detail.reportFound')}</h3>
          {stockLanguage && (
            <p className="by">{t('detail.descriptionIn', { language: languageName(locale, stockLanguage) })}</p>
          )}
          <ul className="remarks">
            {remarks.map(({ area, state, remark }) => (
              <li key={`${area} ${remark}`} data-state={state}>
                <Icon name={stateIcons[state]} />
                <div>
                  <span lang={remark === undefined ? undefined : stockLanguage}>
                    {remark ?? t(`detail.area.${area}`)}
                  </span>
                  <small>
                    {[remark && t(`detail.area.${area}`), t(`detail.state.${state}`)].filter(Boolean).join(' · ')}
                  </small>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t('detail.reportAreas')}</h3>
      <ul className="areas">
        {areas.map(({ area, state }) => (
          <li key={area} data-state={state}>
            <Icon name={stateIcons[state]} />
            {t(`detail.area.${area}`)}
            <span>{[t(`detail.state.${state}`), measured(area, car, texts)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was measured in an area. */
function measured(
  area: InspectionArea,
  { car_tread_depth: depth, car_battery_health: health }: CarRecord,
  { t, format }: Pick<TextsValue, 't' | 'format'>,
): string | null {
  if (area === 'tires' && depth !== undefined)
    return t('detail.treadDepth', { depth: format.number(depth, { decimals: 1 }) });
  if (area === 'battery' && health !== undefined) return t('detail.batteryHealth', { percent: format.percent(health) });
  return null;
}
