import { Suspense } from 'react';
import type { TrailStep } from '@/domain/search/breadcrumbs';
import { historyFeature, carsPageFeature } from '@/features/car-search/history.feature';
import { CarsPage as CarsPageView } from '@/features/cars/components/CarsPage';
import { carsFeature } from '@/features/cars/cars.feature';
import { carListFeature } from '@/features/car-search/carList.feature';
import { useFeature } from '@/store/StoreProvider';
import { Hydrated } from '@/ui/Hydrated';
import { late } from '@/ui/late';
import { CarTrail as EagerCarTrail } from './CarTrail';

/** Shows nothing, so the server goes without it. */
const CarExtras = late(() => import('./CarExtras').then((module) => module.CarExtras));

/** The server has it at hand. */
const CarTrail =
  typeof window === 'undefined' ? EagerCarTrail : late(() => import('./CarTrail').then((module) => module.CarTrail));

/** One line of the trail, until its code is there: nothing below may move when it comes. */
const trailPlaceholder = <div style={{ minHeight: '3.25rem' }} />;

/** Car list and car page with what drives them: slices, sagas and the owner of the address. */
export function CarsPage({ trail }: { trail: readonly TrailStep[] }) {
  useFeature(carsPageFeature);
  useFeature(carListFeature);
  useFeature(carsFeature);
  useFeature(historyFeature);
  return (
    <>
      <Suspense fallback={trailPlaceholder}>
        <CarTrail trail={trail} />
      </Suspense>
      <CarsPageView />
      <Hydrated>
        <Suspense>
          <CarExtras />
        </Suspense>
      </Hydrated>
    </>
  );
}
