import type { ReactNode } from 'react';
import { useHydrated } from './useHydrated';

/**
 * What only a living page shows. A component of its own, so that nothing else renders anew when the page comes alive: a
 * page that renders anew while the code of its blocks is still on the way loses their markup until it is there.
 */
export const Hydrated = ({ children }: { children: ReactNode }) => (useHydrated() ? children : null);
