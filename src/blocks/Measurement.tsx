import { telemetryFeature } from '@/features/telemetry/telemetry.feature';
import { DescribePage } from '@/features/telemetry/components/DescribePage';
import { withFeatures } from './parts/withFeatures';

/** Page views and the page's tag manager. Its code loads after the page and includes the page shown before. */
export const Measurement = withFeatures([telemetryFeature], DescribePage);
