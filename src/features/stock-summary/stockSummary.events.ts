import { createAction } from '@reduxjs/toolkit';
import type { FacetValue } from '@/domain/search/search';

/** A body type with the address of its picture. */
export interface PicturedBody {
  text: string;
  count: number;
  image: string;
}

/** What a site's start page shows of its stock. */
export interface StockSummary {
  total: number;
  latest: string[];
  /** Those that the picture series knows. */
  bodies: PicturedBody[];
  brands: FacetValue[];
}

export const stockSummaryLoaded = createAction<StockSummary>('stockSummary/stockSummaryLoaded');
