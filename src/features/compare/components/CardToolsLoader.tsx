import { startTransition, useEffect } from 'react';
import type { CardTools } from '@/features/car-search/components/CarListView';
import { useAppSelector } from '@/store/hooks';
import { loadCode } from '@/lib/loadCode';
import { selectCanCompare } from '../compare.selectors';

/**
 * Loads the controls of cards once the feature is attached. A component of its own, because rendering the list again
 * while its lazy parts are loading would discard their markup from the server.
 */
export function CardToolsLoader({ onLoaded }: { onLoaded: (next: () => CardTools) => void }) {
  const canCompare = useAppSelector(selectCanCompare);
  useEffect(() => {
    if (!canCompare) return;
    void loadCode(() => import('./CardTools')).then(({ CardTools: tools }) =>
      startTransition(() => onLoaded(() => tools)),
    );
  }, [canCompare, onLoaded]);
  return null;
}
