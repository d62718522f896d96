import { lazy, type ComponentType } from 'react';
import { loadCode } from '@/lib/loadCode';

/**
 * A component whose code loads after the page: until then the server's markup stays, its links and forms work, and
 * React hydrates it in place (docs/decisions/0010). It waits until the code arrives, whatever the connection does;
 * `CodePending` as the fallback shows when it fails.
 */
export const lazyWithRetry = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await loadCode(load, { isNeeded: true }) }));
