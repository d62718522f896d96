import { eventChannel } from 'redux-saga';
import type { UnknownAction } from '@reduxjs/toolkit';
import { port } from './sagaContext';
import { call, put, race, takeFrom, type Saga } from './sagaEffects';

/**
 * For a layer over the page: the visitor's next step back closes it, and the page stays.
 * @param fragment of the history entry that takes the step
 * @param closed ends when the layer is closed by other means
 */
export function* closeOnBack(fragment: string, close: () => UnknownAction, closed: () => Saga<unknown>): Saga {
  const address = yield* port('address');
  const steps = eventChannel<true>((emit) => address.holdBack(fragment, () => emit(true)));
  try {
    const { back } = yield* race({ back: takeFrom(steps), closed: call(closed) });
    if (back) yield* put(close());
  } finally {
    steps.close();
  }
}
