import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { carName } from '@/features/car-search/components/carTexts';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Link } from '@/ui/primitives/Link';
import { token } from '@/ui/tokens';
import { carSaveToggled } from '../saved.slice';
import { selectCanSave, selectIsSaved, selectSavedCount } from '../saved.selectors';
import { HeartIcon } from './HeartIcon';
import { SavedStatus } from './SavedStatus';

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: token('space.8'),
  a: { fontSize: token('text.small') },
  // Large text: the label stays whole.
  '&& button': { overflowWrap: 'break-word' },
});

/** On a car's page: saves the car, and leads to all that is saved; further tools of the car follow. */
export function SaveCar({ car, children }: { car: CarRecord; children?: ReactNode }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const canSave = useAppSelector(selectCanSave);
  const saved = useAppSelector((state) => selectIsSaved(state, car.car_id));
  const count = useAppSelector(selectSavedCount);
  const { saved: path } = useAppSelector(selectPaths);
  if (!canSave) return null;
  return (
    <div css={styles}>
      {saved && path && <Link href={path}>{t('saving.showAll', { count })}</Link>}
      <Button
        variant="ghost"
        flush
        aria-pressed={saved}
        aria-label={t('card.saveCar', { car: carName(car, texts) })}
        onClick={() => dispatch(carSaveToggled({ carId: car.car_id }))}
      >
        <HeartIcon filled={saved} />
        {t('saving.save')}
      </Button>
      {children}
      <SavedStatus />
    </div>
  );
}
