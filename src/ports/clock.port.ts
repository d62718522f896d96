/** Everything a reducer or saga may not ask the world for directly. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export interface Ids {
  next(): string;
}
