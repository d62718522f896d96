import { useEffect } from 'react';
import { useMap } from '@/ui/map/binding';

/** Between a name and the map's edge. */
const EDGE_PX = 4;

/** Moves the name of a marker sideways where the map's edge would cut it. */
export function NamesInside({ selected }: { selected: string | null }) {
  const map = useMap();
  useEffect(() => {
    const node = map.getContainer();
    const fitName = (marker: Element | null): void => {
      const name = marker?.querySelector<HTMLElement>('.name');
      if (!name) return;
      name.style.setProperty('--shift', '0px');
      const { left, right } = name.getBoundingClientRect();
      const edges = node.getBoundingClientRect();
      const over = Math.max(edges.left + EDGE_PX - left, 0) - Math.max(right + EDGE_PX - edges.right, 0);
      name.style.setProperty('--shift', `${over}px`);
    };
    const shown = ({ target }: Event): void => {
      if (target instanceof Element) fitName(target.closest('.marker'));
    };
    const moved = (): void => {
      for (const marker of node.querySelectorAll('.marker:is([aria-pressed=true], :focus-visible)')) fitName(marker);
    };
    if (selected !== null) moved();
    node.addEventListener('pointerover', shown);
    node.addEventListener('focusin', shown);
    map.on('moveend', moved);
    return () => {
      node.removeEventListener('pointerover', shown);
      node.removeEventListener('focusin', shown);
      map.off('moveend', moved);
    };
  }, [map, selected]);
  return null;
}
