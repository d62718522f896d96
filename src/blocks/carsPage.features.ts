import { advanceBidFeature } from '@/features/advance-bid/advanceBid.feature';
import { listMapFeature } from '@/features/car-search/listMap.feature';
import { locationFilterFeature } from '@/features/car-search/locationFilter.feature';
import { shareLinkFeature } from '@/features/car-search/shareLink.feature';
import { recentCarsFeature } from '@/features/cars/recentCars.feature';
import { compareFeature } from '@/features/compare/compare.feature';
import { contactFeature } from '@/features/contact/contact.feature';
import { financeFeature } from '@/features/finance/finance.feature';
import { savedFeature } from '@/features/saved/saved.feature';
import { carTelemetryFeature } from '@/features/telemetry/carTelemetry.feature';
import { carSearchHelpFeatures } from './carSearchHelp.features';

/**
 * Features of list and car pages: advance bids, analytics, comparison, contact, finance, map, distance to a place, saved cars, share links,
 * suggestions. Loaded after the page.
 */
export const lazyCarsPageFeatures = [
  advanceBidFeature,
  carTelemetryFeature,
  compareFeature,
  contactFeature,
  financeFeature,
  listMapFeature,
  locationFilterFeature,
  recentCarsFeature,
  savedFeature,
  shareLinkFeature,
  ...carSearchHelpFeatures,
];
