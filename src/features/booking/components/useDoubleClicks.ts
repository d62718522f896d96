import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { StepNumber } from '../booking.state';

/**
 * The second press of a double click that opened another step does nothing to what this step has put in its place, and
 * takes no focus.
 */
export function useDoubleClicks(root: RefObject<HTMLElement | null>, step: StepNumber): void {
  const openStep = useEffectEvent(() => step);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let first = openStep();
    const isOfAnotherStep = ({ detail }: MouseEvent) => detail > 1 && first !== openStep();
    const press = (event: MouseEvent) => {
      if (event.detail < 2) first = openStep();
      else if (isOfAnotherStep(event)) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      if (!isOfAnotherStep(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('mousedown', press, { capture: true });
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('mousedown', press, { capture: true });
      element.removeEventListener('click', click, { capture: true });
    };
  }, [root]);
}
