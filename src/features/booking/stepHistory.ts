import type { StepNumber } from './booking.state';

/**
 * A step of the booking in the browser's history. The address holds its number alone ('#steg-2'), and the entry's name
 * the steps on the way to it, so that a step back in the form can be a step back in the history.
 */
const ENTRY = /^booking((?:-[0-5])+)$/;
const FRAGMENT = /#steg-(\d)$/;
const DONE = '#klar';

const isStep = (value: number): value is StepNumber => [0, 1, 2, 3, 4, 5].includes(value);

export const entryOf = (trail: readonly StepNumber[]): string => ['booking', ...trail].join('-');

/** `order`: the steps of this booking as the visitor counts them. */
export function fragmentOf(step: StepNumber, order: readonly StepNumber[]): string {
  if (step === 5) return DONE;
  return step === 0 ? '' : `#steg-${order.indexOf(step) + 1}`;
}

/** The steps that lead to an entry; for one that the booking did not name, the step of its address. */
export function trailOf(
  { entry, address }: { entry: string; address: string },
  order: readonly StepNumber[],
): readonly StepNumber[] {
  const named = ENTRY.exec(entry)?.[1];
  if (named) return named.slice(1).split('-').map(Number).filter(isStep);
  if (address.endsWith(DONE)) return [5];
  return [order[Number(FRAGMENT.exec(address)?.[1] ?? 1) - 1] ?? 0];
}
