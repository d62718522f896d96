import { pageShown, selectContext, type ContextRoot } from '@/store/context';
import { measure, type MeasureRow } from './measure';
import { pageView } from './messages';

/** What every page tells. */
export const pageMeasures: readonly MeasureRow<ContextRoot>[] = [
  measure(pageShown, ({ payload }, state: ContextRoot) => pageView(payload.path, selectContext(state))),
];
