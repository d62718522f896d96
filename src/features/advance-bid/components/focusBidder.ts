import type { MouseEvent } from 'react';
import { BID_ANCHOR } from '@/domain/cars/bids';
import { plainClick } from '@/ui/plainClick';

/** On a click that jumps to the form for a bid: the amount stands in it, the name is asked next. */
export function focusBidder(event: MouseEvent): void {
  if (!plainClick(event)) return;
  requestAnimationFrame(() => {
    const name = document.querySelector<HTMLInputElement>(`#${BID_ANCHOR} [name=name]`);
    name?.focus({ preventScroll: true });
  });
}
