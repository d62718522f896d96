import { useMemo } from 'react';
import { menuOfMega } from '@/domain/content/menu';
import { SiteBar } from '../SiteBar';
import type { MegaMenuFields } from './MegaMenu.schema';

/** The bar whose entries open panels as wide as the page, with pictures where there is room or much to choose from. */
export function MegaMenu({ Items, ...fields }: MegaMenuFields) {
  const entries = useMemo(() => menuOfMega(Items ?? []), [Items]);
  if (Items === null) return null;
  return <SiteBar look="mega" entries={entries} fields={fields} />;
}
