import { stockSummaryFeature, loadStockSummary } from '@/features/stock-summary/stockSummary.feature';
import { defineLoader } from '../blockLoader';
import { FACILITIES } from '@/domain/stock/proof';

/** The summary of the stock: how many cars, the latest, by body and by make; with how many facilities where a text names them. */
export const stockLoader = defineLoader<{ Proof?: string }, { facilityIndex: string | null }>({
  feature: stockSummaryFeature,
  request: ({ Proof = '' }, { facilityIndex }) => ({
    facilityIndex: Proof.includes(FACILITIES) ? facilityIndex : null,
  }),
  load: (requests) => loadStockSummary(requests.find(({ facilityIndex }) => facilityIndex !== null)?.facilityIndex),
});
