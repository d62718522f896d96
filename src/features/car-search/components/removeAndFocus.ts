import { flushSync } from 'react-dom';

/**
 * Removes what a button stands for. Where the button goes too, the focus moves to the next one of its list, or to the
 * heading of the cars: from the body a visitor with a keyboard would begin again at the top of the page.
 */
export function removeAndFocus(button: HTMLElement, remove: () => void): void {
  const list = button.closest('ul');
  const buttons = () => [...(list?.querySelectorAll('button') ?? [])];
  const index = buttons().findIndex((one) => one === button);
  const heading = button.closest('.results')?.querySelector('h2');
  flushSync(remove);
  if (button.isConnected) return;
  const left = list?.isConnected ? buttons() : [];
  const next = left[index] ?? left.at(-1);
  if (next) return next.focus();
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
