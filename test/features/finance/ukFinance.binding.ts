import { bindFlow } from '@test/kit/bindFlow';
import { ukFinanceActions, ukFinanceSlice } from '@/features/finance/ukFinance.slice';
import { aDefaultRequest, aProduct, aQuotation, anInput } from './ukFinanceKit';

const failure = { error: { code: 'NETWORK_LOST', params: {} } } as const;

export const ukFinanceBinding = bindFlow(ukFinanceSlice, {
  actions: {
    quoteRequested: ukFinanceActions.quoteRequested({ request: aDefaultRequest, plan: null }),
    productsLoaded: ukFinanceActions.productsLoaded({ products: [] }),
    productsFailed: ukFinanceActions.productsFailed(failure),
    retried: ukFinanceActions.retried(),
    inputChanged: ukFinanceActions.inputChanged(anInput()),
    quoted: ukFinanceActions.quoted(aQuotation()),
    quoteFailed: ukFinanceActions.quoteFailed(failure),
  },
  guards: { hasProduct: { action: ukFinanceActions.productsLoaded({ products: [aProduct()] }) } },
});
