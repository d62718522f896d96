import { useRouter } from 'next/router';
import { Suspense, useEffect, useMemo } from 'react';
import { CarDetailView as EagerCarDetailView, type CarDetailViewProps } from '@/features/cars/components/CarDetailView';
import { CarListView, type CarListViewProps } from '@/features/car-search/components/CarListView';
import { LazyTexts } from '@/i18n/LazyTexts';
import { loadLazyTexts } from '@/i18n/loadLazyTexts';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CodePending } from '@/ui/CodePending';
import { lazyWithRetry } from '@/ui/lazyWithRetry';
import { useCodeAhead } from '@/ui/useCodeAhead';
import { pageHidden } from '@/features/car-search/carsPage.slice';
import { selectCarsView } from '@/features/car-search/carsPage.selectors';

const carCode = () => import('@/features/cars/components/CarDetailView');

/** Eager on the server. */
const CarDetailView =
  typeof window === 'undefined'
    ? EagerCarDetailView
    : lazyWithRetry(() => carCode().then((module) => module.CarDetailView));

/** While the code of the car page is loading: as high as the window, so that what is below does not move up. */
const opening = (
  <div style={{ minHeight: '100vh' }}>
    <CodePending />
  </div>
);

/** The list and the cars share this page: going from one to the other keeps the store and needs no new page. */
export function CarsPage({ CarTools, ...tools }: CarListViewProps & { CarTools?: CarDetailViewProps['Tools'] }) {
  const view = useAppSelector(selectCarsView);
  const dispatch = useAppDispatch();
  const { events } = useRouter();
  useEffect(() => {
    const leaving = (_address: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) dispatch(pageHidden());
    };
    const hiding = () => dispatch(pageHidden());
    events.on('routeChangeStart', leaving);
    window.addEventListener('pagehide', hiding);
    return () => {
      events.off('routeChangeStart', leaving);
      window.removeEventListener('pagehide', hiding);
    };
  }, [dispatch, events]);
  const { language } = useTexts();
  // The code of the car page and its texts are loaded after the list, so that a car opens at once.
  const codeAhead = useMemo(() => [carCode, () => loadLazyTexts(language)], [language]);
  useCodeAhead(codeAhead);
  return view === 'carDetail' ? (
    <Suspense fallback={opening}>
      <LazyTexts>
        <CarDetailView Tools={CarTools} />
      </LazyTexts>
    </Suspense>
  ) : (
    <CarListView {...tools} />
  );
}
