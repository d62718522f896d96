import { shareLinkFeature } from '@/features/car-search/shareLink.feature';
import { compareFeature } from '@/features/compare/compare.feature';
import { financeFeature } from '@/features/finance/finance.feature';
import { carTelemetryFeature } from '@/features/telemetry/carTelemetry.feature';
import { carSearchHelpFeatures } from './carSearchHelp.features';

/** Features of list and car pages: analytics, comparison, finance, share links, suggestions. Loaded after the page. */
export const lazyCarsPageFeatures = [
  carTelemetryFeature,
  compareFeature,
  financeFeature,
  shareLinkFeature,
  ...carSearchHelpFeatures,
];
