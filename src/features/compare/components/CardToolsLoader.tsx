import { startTransition, useEffect } from 'react';
import type { CardTools } from '@/features/car-search/components/CarListView';
import { useAppSelector } from '@/store/hooks';
import { importWithRetry } from '@/ui/lazyWithRetry';
import { selectCanCompare } from '../compare.selectors';

/**
 * Loads the tools of cards once the feature is attached; without them cards are complete all the same. A component of its
 * own, so that the list is not rendered again for it while the code of its parts is loading: it would lose their markup.
 */
export function CardToolsLoader({ onLoaded }: { onLoaded: (next: () => CardTools) => void }) {
  const canCompare = useAppSelector(selectCanCompare);
  useEffect(() => {
    if (!canCompare) return;
    importWithRetry(() => import('./CardTools')).then(
      ({ CardTools: tools }) => startTransition(() => onLoaded(() => tools)),
      () => undefined,
    );
  }, [canCompare, onLoaded]);
  return null;
}
