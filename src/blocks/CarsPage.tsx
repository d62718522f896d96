import { Suspense } from 'react';
import { addressFeature, placeFeature } from '@/features/address/address.feature';
import { CarsPage as CarsPageView } from '@/features/address/view/CarsPage';
import { carsFeature } from '@/features/cars/cars.feature';
import { facetsFeature } from '@/features/facets/facets.feature';
import { useFeature } from '@/store/StoreProvider';
import { late } from '@/ui/late';
import { Alive } from '@/ui/Alive';

/** Shows nothing, so the server goes without it. */
const CarMeasurement = late(() => import('./CarMeasurement').then((module) => module.CarMeasurement));

/** Car list and car page with what drives them: slices, sagas and the owner of the address. */
export function CarsPage() {
  useFeature(placeFeature);
  useFeature(facetsFeature);
  useFeature(carsFeature);
  useFeature(addressFeature);
  return (
    <>
      <CarsPageView />
      <Alive><Suspense><CarMeasurement /></Suspense></Alive>
    </>
  );
}
