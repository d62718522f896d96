import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { carSaveToggled } from '../saved.slice';
import { selectIsSaved } from '../saved.selectors';
import { HeartIcon } from './HeartIcon';

/** Saves a car, or takes it away; its look is that of the buttons around it. */
export function HeartButton({ carId, name }: { carId: string; name: string }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const saved = useAppSelector((state) => selectIsSaved(state, carId));
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={saved}
      aria-label={t('card.saveCar', { car: name })}
      title={t('card.saveCar', { car: name })}
      onClick={() => dispatch(carSaveToggled({ carId }))}
    >
      <HeartIcon filled={saved} />
    </button>
  );
}
