import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { loadCode } from '@/lib/loadCode';
import { prefersNoAutoplay } from '../parts/prefersNoAutoplay';
import type { Slides } from './slides.types';

/**
 * A looping, self-advancing strip of slides; the library loads after the page. Nothing advances with reduced motion.
 */
export function useSlides(strip: RefObject<HTMLElement | null>, count: number, seconds: number): Slides {
  const [index, setIndex] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [Controls, setControls] = useState<Slides['Controls']>(null);
  const slides = useRef<EmblaCarouselType | null>(null);
  /** Stopped by the visitor: the library would resume by itself when pointer or focus leave. */
  const stopped = useRef(false);

  useEffect(() => {
    const element = strip.current;
    if (!element || count < 2) return undefined;
    let gone = false;
    const begin = async () => {
      const [{ default: embla }, { default: autoplay }, { CarouselControls }] = await loadCode(() =>
        Promise.all([import('embla-carousel'), import('embla-carousel-autoplay'), import('./CarouselControls')]),
      );
      if (gone) return;
      const calm = prefersNoAutoplay();
      const made = embla(element, { loop: true, duration: calm ? 0 : 25 }, [
        autoplay({
          delay: seconds * 1000,
          playOnInit: !calm,
          stopOnInteraction: false,
          stopOnMouseEnter: true,
          stopOnFocusIn: true,
        }),
      ]);
      slides.current = made;
      made
        .on('select', () => setIndex(made.selectedScrollSnap()))
        .on('autoplay:play', () => {
          if (stopped.current) made.plugins().autoplay.stop();
          else setPlaying(true);
        })
        .on('autoplay:stop', () => setPlaying(false));
      setIndex(made.selectedScrollSnap());
      setPlaying(!calm);
      setControls(() => CarouselControls);
    };
    // Without the widget the strip is still one that scrolls.
    void begin().catch(() => setIndex(null));
    return () => {
      gone = true;
      slides.current?.destroy();
      slides.current = null;
    };
  }, [strip, count, seconds]);

  return {
    index,
    playing,
    Controls,
    go: (to) => slides.current?.scrollTo(to),
    step: (by) => (by === 1 ? slides.current?.scrollNext() : slides.current?.scrollPrev()),
    stop() {
      stopped.current = true;
      slides.current?.plugins().autoplay?.stop();
    },
    toggle() {
      const { autoplay } = slides.current?.plugins() ?? {};
      stopped.current = playing;
      if (playing) autoplay?.stop();
      else autoplay?.play();
    },
  };
}
