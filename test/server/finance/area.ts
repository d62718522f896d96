import { Hono, type Env } from 'hono';
import type {
  CalculationParameters,
  CalculationRequest,
  DefaultRequest,
  VehicleKey,
} from '@/domain/finance/codeweaver';
import { createApp } from '@/server/app';
import type { Orm } from '@/server/database/orm';
import { createEmbeddedFinance } from '@/server/finance/embedded.finance';
import { financeRoutes } from '@/server/finance/finance.routes';
import type { FinanceService } from '@/server/finance/finance.service';
import { createFinanceStore } from '@/server/finance/finance.store';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';

const NOW = new Date('2026-11-20T09:00:00Z');

export const embedded = (orm: Orm, report: (error: unknown) => void = () => undefined): FinanceService =>
  createEmbeddedFinance({
    store: createFinanceStore(orm),
    links: {
      apply: '/reserve?k={key}&q={quoteRef}',
      partExchange: 'https://px.example/{key}/{quoteRef}',
      key: 'a-key',
    },
    now: () => NOW,
    report,
  });

/** The real API in front of a service. */
export const financeApp = (
  service: FinanceService,
  stockVehicle: Parameters<typeof financeRoutes>[1] = async (named) => aVehicle(named),
) => {
  const nothing = new Hono<Env>();
  return createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    log: createLog('silent'),
    metrics: createMetrics(),
    routes: {
      search: nothing,
      stock: nothing,
      media: nothing,
      content: nothing,
      analytics: nothing,
      finance: financeRoutes(service, stockVehicle),
    },
  });
};

const aVehicle = (over: Partial<VehicleKey> = {}): VehicleKey => ({
  id: '123456',
  registration: 'AB21 CDE',
  price: 18_995,
  mileage: 12_000,
  registrationDate: '2026-11-01',
  isUsed: true,
  ...over,
});
export const aDefault = (over: Partial<VehicleKey> = {}): DefaultRequest => ({
  vehicle: aVehicle(over),
  dealer: { siteId: 'uk-1' },
});
export const aCalculation = (
  parameters: Partial<CalculationParameters> = {},
  vehicle: Partial<VehicleKey> = {},
): CalculationRequest => ({
  VehicleRequests: [
    {
      Vehicle: aVehicle(vehicle),
      Dealer: { siteId: 'uk-1' },
      Parameters: {
        Term: 48,
        CashDeposit: 1899.5,
        RegularPayment: 0,
        AnnualMileage: 10_000,
        FinanceProductFamilyKeys: ['PCP'],
        CalculationType: 'ToRegularPayment',
        ...parameters,
      },
    },
  ],
});
