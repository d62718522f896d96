import { useSelector } from 'react-redux';
import { makeAndModelOf, makeAndModelSteps, type TrailStep } from '@/domain/carTrail';
import { selectShown, type WithAddress } from '@/features/address/model/address.selectors';
import { selectOpenCar, type WithCars } from '@/features/cars/model/cars.selectors';
import { selectQuery, type WithFacets } from '@/features/facets/model/facets.selectors';
import { ListHead } from '@/features/facets/view/ListHead';
import { selectPaths, type ContextRoot } from '@/store/context';
import type { EntitiesRoot } from '@/store/entities';
import { Breadcrumb } from './Breadcrumb/Breadcrumb.view';

type State = Pick<WithAddress, 'place'> & WithCars & WithFacets & ContextRoot & EntitiesRoot;

/** The way to a list or a car: the pages above, make and model. It names the tab of a list by them (specification 2 section 2.4). */
export function CarTrail({ trail }: { /** From the home page to the list of all cars; public paths. */ trail: readonly TrailStep[] }) {
  const isCar = useSelector((state: State) => selectShown(state)) === 'carDetail';
  const query = useSelector((state: State) => selectQuery(state));
  const car = useSelector((state: State) => selectOpenCar(state));
  const { carList } = useSelector((state: State) => selectPaths(state));
  if (isCar && !car) return null;
  const steps = isCar
    ? [...makeAndModelSteps({ brand: car?.car_brand ?? '', model: car?.car_model ?? '' }, carList), { title: car?.car_version ?? car?.car_id ?? '', path: '' }]
    : makeAndModelSteps(makeAndModelOf(query), carList);
  return (
    <>
      {!isCar && <ListHead />}
      <Breadcrumb Items={[...trail, ...steps].map(({ title, path }) => ({ Title: title, Url: { href: path, newWindow: false, text: '' } }))} />
    </>
  );
}
