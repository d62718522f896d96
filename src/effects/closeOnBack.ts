import { eventChannel } from 'redux-saga';
import type { UnknownAction } from '@reduxjs/toolkit';
import { port } from './sagaContext';
import { call, put, race, takeFrom, type Saga } from './sagaEffects';

/**
 * For a layer over the page: the visitor's next step back closes it, and the page stays.
 * @param fragment of the history entry that takes the step
 * @param closed ends when the layer is closed by other means; 'replaced': by a link whose page takes the entry's place
 * @returns whether a step back has closed it
 */
export function* closeOnBack(fragment: string, close: () => UnknownAction, closed: () => Saga<unknown>): Saga<boolean> {
  const address = yield* port('address');
  let isReplaced = false;
  const steps = eventChannel<true>((emit) => {
    const release = address.holdBack(fragment, () => emit(true));
    return () => release(isReplaced);
  });
  try {
    const { back, how } = yield* race({ back: takeFrom(steps), how: call(closed) });
    isReplaced = how === 'replaced';
    if (back) yield* put(close());
    return back === true;
  } finally {
    steps.close();
  }
}
