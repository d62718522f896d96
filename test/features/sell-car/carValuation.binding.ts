import { carValuationActions, carValuationSlice } from '@/features/sell-car/carValuation.slice';
import { bindFlow } from '@test/kit/bindFlow';
import { OFFERED, RANGE } from './sellCarKit';

export const carValuationBinding = bindFlow(carValuationSlice, {
  actions: {
    plateEntered: carValuationActions.plateEntered({ plate: 'ABC123' }),
    carFound: carValuationActions.carFound({ car: { brand: 'Volvo', model: 'V60', year: 2021 } }),
    lookupFailed: carValuationActions.lookupFailed({ error: { code: 'VEHICLE_NOT_FOUND', params: {} } }),
    lookupRetried: carValuationActions.lookupRetried(),
    carDescribed: carValuationActions.carDescribed({ car: OFFERED }),
    rangeFound: carValuationActions.rangeFound({ range: RANGE, isWide: false, examples: [] }),
    tooFewFound: carValuationActions.tooFewFound(),
    rangeFailed: carValuationActions.rangeFailed({ error: { code: 'VALUATION_FAILED', params: {} } }),
    rangeRetried: carValuationActions.rangeRetried(),
    cleared: carValuationActions.cleared(),
    restarted: carValuationActions.restarted(),
  },
  guards: {},
});
