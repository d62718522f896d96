import { useRef, type SyntheticEvent } from 'react';

export interface FillingTime {
  /** For the form's `onChange`. */
  changed(event: SyntheticEvent): void;
  /** Milliseconds from the first change; null: nothing is changed, as in a draft that is sent again after a reload. */
  until(event: SyntheticEvent): number | null;
}

/** How long a visitor fills in a form: programs are faster than people. */
export function useFillingTime(): FillingTime {
  const startedAt = useRef<number | null>(null);
  return {
    changed: (event) => void (startedAt.current ??= event.timeStamp),
    until: (event) => (startedAt.current === null ? null : Math.round(event.timeStamp - startedAt.current)),
  };
}
