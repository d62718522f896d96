import { BID_ANCHOR } from '@/domain/cars/bids';

/** After the jump to the form for a bid: the amount stands in it, the name is asked next. */
export function focusBidder(): void {
  requestAnimationFrame(() => {
    const name = document.querySelector<HTMLInputElement>(`#${BID_ANCHOR} [name=name]`);
    name?.focus({ preventScroll: true });
  });
}
