import { css } from '@emotion/react';
import { chargingOf } from '@/domain/cars/charging';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { LineIcon } from '@/ui/primitives/Icon';
import { token } from '@/ui/tokens';
import { carIcons } from './carIcons';

const styles = css({
  ul: { display: 'grid', gap: token('space.12') },
  li: { display: 'flex', gap: token('space.12'), maxWidth: token('size.line') },
  svg: { marginBlockStart: '0.1em', color: token('color.accent') },
  '.note': { marginBlockStart: token('space.12'), color: token('color.inkSoft'), fontSize: token('text.small') },
});

/** Range and charging in plain sentences, each only where its data is known. */
export function Charging({ car }: { car: CarRecord }) {
  const { t, format, quantity } = useTexts();
  const { rapidMinutes, fullHours } = chargingOf(car);
  const power = (kilowatts: number | undefined) => `${format.number(kilowatts ?? 0)}\u00a0kW`;
  const range = quantity(car.wltp_electric_range_text ?? '');
  const sentences = [
    range !== '' && t('detail.chargingRange', { range }),
    rapidMinutes !== null &&
      t('detail.chargingRapid', { minutes: rapidMinutes, power: power(car.electric_charging_speed_dc) }),
    fullHours !== null &&
      t('detail.chargingFull', {
        hours: format.number(fullHours, { decimals: 1 }),
        power: power(car.electric_charging_speed_ac),
      }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <section css={styles} id="charging">
      <h2>{t('detail.charging')}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <LineIcon path={carIcons.range} />
            {sentence}
          </li>
        ))}
      </ul>
      {(rapidMinutes !== null || fullHours !== null) && <p className="note">{t('detail.chargingNote')}</p>}
    </section>
  );
}
