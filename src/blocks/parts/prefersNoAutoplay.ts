import { isObject } from '@/lib/guards';
/** Whether the visitor prefers reduced motion or saves data: then nothing starts to move by itself. Browser only. */
export function prefersNoAutoplay(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  const saves = isObject(connection) && 'saveData' in connection && connection.saveData === true;
  return saves || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
