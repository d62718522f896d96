import { queryTextFeature } from '@/features/car-search/queryText.feature';
import { recentSearchesFeature } from '@/features/car-search/recentSearches.feature';

/** Suggestions and, with consent, recent searches. Loaded after the page. */
export const carSearchHelpFeatures = [queryTextFeature, recentSearchesFeature];
