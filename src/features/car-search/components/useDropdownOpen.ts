import { useEffect, useState, type RefObject } from 'react';

const isField = (target: unknown): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'search';

/** The step of an arrow key through the lines below a field, and back into it. */
function walk(event: KeyboardEvent, box: Element, lines: readonly HTMLElement[]): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const { target } = event;
  if (by === 0 || !(target instanceof Element)) return;
  const index = isField(target) ? -1 : lines.findIndex((line) => line.closest('li') === target.closest('li'));
  const next =
    index + by < 0 ? box.closest('form')?.querySelector<HTMLElement>('input[type=search]') : lines[index + by];
  if (isField(target) && by < 0) return;
  // The field's own list has nothing to open while it is empty.
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}

/**
 * Whether a box below a form's search field is open: while the field, or what stands in the box, has the focus, until Escape.
 * Arrows lead from the field through the box's lines (`.again`). The field keeps the focus while a pointer is in the box:
 * browsers differ in what a press on a button does to it.
 */
export function useDropdownOpen(anchor: RefObject<HTMLElement | null>): [open: boolean, close: () => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const box = anchor.current;
    const form = box?.closest('form');
    if (!box || !form) return undefined;
    const isHere = (target: unknown) => target instanceof Node && box.contains(target);
    const come = ({ target }: { target: unknown }) => setOpen((was) => isField(target) || (was && isHere(target)));
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!isField(relatedTarget) && !isHere(relatedTarget)) setOpen(false);
    };
    const press = (event: Event) => {
      if (isField(event.target)) setOpen(true);
      else if (isHere(event.target)) event.preventDefault();
    };
    const key = (event: KeyboardEvent) => {
      if (!isField(event.target) && !isHere(event.target)) return;
      if (event.key !== 'Escape') return walk(event, box, [...box.querySelectorAll<HTMLElement>('.again')]);
      if (isHere(event.target)) form.querySelector<HTMLElement>('input[type=search]')?.focus();
      setOpen(false);
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    form.addEventListener('focusin', come, { signal });
    form.addEventListener('focusout', leave, { signal });
    form.addEventListener('mousedown', press, { signal });
    // Before the field's own.
    form.addEventListener('keydown', key, { signal, capture: true });
    // The hand may have come before this code.
    if (form.contains(document.activeElement)) come({ target: document.activeElement });
    return () => leaving.abort();
  }, [anchor]);
  return [open, () => setOpen(false)];
}
