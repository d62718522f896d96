import type { ReactNode } from 'react';
import type { PartialDesignFields } from './PartialDesignDynamicPlaceholder.schema';

/** A placeholder of a partial design: renders its blocks. */
export const PartialDesignDynamicPlaceholder = ({ children }: PartialDesignFields & { children?: ReactNode }) =>
  children;
