import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { token } from '@/ui/tokens';
import { Folding } from './Folding';

/** Specification 2 section 9. */
const EQUIPMENT_PX = 50;

const styles = css({
  ul: { columns: '14rem', columnGap: token('space.32'), lineHeight: 1.5 },
  li: { breakInside: 'avoid', hyphens: 'auto', paddingBlock: token('space.4') },
});

export function Equipment({ car }: { car: CarRecord }) {
  const { t, term } = useTexts();
  const equipment = [...new Set(car.car_equipment?.map((item) => term('car_equipment', item)))];
  if (equipment.length === 0) return null;
  return (
    <section css={styles} id="equipment">
      <h2>{t('detail.equipment')}</h2>
      <Folding height={EQUIPMENT_PX}>
        <ul>
          {equipment.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Folding>
    </section>
  );
}
