import { createContext, use, type ReactNode } from 'react';
import type { Chrome } from '@/domain/content/editing';

/** Renders the marks of an editor's page; visitors' pages have none. */
export const ChromeContext = createContext<((chrome: Chrome) => ReactNode) | null>(null);

export function ChromeSlot(chrome: Chrome) {
  return use(ChromeContext)?.(chrome) ?? null;
}
