declare const hidden: unique symbol;
declare const shown: unique symbol;

/**
 * Figures of credit or leasing that must not be read without the legal information of their market next to them
 * (decision 22d). It is no React node and no number: only `disclosed` opens it, with the proof that the information is
 * on the page, which only the component `CreditDisclosure` has.
 */
export interface Undisclosed<T> {
  readonly [hidden]: T;
}

/** Proof that the legal information is rendered around the figures. */
export interface Disclosure {
  readonly [shown]: true;
}

export function undisclosed<T>(figures: T): Undisclosed<T>;
export function undisclosed(figures: unknown) {
  return figures;
}

/** Hidden figures of several cars as one hidden list; null where there are none. */
export function allUndisclosed<T>(figures: readonly (Undisclosed<T> | undefined)[]): Undisclosed<(T | null)[]>;
export function allUndisclosed(figures: readonly unknown[]): unknown {
  return figures.map((one) => one ?? null);
}

/** For the component that renders the legal information, and for nothing else (checked by a test). */
export function disclosureShown(): Disclosure;
export function disclosureShown(): unknown {
  return true;
}

export function disclosed<T>(figures: Undisclosed<T>, _proof: Disclosure): T;
export function disclosed(figures: unknown) {
  return figures;
}

/** Other figures from hidden ones: the result is as hidden as its source. */
export function mapUndisclosed<T, U>(figures: Undisclosed<T>, map: (figures: T) => U): Undisclosed<U>;
export function mapUndisclosed(figures: unknown, map: (figures: unknown) => unknown) {
  return map(figures);
}
