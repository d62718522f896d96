import { closingCalendar } from '@/domain/cars/closingCalendar';
import { carPath } from '@/domain/sites/routes';
import { carName } from '@/features/car-search/components/carTexts';
import { lotTexts } from '@/features/car-search/components/lotTexts';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow, selectPaths, selectTimeZone } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { downloadCalendar } from '@/ui/downloadCalendar';
import { LineIcon } from '@/ui/primitives/Icon';

const BELL = ['M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2H4.5z', 'M10 21h4', 'M12 3v2'];

/** Puts the time at which a lot closes into the visitor's calendar; nothing for a lot that is over. */
export function ClosingReminder({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t } = texts;
  const now = useAppSelector(selectNow);
  const paths = useAppSelector(selectPaths);
  const lot = lotTexts(car, texts, now, useAppSelector(selectTimeZone));
  const { car_bids_end: end, car_id: carId, car_lot_number: number } = car;
  if (!lot || end === undefined || number === undefined || Date.parse(end) <= Date.parse(now)) return null;
  const name = carName(car, texts);
  const label = t('card.remind', { car: name });
  const save = () => {
    const link = window.location.origin + carPath(paths, { car_id: carId, slug: car.slug ?? '' });
    const title = t('card.remindTitle', { lot: lot.number, car: name });
    downloadCalendar(`${number}.ics`, closingCalendar({ carId, end, title, link }, Date.now()));
  };
  return (
    <button type="button" className="remind" aria-label={label} title={label} data-needs-script="" onClick={save}>
      <LineIcon path={BELL} />
    </button>
  );
}
