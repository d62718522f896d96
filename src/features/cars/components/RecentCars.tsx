import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { CarGrid } from '../../car-search/components/CarGrid';
import { selectCarPage } from '../cars.selectors';
import { selectRecentCars } from '../recentCars.selectors';

/** A row of the list. */
const MOST_SHOWN = 4;

/** Cars that this visitor opened before; known to the browser alone. */
export function RecentCars() {
  const { t } = useTexts();
  const { carId } = useAppSelector(selectCarPage);
  const others = useAppSelector(selectRecentCars).filter((one) => one !== carId);
  if (others.length === 0) return null;
  return (
    <section>
      <h2>{t('detail.recent')}</h2>
      <div className="cars">
        <CarGrid ids={others.slice(0, MOST_SHOWN)} shallow />
      </div>
    </section>
  );
}
