import { createContext, use, type ReactNode } from 'react';
import type { Chrome } from '@/domain/content/editing';

/** Draws the marks of an editor's page; visitors' pages have neither. */
export const ChromeContext = createContext<((chrome: Chrome) => ReactNode) | null>(null);

export function ChromeSlot(chrome: Chrome) {
  return use(ChromeContext)?.(chrome) ?? null;
}
