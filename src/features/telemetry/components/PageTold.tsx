import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { pageTold, type TellingPage } from '../telemetry.events';

/** Tells what the page's content says about the page; shows nothing. It stands inside the store's provider, whose own effect shows the page after this one. */
export function PageTold({ tagManager, name, variantId }: TellingPage) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(pageTold({ tagManager, name, variantId }));
  }, [dispatch, tagManager, name, variantId]);
  return null;
}
