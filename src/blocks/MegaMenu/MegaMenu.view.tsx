import { useMemo } from 'react';
import { menuOfMega } from '@/domain/content/menu';
import { SiteBar } from '../SiteBar';
import type { MegaMenuFields } from './MegaMenu.schema';

/** The navigation bar with panels of full width below its entries, with pictures where there is space. */
export function MegaMenu({ Items, ...fields }: MegaMenuFields) {
  const entries = useMemo(() => menuOfMega(Items ?? []), [Items]);
  if (Items === null) return null;
  return <SiteBar look="mega" entries={entries} fields={fields} />;
}
