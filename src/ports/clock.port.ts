/** The current time; reducers and sagas must not use `Date.now()`. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export interface Ids {
  next(): string;
}
