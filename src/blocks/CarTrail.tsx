import { Suspense } from 'react';
import { listSteps, makeAndModelSteps, type TrailStep } from '@/domain/search/breadcrumbs';
import { selectCarsView } from '@/features/car-search/carsPage.selectors';
import { selectOpenCar } from '@/features/cars/cars.selectors';
import { selectQuery } from '@/features/car-search/carList.selectors';
import { ListHead as EagerListHead } from '@/features/car-search/components/ListHead';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { Breadcrumb } from './Breadcrumb/Breadcrumb.view';

/** Eager on the server. Until its code has loaded, the page keeps the title that it came with. */
const ListHead =
  typeof window === 'undefined'
    ? EagerListHead
    : lazyWithRetry(() => import('@/features/car-search/components/ListHead').then((module) => module.ListHead));
/** The same element at every render: React bails out of it. */
const listHead = (
  <Suspense>
    <ListHead />
  </Suspense>
);

export interface CarTrailProps {
  /** From the home page to the list of all cars; public paths. */
  trail: readonly TrailStep[];
}

/**
 * Breadcrumb of a list or a car: the pages above, make and model, which are also in the title of a list (specification
 * 2 section 2.4).
 */
export function CarTrail({ trail }: CarTrailProps) {
  const isCar = useAppSelector(selectCarsView) === 'carDetail';
  const query = useAppSelector(selectQuery);
  const car = useAppSelector(selectOpenCar);
  const paths = useAppSelector(selectPaths);
  const { term } = useTexts();
  const named = (model: string) => term('car_model', model);
  if (isCar && !car) return null;
  const steps = isCar
    ? [
        ...makeAndModelSteps({ brand: car?.car_brand ?? '', model: car?.car_model ?? '' }, paths, named),
        { title: car?.car_version ?? car?.car_id ?? '', path: '' },
      ]
    : listSteps(query, paths, named);
  return (
    <>
      {!isCar && listHead}
      <Breadcrumb
        Items={[...trail, ...steps].map(({ title, path }) => ({
          Title: title,
          Url: { href: path, newWindow: false, text: '' },
        }))}
      />
    </>
  );
}
