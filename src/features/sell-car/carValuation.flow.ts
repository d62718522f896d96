import type { FlowSpec } from '@/machine/flow.types';

/**
 * What is known of the offered car, next to the form: the registry's entry by its number, then what like cars in stock
 * cost. Neither stops the visitor from sending the form.
 */
export const carValuationFlow = {
  id: 'carValuation',
  initial: 'empty',
  states: {
    empty: { kind: 'ask', on: { plateEntered: 'lookingUp', carDescribed: 'estimating', restarted: 'empty' } },
    lookingUp: {
      kind: 'work',
      fails: ['lookupFailed'],
      on: {
        plateEntered: 'lookingUp',
        carDescribed: 'estimating',
        cleared: 'empty',
        restarted: 'empty',
        carFound: 'found',
        lookupFailed: 'lookupFailed',
      },
    },
    /** Brand, model and year are filled in; the mileage may still be missing. */
    found: {
      kind: 'ask',
      on: { plateEntered: 'lookingUp', carDescribed: 'estimating', cleared: 'empty', restarted: 'empty' },
    },
    /** The visitor fills in what the registry does not know. */
    lookupFailed: {
      kind: 'error',
      on: {
        plateEntered: 'lookingUp',
        carDescribed: 'estimating',
        cleared: 'empty',
        restarted: 'empty',
        lookupRetried: 'lookingUp',
      },
    },
    estimating: {
      kind: 'work',
      fails: ['rangeFailed'],
      on: {
        plateEntered: 'lookingUp',
        carDescribed: 'estimating',
        cleared: 'empty',
        restarted: 'empty',
        rangeFound: 'estimated',
        tooFewFound: 'tooFew',
        rangeFailed: 'rangeFailed',
      },
    },
    estimated: {
      kind: 'done',
      on: { plateEntered: 'lookingUp', carDescribed: 'estimating', cleared: 'empty', restarted: 'empty' },
    },
    /** Fewer like cars than a range can be told from: no figures are shown. */
    tooFew: {
      kind: 'done',
      on: { plateEntered: 'lookingUp', carDescribed: 'estimating', cleared: 'empty', restarted: 'empty' },
    },
    rangeFailed: {
      kind: 'error',
      on: {
        plateEntered: 'lookingUp',
        carDescribed: 'estimating',
        cleared: 'empty',
        restarted: 'empty',
        rangeRetried: 'estimating',
      },
    },
  },
} as const satisfies FlowSpec;
