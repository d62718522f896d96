import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { DefaultRequest } from '@/domain/finance/codeweaver';
import { financeVehicle } from '@/domain/finance/financeVehicle';
import { financeErrors } from '@/errors/entries/finance.errors';
import { textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import type { CarRecord } from '@/store/entities';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { selectChosenPlan } from '../finance.selectors';
import {
  selectQuotation,
  selectUkFinanceError,
  selectUkFinanceFlow,
  selectUkFinanceReady,
} from '../ukFinance.selectors';
import { ukFinanceActions } from '../ukFinance.slice';
import { RepresentativeExample } from './RepresentativeExample';
import { UkQuote } from './UkQuote';

function requestFor(car: CarRecord): DefaultRequest | null {
  const vehicle = financeVehicle(car);
  return vehicle && { vehicle, dealer: { siteId: car.car_site_id ?? 'unknown' } };
}

/** British finance: products and a quote, with the representative example above everything. Keyed by car and price. */
export function UkFinance({ car }: { car: CarRecord }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const flow = useAppSelector(selectUkFinanceFlow);
  const isReady = useAppSelector(selectUkFinanceReady);
  const error = useAppSelector(selectUkFinanceError);
  const plan = useAppSelector((state) => selectChosenPlan(state, car.car_id));
  const quotation = useAppSelector(selectQuotation);
  const request = requestFor(car);
  const start = useEffectEvent(() => {
    if (request) dispatch(ukFinanceActions.quoteRequested({ request, plan }));
  });
  useEffect(() => {
    if (isReady) start();
  }, [isReady]);
  if (!request) return null;
  const waiting = (): ReactNode => (
    <p className="waiting" role="status" data-needs-script="">
      {t('finance.quoting')}
    </p>
  );
  const quote = (): ReactNode =>
    quotation ? (
      <RepresentativeExample of={quotation}>
        {(figures) => <UkQuote {...figures} price={request.vehicle.price} isBusy={flow.value === 'quoting'} />}
      </RepresentativeExample>
    ) : (
      waiting()
    );
  const errorKey = error && textKeyOf(error.code, financeErrors);
  const nothing = (): ReactNode => null;
  const retry = (
    <Button variant="secondary" onClick={() => dispatch(ukFinanceActions.retried())}>
      {t('error.actionRetry')}
    </Button>
  );
  const failed = (): ReactNode => (
    <Notice tone="danger" announce="polite" actions={retry}>
      {t(errorKey ?? 'error.financeDefaultFailed')}
    </Notice>
  );
  const views: Record<typeof flow.value, () => ReactNode> = {
    idle: waiting,
    loadingProducts: waiting,
    productsFailed: failed,
    unavailable: nothing,
    quoting: quote,
    quoted: quote,
    hidden: nothing,
  };
  const view = views[flow.value]();
  return view ? (
    <section className="panel" aria-labelledby="uk-finance">
      <h3 id="uk-finance">{t('finance.ukTitle')}</h3>
      {view}
    </section>
  ) : null;
}
