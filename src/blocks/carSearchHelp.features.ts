import { queryTextFeature } from '@/features/car-search/queryText.feature';
import { recentSearchesFeature } from '@/features/car-search/recentSearches.feature';

/** Suggestions while a visitor types a search and, with consent, recent searches. Fetched after the page. */
export const carSearchHelpFeatures = [queryTextFeature, recentSearchesFeature];
