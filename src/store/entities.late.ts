import * as whole from './entities.normalize';

/**
 * What turns answers into records: a page that came whole does without it, so a browser fetches its code with its first question.
 * null where the code did not come.
 */
export const normalizing: () => Promise<typeof whole | null> =
  typeof window === 'undefined' ? () => Promise.resolve(whole) : () => import('./entities.normalize').catch(() => null);
