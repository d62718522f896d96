import { Suspense } from 'react';
import type { TrailStep } from '@/domain/search/breadcrumbs';
import { carsPageFeature } from '@/features/car-search/carsPage.feature';
import { historyFeature } from '@/features/car-search/history.feature';
import { CustomerServiceContext } from '@/features/cars/components/CustomerServiceContext';
import { CarsPage } from '@/features/cars/components/CarsPage';
import { carsFeature } from '@/features/cars/cars.feature';
import { CompareLoader } from '@/features/compare/components/CompareLoader';
import { CardToolsLoader } from '@/features/compare/components/CardToolsLoader';
import { carListFeature } from '@/features/car-search/carList.feature';
import { useFeatures, useLazyFeatures } from '@/store/StoreProvider';
import { LazyTexts } from '@/i18n/LazyTexts';
import { loadCode } from '@/lib/loadCode';
import { Hydrated } from '@/ui/Hydrated';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { CarTrail as EagerCarTrail } from './CarTrail';
import { useFrameContext } from './FrameContext';

const features = [carsPageFeature, carListFeature, carsFeature, historyFeature];

const loadFeatures = () => loadCode(async () => (await import('./carsPage.features')).lazyCarsPageFeatures);

/** Eager on the server; the bundler removes the other branch. */
const CarTrail =
  typeof window === 'undefined'
    ? EagerCarTrail
    : lazyWithRetry(() => import('./CarTrail').then((module) => module.CarTrail));

/** The height of one line of the breadcrumb, so that nothing below moves when its code arrives. */
const trailPlaceholder = <div style={{ minHeight: '3.25rem' }} />;

const SaveSearch = lazyWithRetry(() =>
  import('@/features/saved/components/SaveSearch').then((module) => module.SaveSearch),
);

const ShareLink = lazyWithRetry(() =>
  import('@/features/car-search/components/ShareLink').then((module) => module.ShareLink),
);

const CompareCar = lazyWithRetry(() =>
  import('@/features/compare/components/CompareCar').then((module) => module.CompareCar),
);

/** The same elements at every render. */
const share = (
  <Suspense>
    <ShareLink />
  </Suspense>
);

const saveSearch = (
  <Hydrated>
    <Suspense>
      <LazyTexts>
        <SaveSearch share={share} />
      </LazyTexts>
    </Suspense>
  </Hydrated>
);

const watchSearch = (
  <Hydrated>
    <Suspense>
      <LazyTexts>
        <SaveSearch isWatch />
      </LazyTexts>
    </Suspense>
  </Hydrated>
);

/** Car list and car page with their features: slices, sagas and the owner of the address. */
export function CarsPageBlock({ trail }: { trail: readonly TrailStep[] }) {
  useFeatures(features);
  useLazyFeatures(loadFeatures);
  const { site } = useFrameContext();
  return (
    <>
      <Suspense fallback={trailPlaceholder}>
        <CarTrail trail={trail} />
      </Suspense>
      <CustomerServiceContext value={site.customerService ?? {}}>
        <CarsPage
          CardToolsLoader={CardToolsLoader}
          listTools={saveSearch}
          emptyTools={watchSearch}
          CarTools={CompareCar}
        />
      </CustomerServiceContext>
      <CompareLoader />
    </>
  );
}
