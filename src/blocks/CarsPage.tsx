import { addressFeature, placeFeature } from '@/features/address/address.feature';
import { CarsPage as CarsPageView } from '@/features/address/view/CarsPage';
import { carsFeature } from '@/features/cars/cars.feature';
import { facetsFeature } from '@/features/facets/facets.feature';
import { carTelemetryFeature } from '@/features/telemetry/carTelemetry.feature';
import { useFeature } from '@/store/StoreProvider';

/** Car list and car page with what drives them: slices, sagas and the owner of the address. */
export function CarsPage() {
  useFeature(placeFeature);
  useFeature(facetsFeature);
  useFeature(carsFeature);
  useFeature(carTelemetryFeature);
  useFeature(addressFeature);
  return <CarsPageView />;
}
