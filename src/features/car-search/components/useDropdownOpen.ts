import { useEffect, useState, type RefObject } from 'react';

const isField = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'search';

/** Moves the focus by arrow keys through the lines below a field, and back into it. */
function moveFocus(event: KeyboardEvent, box: Element, lines: readonly HTMLElement[]): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const { target } = event;
  if (by === 0 || !(target instanceof Element)) return;
  const index = isField(target) ? -1 : lines.findIndex((line) => line.closest('li') === target.closest('li'));
  const next =
    index + by < 0 ? box.closest('form')?.querySelector<HTMLElement>('input[type=search]') : lines[index + by];
  if (isField(target) && by < 0) return;
  // Prevents the combobox's own handling: its list is empty.
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}

/**
 * Whether a box below a form's search field is open: while the field or the box has the focus, until Escape. Arrow keys
 * move from the field through the box's lines (`.again`). The field retains the focus when the box is pressed, as
 * browsers differ in whether a pressed button takes it.
 */
export function useDropdownOpen(anchor: RefObject<HTMLElement | null>): [open: boolean, close: () => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const box = anchor.current;
    const form = box?.closest('form');
    if (!box || !form) return undefined;
    const isHere = (target: unknown) => target instanceof Node && box.contains(target);
    const onFocusIn = ({ target }: { target: unknown }) => setOpen((was) => isField(target) || (was && isHere(target)));
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!isField(relatedTarget) && !isHere(relatedTarget)) setOpen(false);
    };
    const onMouseDown = (event: Event) => {
      if (isField(event.target)) setOpen(true);
      else if (isHere(event.target)) event.preventDefault();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isField(event.target) && !isHere(event.target)) return;
      if (event.key !== 'Escape') return moveFocus(event, box, [...box.querySelectorAll<HTMLElement>('.again')]);
      if (isHere(event.target)) form.querySelector<HTMLElement>('input[type=search]')?.focus();
      setOpen(false);
    };
    const controller = new AbortController();
    const { signal } = controller;
    form.addEventListener('focusin', onFocusIn, { signal });
    form.addEventListener('focusout', onFocusOut, { signal });
    form.addEventListener('mousedown', onMouseDown, { signal });
    // Capture: before the field's own handler.
    form.addEventListener('keydown', onKeyDown, { signal, capture: true });
    // The field may have got the focus before this effect.
    if (form.contains(document.activeElement)) onFocusIn({ target: document.activeElement });
    return () => controller.abort();
  }, [anchor]);
  return [open, () => setOpen(false)];
}
