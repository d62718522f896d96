import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ChosenPlan } from '@/domain/finance/chosenPlan';
import type {
  DefaultRequest,
  ExampleBlock,
  FinanceNotification,
  FinanceProduct,
  FinanceQuoteDetails,
} from '@/domain/finance/codeweaver';
import { inputOf, type QuoteInput } from '@/domain/finance/quoteInput';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { ukFinanceFlow } from './ukFinance.flow';

/** A quote with its example and its legal text: it is shown with all of them or not at all. */
export interface Quotation {
  quote: FinanceQuoteDetails;
  example: ExampleBlock[];
  notifications: FinanceNotification[];
  terms: string;
}

export interface UkFinanceState {
  flow: FlowState<StateOf<typeof ukFinanceFlow>>;
  /** Vehicle and dealer, as the lender wants them; null before the first request. */
  request: DefaultRequest | null;
  /** The parameters of the address. */
  plan: ChosenPlan | null;
  products: FinanceProduct[];
  input: QuoteInput | null;
  /** The last quotation stays on screen while the next one is on its way. */
  quotation: Quotation | null;
  error: AppError | null;
}

export const initialUkFinance: UkFinanceState = {
  flow: initialFlowState(ukFinanceFlow),
  request: null,
  plan: null,
  products: [],
  input: null,
  quotation: null,
  error: null,
};

export const ukFinanceSlice = createFlowSlice({
  flow: ukFinanceFlow,
  initialState: initialUkFinance,
  guards: {
    hasProduct: (_state, { payload }: PayloadAction<{ products: FinanceProduct[] }>) => payload.products.length > 0,
  },
  reducers: {
    quoteRequested: (
      state: UkFinanceState,
      { payload }: PayloadAction<{ request: DefaultRequest; plan: ChosenPlan | null }>,
    ): UkFinanceState => ({
      ...initialUkFinance,
      flow: state.flow,
      request: payload.request,
      plan: payload.plan,
    }),
    productsLoaded: (state, { payload }: PayloadAction<{ products: FinanceProduct[] }>) => {
      state.products = payload.products;
      state.input = inputOf(payload.products, state.plan);
    },
    productsFailed: (state, { payload }: PayloadAction<{ error: AppError }>) => {
      state.error = payload.error;
    },
    retried: (state) => {
      state.error = null;
    },
    /** A slider, a field, or another product. `lastTouched` decides what is reckoned. */
    inputChanged: (state, { payload }: PayloadAction<QuoteInput>) => {
      state.input = payload;
    },
    quoted: (state, { payload }: PayloadAction<Quotation>) => {
      state.quotation = payload;
      // The figure that was reckoned, and what the lender moved into its limits.
      if (state.input) {
        state.input.months = payload.quote.Term;
        state.input.deposit = payload.quote.TotalDeposit;
        state.input.payment = payload.quote.TotalRegularPayment;
        state.input.mileage = payload.quote.AnnualMileage;
      }
    },
    /** The visitor goes on to an application of the lender, on its site. */
    applicationOpened: (state: UkFinanceState, _action: PayloadAction<{ to: 'reserve' | 'partExchange' }>) => state,
    quoteFailed: (state, { payload }: PayloadAction<{ error: AppError }>) => {
      state.error = payload.error;
      state.quotation = null;
    },
  },
});

export const ukFinanceActions = ukFinanceSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof ukFinanceSlice> {}
}
