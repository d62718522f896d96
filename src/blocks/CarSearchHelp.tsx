import { memoryFeature } from '@/features/memory/memory.feature';
import { searchHelpFeature } from '@/features/searchHelp/searchHelp.feature';
import { useFeature } from '@/store/StoreProvider';

/** Reads, completes and, with leave, remembers what visitors write; its code comes after the list. */
export function CarSearchHelp() {
  useFeature(searchHelpFeature);
  useFeature(memoryFeature);
  return null;
}
