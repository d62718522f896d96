import type { Schema } from 'yup';
import {
  calculationResponseSchema,
  defaultResponseSchema,
  legalResponseSchema,
} from '@/domain/finance/codeweaver.schema';
import type { CalculationRequest, VehicleKey } from '@/domain/finance/codeweaver';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import type { FinanceService } from './finance.service';

export interface FinanceUpstream {
  /** Base address of `/api/codeweaver` without trailing slash. */
  url: string;
  /** Sent as a bearer token. */
  key: string | undefined;
}

interface Dependencies {
  fetch?: typeof globalThis.fetch;
  /** The VIN of a car in stock, which the lender wants and the browser does not know. */
  vinOf?: (carId: string) => Promise<string | undefined>;
  /** Called with the cause of a failure, for the log; never contains the request. */
  report: (error: unknown) => void;
}

const LIMIT_MS = 10_000;

/** An external finance service with the paths of specification 2 section 7; another installation of this product is one. */
export function createUpstreamFinance(
  { url, key }: FinanceUpstream,
  { fetch = globalThis.fetch, vinOf = async () => undefined, report }: Dependencies,
): FinanceService {
  const send = async <T>(
    path: string,
    { error, schema, body }: { error: ErrorCode; schema: Schema<T>; body?: unknown },
  ): Promise<Result<T>> => {
    try {
      const response = await fetch(`${url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key ? { authorization: `Bearer ${key}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (response.status === 404 && error === 'FINANCE_QUOTE_FAILED' && body === undefined)
        return failed('QUOTE_NOT_FOUND');
      if (!response.ok) throw new Error(`The finance service responded ${response.status}.`);
      return ok(await schema.validate(await response.json(), { stripUnknown: true }));
    } catch (cause) {
      report(cause);
      return failed(error);
    }
  };
  const complete = async (vehicle: VehicleKey): Promise<VehicleKey> => {
    const vin = vehicle.vin ?? (await vinOf(vehicle.id));
    return vin === undefined ? vehicle : { ...vehicle, vin };
  };
  return {
    defaults: async (request) =>
      send('/default', {
        error: 'FINANCE_DEFAULT_FAILED',
        schema: defaultResponseSchema,
        body: { ...request, vehicle: await complete(request.vehicle) },
      }),
    calculate: async ({ VehicleRequests }) => {
      const body: CalculationRequest = {
        VehicleRequests: await Promise.all(
          VehicleRequests.map(async (request) => ({ ...request, Vehicle: await complete(request.Vehicle) })),
        ),
      };
      return send('/cfd', { error: 'FINANCE_QUOTE_FAILED', schema: calculationResponseSchema, body });
    },
    legal: (quoteReference) =>
      send(`/legal?quoteRef=${encodeURIComponent(quoteReference)}`, {
        error: 'FINANCE_QUOTE_FAILED',
        schema: legalResponseSchema,
      }),
  };
}
