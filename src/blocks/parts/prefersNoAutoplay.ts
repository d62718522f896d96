/** Does the visitor want calm, or save data? Then nothing begins to move by itself. Asked in the browser only. */
export function prefersNoAutoplay(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  const saves =
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true;
  return saves || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
