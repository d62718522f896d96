import { telemetryFeature } from '@/features/telemetry/telemetry.feature';
import { DescribePage } from '@/features/telemetry/components/DescribePage';
import { useFeature } from '@/store/StoreProvider';

/** Page views and the page's tag manager. Its code comes after the page, and hears of the page that was shown meanwhile. */
export function Measurement(page: Parameters<typeof DescribePage>[0]) {
  useFeature(telemetryFeature);
  return <DescribePage {...page} />;
}
