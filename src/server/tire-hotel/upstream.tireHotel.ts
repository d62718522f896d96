import { LOGGED_IN } from '@/domain/tire-hotel/customer';
import { failed, ok, type Result } from '@/errors/result';
import { SITE_HEADER } from '../forms/upstream.forms';
import type { TireHotelService, TireHotelVisit } from './tireHotel.service';
import {
  createUpstreamCall,
  refusalOf,
  type TireHotelUpstream,
  type TireHotelUpstreamParts,
  type UpstreamCall,
} from './upstreamCall';
import { sessionOf } from './upstreamSession';
import { credentialsOf, customerOf, validatedOf } from './upstream.schemas';

/** An external tire hotel at the paths of specification 3 section 7; another installation of this product is one. */
export function createUpstreamTireHotel(upstream: TireHotelUpstream, parts: TireHotelUpstreamParts): TireHotelService {
  const send = createUpstreamCall(upstream, parts);
  /** The specification has the values in the query. */
  const call = <T>(path: string, visit: TireHotelVisit, how: UpstreamCall<T>): Promise<Result<T>> =>
    send(`/authorization/${path}`, visit, {
      ...how,
      query: { ...how.query, locale: visit.locale },
      headers: { [SITE_HEADER]: visit.site.name },
    });

  return {
    search: (regNo, visit) =>
      call('search', visit, {
        method: 'GET',
        query: { regNo },
        code: 'TIRE_HOTEL_FAILED',
        codeFor: (status) => (status === 404 ? 'TIRE_AGREEMENT_NOT_FOUND' : 'TIRE_HOTEL_FAILED'),
        statuses: { 404: failed('TIRE_AGREEMENT_NOT_FOUND') },
        read: (body) => ok(validatedOf(body) ?? customerOf(body)),
      }),
    sendCode: (encryptedPhoneNumber, visit) =>
      call('login', visit, {
        query: { encryptedPhoneNumber },
        code: 'TIRE_CODE_NOT_SENT',
        codeFor: () => 'TIRE_CODE_NOT_SENT',
        read: (body) => ok(validatedOf(body) ?? credentialsOf(body)),
      }),
    validate: (attempt, visit) =>
      call('validate', visit, {
        query: attempt,
        code: 'TIRE_HOTEL_FAILED',
        codeFor: (status) => (status < 500 ? 'TIRE_CODE_WRONG' : 'TIRE_HOTEL_FAILED'),
        read(body, response) {
          const validated = validatedOf(body);
          if (validated?.status === LOGGED_IN) return ok({ validated, session: sessionOf(response) });
          const code = validated ? 'TIRE_CODE_WRONG' : 'TIRE_HOTEL_FAILED';
          return refusalOf(body, response.status, () => 'TIRE_CODE_WRONG') ?? failed(code);
        },
      }),
    session: async (visit) =>
      visit.session === null
        ? ok(null)
        : call('session', visit, {
            method: 'GET',
            code: 'TIRE_HOTEL_FAILED',
            // A service without this path knows no session.
            statuses: { 204: ok(null), 401: ok(null), 404: ok(null), 405: ok(null) },
            read: (body) => {
              const validated = validatedOf(body);
              return ok(validated?.status === LOGGED_IN ? validated : null);
            },
          }),
    logOut: async (visit) =>
      visit.session === null
        ? ok(null)
        : call('logout', visit, {
            code: 'TIRE_HOTEL_FAILED',
            statuses: { 404: ok(null), 405: ok(null) },
            read: () => ok(null),
          }),
  };
}
