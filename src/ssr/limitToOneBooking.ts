import type { PageBlock } from '@/blocks/blocks.types';
import type { PageAreas } from './areas';

/**
 * A page has one booking: what is chosen in it is the visitor's, not a block's, so two blocks would drive one another.
 * The first one of the page holds it, whatever editors compose; every other leads there.
 */
export function limitToOneBooking({ header, main, footer }: PageAreas): PageAreas {
  let held = false;
  const one = (block: PageBlock): PageBlock => {
    if (block.block === null) return block;
    if (block.block !== 'ServiceBooking')
      return block.slots
        ? {
            ...block,
            slots: Object.fromEntries(Object.entries(block.slots).map(([name, inside]) => [name, inside.map(one)])),
          }
        : block;
    const LeadsToFirst = held;
    held = true;
    return { ...block, fields: { ...block.fields, LeadsToFirst } };
  };
  return { header: header.map(one), main: main.map(one), footer: footer.map(one) };
}
