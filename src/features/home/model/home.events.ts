import { createAction } from '@reduxjs/toolkit';
import type { FacetValue } from '@/domain/search';

/** What a site's start page shows of its stock. */
export interface StockGlance {
  total: number;
  latest: string[];
  bodies: FacetValue[];
  brands: FacetValue[];
}

export const glanceArrived = createAction<StockGlance>('home/glanceArrived');
