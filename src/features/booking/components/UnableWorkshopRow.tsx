import { listText } from '@/i18n/listText';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { bookingActions } from '../booking.slice';
import type { UnableRow } from '../workshops.selectors';

/** A near workshop that cannot be chosen, why, and how it can be. `onRemove` is called before the list is loaded again. */
export function UnableWorkshopRow({
  row: { workshop, lines, isRemovable },
  onRemove,
}: {
  row: UnableRow;
  onRemove: (departmentId: string) => void;
}) {
  const { t, term, format } = useTexts();
  const dispatch = useAppDispatch();
  const { departmentId, siteName, address, distanceKm, notOffered } = workshop;
  const names = listText(
    lines.map(({ name }) => term('workshop', name)),
    format,
  );
  const hasAddon = lines.some(({ type }) => type === 'addon');
  const removal = t(hasAddon ? 'booking.removeAddons' : 'booking.removeServices', { names });
  return (
    <li className="workshop" data-unable="" data-department={departmentId}>
      <div className="head">
        <h5>{siteName}</h5>
        <p className="where">
          <span>{address}</span> <span>{format.distance(Math.round(distanceKm))}</span>
        </p>
        <p className="lacks">
          <Icon name="info" />
          {t(hasAddon ? 'booking.lacksAddon' : 'booking.lacksService', { names })}
        </p>
        {isRemovable && (
          <Button
            variant="secondary"
            aria-label={`${removal}, ${siteName}`}
            onClick={() => {
              onRemove(departmentId);
              dispatch(bookingActions.servicesRemoved({ codes: notOffered }));
            }}
          >
            {removal}
          </Button>
        )}
      </div>
    </li>
  );
}
