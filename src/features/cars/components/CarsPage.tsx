import { useRouter } from 'next/router';
import { Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CarDetailView as WholeCarDetailView } from '@/features/cars/components/CarDetailView';
import { CarListView } from '@/features/car-search/components/CarListView';
import { late } from '@/ui/late';
import { pageHidden } from '../../car-search/history.slice';
import { selectCarsView, type WithHistory } from '../../car-search/history.selectors';

const carCode = () => import('@/features/cars/components/CarDetailView');

/** The server has it at hand. */
const CarDetailView =
  typeof window === 'undefined' ? WholeCarDetailView : late(() => carCode().then((module) => module.CarDetailView));

/** Until a car's code is there, when it was not fetched ahead: the list has gone, and what is below must not jump up. */
const opening = <div aria-busy="true" style={{ minHeight: '100vh' }} />;

/** The list and the cars share this page: going from one to the other keeps the store and needs no new page. */
export function CarsPage() {
  const view = useSelector((state: Pick<WithHistory, 'carsPage'>) => selectCarsView(state));
  const dispatch = useDispatch();
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
  // A list comes without the car's code, and fetches it when it has nothing better to do: a car then opens at once.
  useEffect(() => {
    // What does not come is asked for again where it is drawn.
    const ahead = () => void carCode().catch(() => undefined);
    if (document.readyState === 'complete') ahead();
    else window.addEventListener('load', ahead, { once: true });
    return () => window.removeEventListener('load', ahead);
  }, []);
  return view === 'carDetail' ? (
    <Suspense fallback={opening}>
      <CarDetailView />
    </Suspense>
  ) : (
    <CarListView />
  );
}
