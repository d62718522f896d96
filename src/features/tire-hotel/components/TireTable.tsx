import { tireDimension } from '@/domain/tire-hotel/tread';
import { THREAD_STATUS, type StoredTire } from '@/domain/tire-hotel/vehicle';
import { useTexts } from '@/i18n/TextsProvider';
import { Icon } from '@/ui/primitives/Icon';
import type { IconName } from '@/ui/primitives/icons';
import { depthText, usePositionText } from './positions';

function statusIcon(id: number): IconName {
  if (id === THREAD_STATUS.replace) return 'warning';
  return id === THREAD_STATUS.good ? 'check' : 'info';
}

/** The stored tires of a car, one row each. */
export function TireTable({ tires, name }: { tires: readonly StoredTire[]; name: string }) {
  const { t, format } = useTexts();
  const positionText = usePositionText();
  const heads = {
    tire: t('tireHotel.tire'),
    dimension: t('tireHotel.dimension'),
    depth: t('tireHotel.depth'),
    status: t('tireHotel.status'),
  };
  return (
    <table>
      <caption className="visually-hidden">{t('tireHotel.tableCaption', { car: name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tireHotel.position')}</th>
          {Object.entries(heads).map(([key, text]) => (
            <th scope="col" key={key}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tires.map(({ equipmentPosition, wheel }) => (
          <tr key={equipmentPosition} data-status={wheel.threadStatusId}>
            <th scope="row">{positionText(equipmentPosition)}</th>
            <td data-label={heads.tire}>
              {wheel.name}
              <small>
                {[
                  wheel.threadPattern,
                  wheel.season && t(`tireHotel.season.${wheel.season}`),
                  wheel.isStudded && t('tireHotel.studded'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </td>
            <td data-label={heads.dimension} className="numbers">
              {tireDimension(wheel)}
            </td>
            <td data-label={heads.depth} className="numbers">
              {depthText(wheel, format)}
            </td>
            <td data-label={heads.status}>
              <span className="tire-status">
                <Icon name={statusIcon(wheel.threadStatusId)} size={1} />
                {wheel.threadStatusMessage}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
