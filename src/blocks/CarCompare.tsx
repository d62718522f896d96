import { compareFeature } from '@/features/compare/compare.feature';
import { useFeature } from '@/store/StoreProvider';

/** What cards can be put beside each other with; shows nothing. */
export function CarCompare() {
  useFeature(compareFeature);
  return null;
}
