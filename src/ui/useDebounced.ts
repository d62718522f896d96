import { useEffect, useMemo, useRef } from 'react';

/**
 * Calls `report` with the last value that was scheduled, after `ms` milliseconds without another one. A scheduled call is
 * cancelled when the component unmounts.
 */
export function useDebounced<Value>(
  report: (value: Value) => void,
  ms: number,
): { schedule(value: Value): void; cancel(): void } {
  const latest = useRef(report);
  useEffect(() => {
    latest.current = report;
  });
  const debounced = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => clearTimeout(timer);
    const schedule = (value: Value) => {
      cancel();
      timer = setTimeout(() => latest.current(value), ms);
    };
    return { schedule, cancel };
  }, [ms]);
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}
