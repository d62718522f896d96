import type { PartialDesignFields } from './PartialDesignDynamicPlaceholder.schema';

export const partialDesignSamples: Record<string, PartialDesignFields> = { empty: {} };
