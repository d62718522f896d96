import { listLinkFeature } from '@/features/listLink/listLink.feature';
import { useFeature } from '@/store/StoreProvider';

/** What makes a link of the list's question; shows nothing. */
export function CarListLink() {
  useFeature(listLinkFeature);
  return null;
}
