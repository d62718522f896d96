import { createHmac, timingSafeEqual } from 'node:crypto';
import { planOfQuote } from '@/domain/finance/financePlan';
import type { FinancePlan } from '@/domain/forms/contact';
import type { FinanceService } from './finance.service';

/** British quotes are in pounds. */
const CURRENCY = 'GBP';

export interface QuoteSignatures {
  of(carId: string, plan: FinancePlan): string;
  /** Whether the plan is one that was given for the car. */
  isOurs(carId: string, plan: FinancePlan): boolean;
}

/** @param key secret of the installation, which its processes share */
export function createQuoteSignatures(key: string): QuoteSignatures {
  const of = (carId: string, plan: FinancePlan): string => {
    const { kind, currency, monthlyMinor, months, depositMinor, mileage, quoteReference } = plan;
    return createHmac('sha256', `quotes ${key}`)
      .update(JSON.stringify([carId, kind, currency, monthlyMinor, months, depositMinor, mileage, quoteReference]))
      .digest('base64url');
  };
  return {
    of,
    isOurs(carId, plan) {
      const given = Buffer.from(plan.signature ?? '');
      const own = Buffer.from(of(carId, plan));
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}

/**
 * The service, whose quotes carry a signature of the car and their figures: a browser sends them back with a request to
 * the seller, who must not read figures that nobody quoted. So no quote of an external lender has to be stored.
 */
export const withSignedQuotes = (service: FinanceService, signatures: QuoteSignatures): FinanceService => ({
  ...service,
  async calculate(request) {
    const result = await service.calculate(request);
    if (!result.ok) return result;
    const Vehicles = result.value.Vehicles.map(({ FinanceQuotations, ...vehicle }, index) => {
      const { Vehicle, Parameters } = request.VehicleRequests[index] ?? {};
      return {
        ...vehicle,
        FinanceQuotations: FinanceQuotations.map((quotation, position) => {
          const keys = Parameters?.FinanceProductFamilyKeys ?? [];
          const familyKey = keys[position] ?? keys[0];
          const { Quote } = quotation.Finance;
          if (!Quote || !Vehicle || familyKey === undefined) return quotation;
          const Signature = signatures.of(Vehicle.id, planOfQuote(Quote, familyKey, CURRENCY));
          return { ...quotation, Finance: { ...quotation.Finance, Quote: { ...Quote, Signature } } };
        }),
      };
    });
    return { ...result, value: { ...result.value, Vehicles } };
  },
});
