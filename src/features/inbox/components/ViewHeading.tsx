import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of a view; takes the focus when the view opens, so that keyboard and screen reader begin there. */
export function ViewHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 id="inbox-title" tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}
