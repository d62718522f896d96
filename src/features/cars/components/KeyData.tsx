import { css } from '@emotion/react';
import { useTexts, type TextsValue } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { LineIcon } from '@/ui/primitives/Icon';
import { token } from '@/ui/tokens';
import { mileageText } from '../../car-search/components/carTexts';
import { carIcons, type CarIconName } from './carIcons';

const MOST = 6;

const styles = css({
  display: 'grid',
  // At most three columns: six values fill their rows.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(8.5rem, (100% - 2 * ${token('space.12')}) / 3)), 1fr))`,
  gap: `${token('space.16')} ${token('space.12')}`,
  '> div': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: token('space.12'),
    // Together, next to a value of two lines.
    alignContent: 'start',
    alignItems: 'center',
  },
  svg: { gridRow: '1 / 3', color: token('color.accent') },
  dt: { color: token('color.inkSoft'), fontSize: token('text.small'), lineHeight: 1.3 },
  dd: { fontWeight: token('font.strongWeight'), lineHeight: 1.3, overflowWrap: 'anywhere' },
});

interface KeyItem {
  icon: CarIconName;
  label: string;
  value: string;
}

/** The first six values that are known, in the order of importance to buyers. */
export function KeyData({ car }: { car: CarRecord }) {
  const items = keyData(car, useTexts());
  if (items.length === 0) return null;
  return (
    <dl css={styles}>
      {items.map(({ icon, label, value }) => (
        <div key={icon}>
          <LineIcon path={carIcons[icon]} size={1.6} />
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function keyData(car: CarRecord, { t, format, term, quantity }: TextsValue): KeyItem[] {
  const items: KeyItem[] = [
    { icon: 'year', label: t('detail.year'), value: String(car.car_year ?? '') },
    { icon: 'mileage', label: t('detail.mileage'), value: mileageText(car, { format }) },
    { icon: 'fuel', label: t('detail.fuel'), value: term('car_fuel', car.car_fuel ?? '') },
    { icon: 'gearbox', label: t('detail.gearbox'), value: term('car_gearbox', car.car_gearbox ?? '') },
    { icon: 'range', label: t('detail.range'), value: quantity(car.wltp_electric_range_text ?? '') },
    { icon: 'power', label: t('detail.power'), value: car.car_power === undefined ? '' : format.power(car.car_power) },
    { icon: 'drive', label: t('detail.drive'), value: term('car_drive', car.car_drive ?? '') },
    { icon: 'body', label: t('detail.body'), value: term('car_body', car.car_body ?? '') },
  ];
  return items.filter(({ value }) => value !== '').slice(0, MOST);
}
