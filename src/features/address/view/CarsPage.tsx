import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CarListView } from '@/features/facets/view/CarListView';
import { pageHidden } from '../model/address.events';
import { selectShown, type WithAddress } from '../model/address.selectors';

// The import stands in the call itself: only then does the framework fetch it before a car's own page comes alive.
const CarDetailView = dynamic(() => import('@/features/cars/view/CarDetailView').then((module) => module.CarDetailView), { loading: () => <div aria-busy="true" style={{ minHeight: '100vh' }} /> });

/** The list and the cars share this page: going from one to the other keeps the store and needs no new page. */
export function CarsPage() {
  const shown = useSelector((state: Pick<WithAddress, 'place'>) => selectShown(state));
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
    const ahead = () => void import('@/features/cars/view/CarDetailView');
    if (document.readyState === 'complete') ahead();
    else window.addEventListener('load', ahead, { once: true });
    return () => window.removeEventListener('load', ahead);
  }, []);
  return shown === 'carDetail' ? <CarDetailView /> : <CarListView />;
}
