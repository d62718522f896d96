import { searchHelpFeature } from '@/features/searchHelp/searchHelp.feature';
import { useFeature } from '@/store/StoreProvider';

/** Reads and completes what visitors write; its code comes after the list. */
export function CarSearchHelp() {
  useFeature(searchHelpFeature);
  return null;
}
