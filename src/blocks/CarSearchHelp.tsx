import { recentSearchesFeature } from '@/features/car-search/recentSearches.feature';
import { queryTextFeature } from '@/features/car-search/queryText.feature';
import { useFeature } from '@/store/StoreProvider';

/** Reads, completes and, with leave, remembers what visitors write; its code comes after the list. */
export function CarSearchHelp() {
  useFeature(queryTextFeature);
  useFeature(recentSearchesFeature);
  return null;
}
