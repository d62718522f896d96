import type { ReactNode } from 'react';
import type { PartialDesignFields } from './PartialDesignDynamicPlaceholder.schema';

/** A place that a partial design leaves open: it shows what stands in it. */
export const PartialDesignDynamicPlaceholder = ({ children }: PartialDesignFields & { children?: ReactNode }) =>
  children;
