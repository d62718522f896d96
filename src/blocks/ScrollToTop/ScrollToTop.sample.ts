import type { ScrollToTopFields } from './ScrollToTop.schema';

export const scrollToTopSamples: Record<string, ScrollToTopFields> = { complete: {} };
