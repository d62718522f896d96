import { useLayoutEffect, useRef, type RefObject } from 'react';

interface ModalDialog {
  ref: RefObject<HTMLDialogElement | null>;
  close: () => void;
  /** Of the dialog element. */
  onClose: () => void;
}

/** The second click of a double click on a button that opens or closes a dialog does nothing to what is there now. */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
}

/**
 * A native dialog that is modal while it is rendered: focus trap, Escape and return of focus come from the browser.
 * @param onClosed it was closed by other means than its removal
 */
export function useModalDialog(onClosed: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed also when a step back removes it, so that the browser returns the focus.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element && !element.open) {
      ignoreSecondClick();
      element.showModal();
    }
    return () => element?.close();
  }, []);
  return {
    ref,
    close: () => {
      ignoreSecondClick();
      ref.current?.close();
    },
    // The event comes a task after the closing. Meanwhile the dialog may be open again: React's strict mode runs the
    // effect, its cleanup and the effect again.
    onClose: () => {
      if (!ref.current?.open) onClosed();
    },
  };
}
