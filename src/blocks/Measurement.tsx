import { telemetryFeature } from '@/features/telemetry/telemetry.feature';
import { DescribePage } from '@/features/telemetry/components/DescribePage';
import { useFeature } from '@/store/StoreProvider';

/** Page views and the page's tag manager. Its code loads after the page and includes the page shown before. */
export function Measurement(page: Parameters<typeof DescribePage>[0]) {
  useFeature(telemetryFeature);
  return <DescribePage {...page} />;
}
