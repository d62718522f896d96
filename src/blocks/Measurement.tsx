import { telemetryFeature } from '@/features/telemetry/telemetry.feature';
import { PageTold } from '@/features/telemetry/components/PageTold';
import { useFeature } from '@/store/StoreProvider';

/** Page views and the page's tag manager. Its code comes after the page, and hears of the page that was shown meanwhile. */
export function Measurement(page: Parameters<typeof PageTold>[0]) {
  useFeature(telemetryFeature);
  return <PageTold {...page} />;
}
