import { CarCompare } from './CarCompare';
import { CarListLink } from './CarListLink';
import { CarMeasurement } from './CarMeasurement';
import { CarSearchHelp } from './CarSearchHelp';

/** What the list and the cars have beyond their markup; it shows nothing itself. */
export function CarExtras() {
  return (
    <>
      <CarMeasurement />
      <CarCompare />
      <CarListLink />
      <CarSearchHelp />
    </>
  );
}
