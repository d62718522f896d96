import type { ScrollToTopFields } from './ScrollToTop.shape';

export const scrollToTopSamples: Record<string, ScrollToTopFields> = { whole: {} };
