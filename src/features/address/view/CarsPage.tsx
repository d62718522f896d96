import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CarDetailView } from '@/features/cars/view/CarDetailView';
import { CarListView } from '@/features/facets/view/CarListView';
import { pageHidden } from '../model/address.events';
import { selectShown, type WithAddress } from '../model/address.selectors';

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
  return shown === 'carDetail' ? <CarDetailView /> : <CarListView />;
}
