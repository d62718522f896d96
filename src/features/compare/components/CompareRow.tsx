import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { Icon } from '@/ui/primitives/Icon';
import type { ComparisonRow } from './comparisonRows';

export function CompareRow({
  row: { label, note, values, best },
  cars,
}: {
  row: ComparisonRow;
  cars: readonly CarRecord[];
}) {
  const { t } = useTexts();
  return (
    <tr>
      <th scope="row">
        {label}
        {note !== undefined && (
          <>
            {' '}
            <small>{note}</small>
          </>
        )}
      </th>
      {cars.map((car, index) => (
        <td key={car.car_id} data-best={best.has(index) || undefined}>
          {values[index] || <Unknown />}
          {best.has(index) && (
            <span className="best">
              <Icon name="check" />
              {t('compare.best')}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

export function Unknown() {
  const { t } = useTexts();
  return (
    <span className="unknown">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('compare.unknown')}</span>
    </span>
  );
}
