import { useMemo } from 'react';
import { menuOfNavigation } from '@/domain/content/menu';
import { SiteBar } from '../SiteBar';
import type { NavigationFields } from './Navigation.schema';

/**
 * The bar of a site: its pages in up to three levels below each entry, the overflow under 'More', a sheet on narrow
 * screens.
 */
export function Navigation({ Items, UseMegaMenu, ...fields }: NavigationFields) {
  const entries = useMemo(() => menuOfNavigation(Items ?? []), [Items]);
  if (Items === null) return null;
  return <SiteBar look={UseMegaMenu ? 'mega' : 'dropdown'} entries={entries} fields={fields} />;
}
