import { startTransition, useEffect, useState } from 'react';

/**
 * A value delayed by one painted frame: rendering that depends on it does not block rendering of the value itself. The
 * first render has the value at once, on server and client.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (Object.is(painted, value)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted, value]);
  return painted;
}
