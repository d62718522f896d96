import { promisesFor } from '@/domain/cars/usedCarPromises';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow, selectUsedCarPromises } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';

/** What the site promises to the buyer of this used car, with links to the page that says so. */
export function UsedCarPromises({ car }: { car: CarRecord }) {
  const { t } = useTexts();
  const promises = useAppSelector(selectUsedCarPromises);
  const now = useAppSelector(selectNow);
  const held = promises && promisesFor(car, promises, now);
  if (!held) return null;
  const lines = [
    t('detail.exchange', { count: held.exchangeDays }),
    ...(held.warrantyMonths === null ? [] : [t('detail.warranty', { count: held.warrantyMonths })]),
  ];
  return (
    <ul className="promises">
      {lines.map((line) => (
        <li className="place" key={line}>
          <Icon name="check" />
          <Link href={promises.page}>{line}</Link>
        </li>
      ))}
    </ul>
  );
}
