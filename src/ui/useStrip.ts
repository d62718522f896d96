import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

interface Strip<Row extends HTMLElement> {
  /** Of the row that scrolls; each of its pictures is as wide as it is. */
  strip: RefObject<Row | null>;
  /** The picture in sight. */
  index: number;
  go(to: number, behavior?: ScrollBehavior): void;
  /** For the row: arrow keys, and what it came to rest at. */
  onKeyDown(event: KeyboardEvent): void;
  onScroll(): void;
}

/** A row of pictures that scrolls by hand, by key and by button. */
export function useStrip<Row extends HTMLElement>(total: number): Strip<Row> {
  const strip = useRef<Row>(null);
  const [index, setIndex] = useState(0);
  const go = (to: number, behavior?: ScrollBehavior) => {
    const element = strip.current;
    if (!element) return;
    const next = Math.min(Math.max(to, 0), total - 1);
    setIndex(next);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: next * element.clientWidth, behavior: behavior ?? (calm ? 'instant' : 'smooth') });
  };
  return {
    strip,
    index,
    go,
    onKeyDown(event) {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (step === 0) return;
      event.preventDefault();
      go(index + step);
    },
    onScroll() {
      const element = strip.current;
      if (element && element.clientWidth > 0) setIndex(Math.round(element.scrollLeft / element.clientWidth));
    },
  };
}
