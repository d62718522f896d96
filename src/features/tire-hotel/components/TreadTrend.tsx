import { useId } from 'react';
import { LEAST_SEASONS, LEAST_TREAD, treadForecast, treadHistory } from '@/domain/tire-hotel/tread';
import type { StoredTire } from '@/domain/tire-hotel/vehicle';
import { monthAndYear } from '@/i18n/timeFormat';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import { usePositionText } from './positions';
import { TreadChart } from './TreadChart';

/** The most worn tire of each axle that was measured in enough seasons. */
function shownTires(tires: readonly StoredTire[]): StoredTire[] {
  const axles = ['F', 'R'].map((axle) => tires.filter(({ equipmentPosition }) => equipmentPosition.startsWith(axle)));
  return axles.flatMap((axle) =>
    axle
      .filter(({ wheel }) => wheel.season && treadHistory(wheel).length > 0)
      .toSorted((a, b) => a.wheel.threadDepth - b.wheel.threadDepth)
      .slice(0, 1),
  );
}

/** The tread over the seasons, and when it will probably pass the limit. */
export function TreadTrend({ tires }: { tires: readonly StoredTire[] }) {
  const { t, format } = useTexts();
  const id = useId();
  const shown = shownTires(tires);
  if (shown.length === 0) return null;
  return (
    <section className="trend" aria-labelledby={id}>
      <h5 id={id}>{t('tireHotel.trendTitle')}</h5>
      <div className="charts">
        {shown.map((tire) => (
          <Trend key={tire.equipmentPosition} tire={tire} />
        ))}
      </div>
      <details>
        <summary>
          {t('tireHotel.trendRule')}
          <Icon name="chevron" />
        </summary>
        <p>
          {t('tireHotel.trendRuleText', {
            seasons: LEAST_SEASONS,
            winter: LEAST_TREAD.winter,
            summer: format.number(LEAST_TREAD.summer, { decimals: 1 }),
          })}
        </p>
      </details>
    </section>
  );
}

function Trend({ tire: { equipmentPosition, wheel } }: { tire: StoredTire }) {
  const { t, format } = useTexts();
  const positionText = usePositionText();
  const forecast = treadForecast(wheel);
  const limit = LEAST_TREAD[wheel.season ?? 'summer'];
  const millimetres = (depth: number) => format.number(depth, { decimals: 1 });
  const text = forecast
    ? `${t('tireHotel.forecast', { limit: millimetres(limit), month: monthAndYear(forecast.month, format) })} ${forecast.marginSeasons === 1 ? t('tireHotel.marginOne') : t('tireHotel.margin', { count: forecast.marginSeasons })}`
    : t(wheel.threadDepth < limit ? 'tireHotel.belowLimit' : 'tireHotel.noForecast', { limit: millimetres(limit) });
  return (
    <figure>
      <figcaption>
        <strong>{positionText(equipmentPosition)}</strong>
        <span>{text}</span>
      </figcaption>
      <TreadChart points={treadHistory(wheel)} limit={limit} position={positionText(equipmentPosition)} />
    </figure>
  );
}
