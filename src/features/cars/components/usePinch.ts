import { useCallback, useEffect, useRef, type RefObject } from 'react';

const MOST = 4;

interface View {
  scale: number;
  x: number;
  y: number;
}

const unscaled: View = { scale: 1, x: 0, y: 0 };

/** Enlarges the slide that is marked with `data-shown`: by two fingers, double click, and in steps. */
export function usePinch(viewport: RefObject<HTMLElement | null>) {
  const view = useRef<View>(unscaled);
  const apply = useCallback(
    (next: View) => {
      const element = viewport.current;
      const picture = element?.querySelector<HTMLElement>('[data-shown] img');
      const scale = Math.min(MOST, Math.max(1, next.scale));
      // No further than the picture's edge.
      const most = (size: number) => (size * (scale - 1)) / 2;
      const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
      view.current = {
        scale,
        x: within(next.x, most(element?.clientWidth ?? 0)),
        y: within(next.y, most(element?.clientHeight ?? 0)),
      };
      if (picture)
        picture.style.transform =
          scale === 1 ? '' : `translate(${view.current.x}px, ${view.current.y}px) scale(${scale})`;
    },
    [viewport],
  );
  const reset = useCallback(() => {
    for (const picture of viewport.current?.querySelectorAll('img') ?? []) picture.style.transform = '';
    view.current = unscaled;
  }, [viewport]);
  const zoom = useCallback((by: number) => apply({ ...view.current, scale: view.current.scale * by }), [apply]);
  const isZoomed = useCallback(() => view.current.scale > 1, []);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const fingers = new Map<number, { x: number; y: number }>();
    let before: { distance: number; x: number; y: number } | null = null;
    const readFingers = () => {
      const [a, b] = [...fingers.values()];
      if (!a) return null;
      return b
        ? { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
        : { distance: 0, ...a };
    };
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      before = readFingers();
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = readFingers();
      if (now && before && (fingers.size > 1 || view.current.scale > 1)) {
        const { scale, x, y } = view.current;
        apply({
          scale: fingers.size > 1 && before.distance > 0 ? (scale * now.distance) / before.distance : scale,
          x: x + now.x - before.x,
          y: y + now.y - before.y,
        });
      }
      before = now;
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      before = readFingers();
    };
    const twice = () => apply(view.current.scale > 1 ? unscaled : { ...unscaled, scale: 2 });
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.addEventListener(name, up);
    element.addEventListener('dblclick', twice);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) element.removeEventListener(name, up);
      element.removeEventListener('dblclick', twice);
    };
  }, [apply, viewport]);

  return { zoom, reset, isZoomed };
}
