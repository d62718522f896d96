import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { pageDescribed, type PageDescription } from '../telemetry.slice';

/**
 * Dispatches the page's content data; renders nothing. It is inside the store's provider, whose own effect shows the
 * page after this one.
 */
export function DescribePage({ tagManager, name, variantId }: PageDescription) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(pageDescribed({ tagManager, name, variantId }));
  }, [dispatch, tagManager, name, variantId]);
  return null;
}
