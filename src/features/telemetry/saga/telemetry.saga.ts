import { port } from '@/effects/sagaContext';
import type { Saga } from '@/effects/typed';
import { watch, type WatchTable } from '@/effects/watch';
import { given, restored, withdrawn, type ConsentChoice } from '@/features/consent/model/consent.events';
import { pageMeasures } from '../model/page.measures';
import { measureWatch } from './measure.saga';

function* hear(choice: ConsentChoice): Saga {
  const telemetry = yield* port('telemetry');
  telemetry.consent(choice);
}

/** An earlier visit's choice; none leaves the messages waiting. */
function* remember({ payload: { choice } }: ReturnType<typeof restored>): Saga {
  if (choice) yield* hear(choice);
}

export const telemetryWatch: WatchTable = [
  watch({ on: restored, how: 'every', run: remember }),
  watch({ on: given, how: 'every', run: ({ payload }) => hear(payload) }),
  watch({ on: withdrawn, how: 'every', run: () => hear({ analytics: false, marketing: false }) }),
  ...measureWatch(pageMeasures),
];
