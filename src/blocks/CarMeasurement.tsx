import { carTelemetryFeature } from '@/features/telemetry/carTelemetry.feature';
import { useFeature } from '@/store/StoreProvider';

/** What lists and cars tell the measurement; shows nothing. */
export function CarMeasurement() {
  useFeature(carTelemetryFeature);
  return null;
}
