import type { PartialDesignFields } from './PartialDesignDynamicPlaceholder.shape';

export const partialDesignSamples: Record<string, PartialDesignFields> = { empty: {} };
