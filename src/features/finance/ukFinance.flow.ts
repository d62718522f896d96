import type { FlowSpec } from '@/machine/flow.types';

/** The British quote of a car: first the products, then a quotation for each change. Another car starts over. */
export const ukFinanceFlow = {
  id: 'ukFinance',
  initial: 'idle',
  endless: true,
  states: {
    idle: { kind: 'ask', on: { quoteRequested: 'loadingProducts' } },
    loadingProducts: {
      kind: 'work',
      fails: ['productsFailed'],
      on: {
        quoteRequested: 'loadingProducts',
        productsLoaded: [{ to: 'quoting', when: 'hasProduct' }, { to: 'unavailable' }],
        productsFailed: 'productsFailed',
      },
    },
    productsFailed: { kind: 'error', on: { quoteRequested: 'loadingProducts', retried: 'loadingProducts' } },
    /** No product is offered for the car. */
    unavailable: { kind: 'ask', on: { quoteRequested: 'loadingProducts' } },
    quoting: {
      kind: 'work',
      fails: ['quoteFailed'],
      on: { quoteRequested: 'loadingProducts', inputChanged: 'quoting', quoted: 'quoted', quoteFailed: 'hidden' },
    },
    quoted: { kind: 'ask', on: { quoteRequested: 'loadingProducts', inputChanged: 'quoting' } },
    /** A quote with an error hides the component (specification 2 section 8). */
    hidden: { kind: 'ask', on: { quoteRequested: 'loadingProducts' } },
  },
} as const satisfies FlowSpec;
