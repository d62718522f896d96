import type { MouseEvent } from 'react';

/**
 * A click without modifier keys and with the main button: other clicks keep the browser's behaviour (new tab,
 * download).
 */
export const plainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
