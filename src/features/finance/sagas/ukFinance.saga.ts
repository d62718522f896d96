import type { UnknownAction } from '@reduxjs/toolkit';
import { calculationOf, kindOf } from '@/domain/finance/quoteInput';
import { quotationOf } from '@/domain/finance/codeweaver';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { delay, put, select, type Saga } from '@/effects/sagaEffects';
import type { WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { failed, type AppError } from '@/errors/result';
import { planChanged } from '../finance.slice';
import { ukFinanceFlow } from '../ukFinance.flow';
import { selectUkFinance, selectUkFinanceFlow } from '../ukFinance.selectors';
import { ukFinanceActions } from '../ukFinance.slice';

const LIMIT_MS = 12_000;
/** A slider that is dragged is quoted when it rests. */
const REST_MS = 300;

const withoutCause = ({ code, params }: AppError): { error: AppError } => ({ error: { code, params } });

function* loadProducts(): Saga<UnknownAction> {
  const { request } = yield* select(selectUkFinance);
  if (!request) throw new Error('There is no car to quote for.');
  const finance = yield* port('finance');
  const result = yield* attempt((signal) => finance.defaults(request, signal), {
    limitMs: LIMIT_MS,
    error: 'FINANCE_DEFAULT_FAILED',
    where: 'finance products',
  });
  return result.ok
    ? ukFinanceActions.productsLoaded({ products: result.value.Products })
    : ukFinanceActions.productsFailed(withoutCause(result.error));
}

/** A quote, and then its terms: without them it is not shown. */
function* quote(): Saga<UnknownAction> {
  const { request, input } = yield* select(selectUkFinance);
  if (!request || !input) throw new Error('There is nothing to quote.');
  const isTouched = input.lastTouched !== 'product';
  if (isTouched) yield* delay(REST_MS);
  const finance = yield* port('finance');
  const result = yield* attempt((signal) => finance.calculate(calculationOf(request, input), signal), {
    limitMs: LIMIT_MS,
    error: 'FINANCE_QUOTE_FAILED',
    where: 'finance quote',
  });
  if (!result.ok) return ukFinanceActions.quoteFailed(withoutCause(result.error));
  const quotation = quotationOf(result.value);
  if (!quotation) return ukFinanceActions.quoteFailed(withoutCause(failed('FINANCE_QUOTE_FAILED').error));
  const legal = yield* attempt((signal) => finance.legal(quotation.quote.QuoteReference, signal), {
    limitMs: LIMIT_MS,
    error: 'FINANCE_QUOTE_FAILED',
    where: 'finance terms',
  });
  if (!legal.ok) return ukFinanceActions.quoteFailed(withoutCause(legal.error));
  if (isTouched) {
    const { Term: months, TotalDeposit, AnnualMileage: mileage } = quotation.quote;
    yield* put(
      planChanged({
        carId: request.vehicle.id,
        plan: { kind: kindOf(input.familyKey), months, deposit: Math.round(TotalDeposit), mileage },
      }),
    );
  }
  return ukFinanceActions.quoted({
    quote: quotation.quote,
    example: quotation.Blocks,
    notifications: quotation.Finance.Notifications,
    terms: legal.value.TermsAndConditions,
  });
}

export const ukFinanceWatch: WatchTable = [
  workers(
    ukFinanceFlow,
    selectUkFinanceFlow,
    { loadingProducts: loadProducts, quoting: quote },
    {
      loadingProducts: (error) => ukFinanceActions.productsFailed(withoutCause(error)),
      quoting: (error) => ukFinanceActions.quoteFailed(withoutCause(error)),
    },
  ),
];
