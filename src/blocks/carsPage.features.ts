import { shareLinkFeature } from '@/features/car-search/shareLink.feature';
import { compareFeature } from '@/features/compare/compare.feature';
import { carTelemetryFeature } from '@/features/telemetry/carTelemetry.feature';
import { carSearchHelpFeatures } from './carSearchHelp.features';

/** Features of list and car pages: analytics, comparison, share links, suggestions. Loaded after the page. */
export const lazyCarsPageFeatures = [carTelemetryFeature, compareFeature, shareLinkFeature, ...carSearchHelpFeatures];
