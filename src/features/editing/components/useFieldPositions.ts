import { useEffect, useState } from 'react';
import type { EditorData } from '@/domain/content/editing';
import { findFieldPositions, OWN, type FieldPosition } from './fieldPositions';

const isOwn = (node: Node): boolean =>
  Boolean((node instanceof Element ? node : node.parentElement)?.closest(`[${OWN}]`));

/** The positions of the page's fields, updated on changes of layout. */
export function useFieldPositions(data: EditorData): readonly FieldPosition[] {
  const [positions, setPositions] = useState<readonly FieldPosition[]>([]);
  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPositions(findFieldPositions(data, document.body)));
    };
    update();
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !isOwn(target))) update();
    });
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['class', 'hidden', 'style', 'open', 'aria-expanded', 'data-open'],
    });
    const sizes = new ResizeObserver(update);
    sizes.observe(document.body);
    const on = { capture: true, passive: true } as const;
    for (const event of ['scroll', 'resize', 'load', 'transitionend']) window.addEventListener(event, update, on);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
      for (const event of ['scroll', 'resize', 'load', 'transitionend']) window.removeEventListener(event, update, on);
    };
  }, [data]);
  return positions;
}
