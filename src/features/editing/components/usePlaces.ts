import { useEffect, useState } from 'react';
import type { EditorData } from '@/domain/content/editing';
import { findPlaces, OWN, type Place } from './places';

const isOwn = (node: Node): boolean =>
  Boolean((node instanceof Element ? node : node.parentElement)?.closest(`[${OWN}]`));

/** The places of the page as it stands; looked for again when anything moves. */
export function usePlaces(matter: EditorData): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPlaces(findPlaces(matter, document.body)));
    };
    look();
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !isOwn(target))) look();
    });
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['class', 'hidden', 'style', 'open', 'aria-expanded', 'data-open'],
    });
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    const on = { capture: true, passive: true } as const;
    for (const event of ['scroll', 'resize', 'load', 'transitionend']) window.addEventListener(event, look, on);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      for (const event of ['scroll', 'resize', 'load', 'transitionend']) window.removeEventListener(event, look, on);
    };
  }, [matter]);
  return places;
}
