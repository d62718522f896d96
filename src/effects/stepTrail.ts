/**
 * A flow's steps in the browser's history. The address holds the number of a step alone ('#steg-2'), and the entry's
 * name the steps on the way to it, so that a step back in the flow can be a step back in the history.
 */
const FRAGMENT = /#steg-(\d)$/;
const DONE = '#klar';

export interface StepNames {
  /** Of the history's entries. */
  name: string;
  /** The last step. */
  done: number;
}

/** The steps that lead to an entry. */
export type Trail = readonly number[];

export const entryOf = (name: string, trail: Trail): string => [name, ...trail].join('-');

/** `order`: the steps as the visitor counts them; the first has no fragment. */
export function fragmentOf(step: number, order: readonly number[], done: number): string {
  if (step === done) return DONE;
  return step === 0 ? '' : `#steg-${order.indexOf(step) + 1}`;
}

/** The steps that lead to an entry; for one that the flow did not name, the step of its address. */
export function trailOf(
  { entry, address }: { entry: string; address: string },
  order: readonly number[],
  { name, done }: StepNames,
): Trail {
  const [, named] = new RegExp(`^${name}((?:-\\d)+)$`).exec(entry) ?? [];
  if (named)
    return named
      .slice(1)
      .split('-')
      .map(Number)
      .filter((step) => step <= done);
  if (address.endsWith(DONE)) return [done];
  return [order[Number(FRAGMENT.exec(address)?.[1] ?? 1) - 1] ?? 0];
}
