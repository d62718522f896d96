import type { MouseEvent } from 'react';

/** A click that means 'go there', not 'open it beside this': with a key held down or another button the link does what links do. */
export const plainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
