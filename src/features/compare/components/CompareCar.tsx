import { carName } from '@/features/car-search/components/carTexts';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Icon, LineIcon } from '@/ui/primitives/Icon';
import { carToggled, MOST_COMPARED } from '../compare.slice';
import { selectCanCompare, selectIsCompared, selectIsRefused } from '../compare.selectors';
import { COMPARE_ICON } from './compareIcon';

/** On a car's page: adds the car to the comparison, or takes it away. */
export function CompareCar({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const carId = car.car_id;
  const canCompare = useAppSelector(selectCanCompare);
  const compared = useAppSelector((state) => selectIsCompared(state, carId));
  const refused = useAppSelector((state) => selectIsRefused(state, carId));
  if (!canCompare) return null;
  return (
    <>
      <Button
        variant="ghost"
        flush
        aria-pressed={compared}
        aria-label={t('card.compareCar', { car: carName(car, texts) })}
        onClick={() => dispatch(carToggled({ carId }))}
      >
        {compared ? <Icon name="check" /> : <LineIcon path={COMPARE_ICON} />}
        {t('compare.add')}
      </Button>
      {refused && <p role="status">{t('card.compareFull', { count: MOST_COMPARED })}</p>}
    </>
  );
}
