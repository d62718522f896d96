import { shareLinkFeature } from '@/features/car-search/shareLink.feature';
import { compareFeature } from '@/features/compare/compare.feature';
import { carTelemetryFeature } from '@/features/telemetry/carTelemetry.feature';
import { carSearchHelpFeatures } from './carSearchHelp.features';

/** What list and car pages do beyond their markup: analytics, comparing, share links, suggestions. Fetched after the page. */
export const lazyCarsPageFeatures = [carTelemetryFeature, compareFeature, shareLinkFeature, ...carSearchHelpFeatures];
