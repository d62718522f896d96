import { closingLotsFeature, loadClosingLots } from '@/features/stock-summary/closingLots.feature';
import { defineLoader } from '../blockLoader';

export const loader = defineLoader<object, true>({
  feature: closingLotsFeature,
  request: () => true,
  load: (_requests, { dayOf }) => loadClosingLots(dayOf),
});
