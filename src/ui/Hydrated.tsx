import type { ReactNode } from 'react';
import { useHydrated } from './useHydrated';

/**
 * Renders its children only after hydration. A separate component, so that nothing else renders again at hydration:
 * rendering a page while the code of its blocks is loading removes their markup until the code has arrived.
 */
export const Hydrated = ({ children }: { children: ReactNode }) => (useHydrated() ? children : null);
