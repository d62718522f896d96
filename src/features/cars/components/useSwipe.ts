import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { loadCode } from '@/lib/loadCode';

interface SwipeOptions {
  start: number;
  /** While a picture is enlarged, a finger moves it and not the strip. */
  isHeld(): boolean;
  onChange(index: number): void;
}

/** A strip of slides that follows the finger; buttons and keys work before its library has loaded. */
export function useSwipe(
  viewport: RefObject<HTMLElement | null>,
  { start, isHeld, onChange }: SwipeOptions,
): { go(index: number): void } {
  const slides = useRef<EmblaCarouselType | null>(null);
  const wanted = useRef(start);
  const held = useEffectEvent(isHeld);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    let gone = false;
    const show = (index: number) => {
      element.firstElementChild?.setAttribute('style', `transform: translate3d(${-100 * index}%, 0, 0)`);
    };
    show(wanted.current);
    const begin = async () => {
      const { default: embla } = await loadCode(() => import('embla-carousel'));
      if (gone) return;
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const made = embla(element, {
        startIndex: wanted.current,
        duration: calm ? 0 : 22,
        watchDrag: () => !held(),
      });
      slides.current = made;
      made.on('select', () => changed(made.selectedScrollSnap()));
    };
    // Without the library the pictures change without following the finger.
    void begin().catch(() => undefined);
    return () => {
      gone = true;
      slides.current?.destroy();
      slides.current = null;
    };
  }, [viewport]);
  return {
    go(index) {
      wanted.current = index;
      if (slides.current) slides.current.scrollTo(index);
      else viewport.current?.firstElementChild?.setAttribute('style', `transform: translate3d(${-100 * index}%, 0, 0)`);
    },
  };
}
