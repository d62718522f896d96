import { Hono, type Context } from 'hono';
import { ValidationError } from 'yup';
import type { CalculationRequest, VehicleKey } from '@/domain/finance/codeweaver';
import {
  calculationRequestSchema,
  defaultRequestSchema,
  quoteReferenceSchema,
} from '@/domain/finance/codeweaver.schema';
import { statusOf } from '@/errors/catalogue';
import { failed, type Result } from '@/errors/result';
import type { AppEnv } from '../http/app.types';
import { errorResponse } from '../http/errorResponse';
import { limitBody } from '../http/guards';
import { jsonBody } from '../http/jsonBody';
import type { FinanceService } from './finance.service';

const BODY_BYTES = 16 * 1024;

/**
 * Routes of /api/codeweaver: POST `/default` and `/cfd`, GET `/legal?quoteRef=`. 400 for a malformed request. Quotes are
 * of the moment: `no-store`.
 * @param stockVehicle the car on offer that a request names, as the lender wants it
 */
export function financeRoutes(
  service: FinanceService,
  stockVehicle: (named: Pick<VehicleKey, 'id'>) => Promise<VehicleKey | null>,
) {
  const routes = new Hono<AppEnv>();
  const respond = <T extends object>(c: Context<AppEnv>, result: Result<T>): Response => {
    if (result.ok) return c.json(result.value);
    const { code } = result.error;
    const status = statusOf(code);
    if (status >= 500) c.get('log').warn({ code }, 'finance failed');
    return Response.json({ error: { code } }, { status, headers: { 'Cache-Control': 'no-store' } });
  };
  const post = <Request, Body extends object>(
    path: string,
    read: (body: unknown) => Request,
    run: (request: Request) => Promise<Result<Body>>,
  ) =>
    routes.post(path, limitBody(BODY_BYTES), async (c) => {
      let request: Request;
      try {
        request = read(jsonBody(await c.req.text()));
      } catch (error) {
        if (error instanceof ValidationError) return errorResponse('BAD_REQUEST', { message: error.message });
        if (error instanceof SyntaxError) return errorResponse('BAD_REQUEST');
        throw error;
      }
      return respond(c, await run(request));
    });
  // Quotes are legal texts: what they say of the car is the stock's, not the browser's.
  post(
    '/default',
    (body) => defaultRequestSchema.validateSync(body, { strict: true }),
    async (request) => {
      const vehicle = await stockVehicle(request.vehicle);
      return vehicle ? service.defaults({ ...request, vehicle }) : failed('NOT_FOUND');
    },
  );
  post(
    '/cfd',
    (body) => calculationRequestSchema.validateSync(body, { strict: true }),
    async (request) => {
      const vehicleRequests: CalculationRequest['VehicleRequests'] = [];
      for (const one of request.VehicleRequests) {
        const Vehicle = await stockVehicle(one.Vehicle);
        if (!Vehicle) return failed('NOT_FOUND');
        vehicleRequests.push({ ...one, Vehicle });
      }
      return service.calculate({ ...request, VehicleRequests: vehicleRequests });
    },
  );
  routes.get('/legal', async (c) => {
    const reference = c.req.query('quoteRef') ?? '';
    if (!quoteReferenceSchema.isValidSync(reference))
      return errorResponse('BAD_REQUEST', { message: 'quoteRef must be a quote reference.' });
    return respond(c, await service.legal(reference));
  });
  return routes;
}
