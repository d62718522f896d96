import { shareLinkFeature } from '@/features/car-search/shareLink.feature';
import { useFeature } from '@/store/StoreProvider';

/** What makes a link of the list's question; shows nothing. */
export function CarListLink() {
  useFeature(shareLinkFeature);
  return null;
}
