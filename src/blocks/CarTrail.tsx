import { useSelector } from 'react-redux';
import { listSteps, makeAndModelSteps, type TrailStep } from '@/domain/carTrail';
import { selectShown, type WithAddress } from '@/features/address/model/address.selectors';
import { selectOpenCar, type WithCars } from '@/features/cars/model/cars.selectors';
import { selectQuery, type WithFacets } from '@/features/facets/model/facets.selectors';
import { ListHead } from '@/features/facets/view/ListHead';
import { selectPaths, type ContextRoot } from '@/store/context';
import type { EntitiesRoot } from '@/store/entities';
import { useAlive } from '@/ui/useAlive';
import { Breadcrumb } from './Breadcrumb/Breadcrumb.view';

export type CarTrailState = Pick<WithAddress, 'place'> & WithCars & WithFacets & ContextRoot & EntitiesRoot;

export interface CarTrailProps {
  /** From the home page to the list of all cars; public paths. */
  trail: readonly TrailStep[];
  /** The state that the page was first rendered with. */
  first: CarTrailState;
}

/** The way to a list or a car: the pages above, make and model. It names the tab of a list by them (specification 2 section 2.4). */
export function CarTrail({ trail, first }: CarTrailProps) {
  const alive = useAlive();
  const of = <T,>(select: (state: CarTrailState) => T) => (state: CarTrailState): T => select(alive ? state : first);
  const isCar = useSelector(of(selectShown)) === 'carDetail';
  const query = useSelector(of(selectQuery));
  const car = useSelector(of(selectOpenCar));
  const paths = useSelector(of(selectPaths));
  if (isCar && !car) return null;
  const steps = isCar
    ? [...makeAndModelSteps({ brand: car?.car_brand ?? '', model: car?.car_model ?? '' }, paths), { title: car?.car_version ?? car?.car_id ?? '', path: '' }]
    : listSteps(query, paths);
  return (
    <>
      {!isCar && <ListHead />}
      <Breadcrumb Items={[...trail, ...steps].map(({ title, path }) => ({ Title: title, Url: { href: path, newWindow: false, text: '' } }))} />
    </>
  );
}
