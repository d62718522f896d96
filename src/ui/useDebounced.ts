import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls `report` with the last value that was scheduled, after `ms` milliseconds without another one. A scheduled call
 * is cancelled when the component unmounts.
 */
export function useDebounced<Value>(
  report: (value: Value) => void,
  ms: number,
): { schedule(value: Value): void; cancel(): void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const schedule = (value: Value) => {
    cancel();
    timer.current = setTimeout(() => latest.current(value), ms);
  };
  return { schedule, cancel };
}
