import {
  LOGGED_IN,
  type TireHotelCredentials,
  type TireHotelCustomer,
  type Validated,
} from '@/domain/tire-hotel/customer';
import { normalizeRegistrationNumber } from '@/domain/workshop/registrationNumber';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import type { Orm } from '@/server/database/orm';
import type { DealersStore } from '@/server/dealers/dealers.store';
import { createRegistryStore } from '@/server/workshop/registry.store';
import type { Site } from '@/sites/site.types';
import { createAgreementsStore } from './agreements.store';
import { createCodesStore } from './codes.store';
import { agreementOf, type CustomerSession } from './customerSession';
import { createSessionsStore } from './sessions.store';
import { createTireHotelLocations, storedVehicleOf } from './storedVehicles';
import { obfuscated, tireHotelTexts } from './tireHotel.messages';
import type { LogIn, TireHotelService, TireHotelVisit } from './tireHotel.service';
import { createTireHotelKeys, tireHotelKey } from './tireHotelKeys';

export interface EmbeddedTireHotelParts {
  orm: Orm;
  dealers: Pick<DealersStore, 'facilities'>;
  /** Origin of the site's pages without trailing slash. */
  origin: (site: Site) => string;
  /** Whether text messages are sent, or shown in the outbox. Without them no code can be. */
  sendsTexts: boolean;
  /** Called with the cause of a failure, for the log. */
  report: (error: unknown) => void;
  messagesQueued?: () => void;
  now?: () => number;
}

export interface EmbeddedTireHotel extends TireHotelService {
  /** The running session of a cookie's token, used just now; null: none. */
  customer(token: string): Promise<CustomerSession | null>;
  /** Deletes codes and sessions that have ended. */
  tend(): Promise<void>;
}

/** A number that no agreement has: what is done for it takes as long as for another. */
const NO_PHONE = '+000000000000000';

/** Logging in over the database, by a code to the phone of the agreement. */
export async function createEmbeddedTireHotel({
  orm,
  dealers,
  origin,
  sendsTexts,
  report,
  messagesQueued = () => undefined,
  now = Date.now,
}: EmbeddedTireHotelParts): Promise<EmbeddedTireHotel> {
  const keys = createTireHotelKeys(await tireHotelKey(orm), now);
  const agreements = createAgreementsStore(orm);
  const codes = createCodesStore(orm, keys, now);
  const sessions = createSessionsStore(orm, keys, now);
  const locationOf = createTireHotelLocations(dealers, createRegistryStore(orm), now);

  const guarded = async <T>(error: ErrorCode, message: string, run: () => Promise<Result<T>>): Promise<Result<T>> => {
    try {
      return await run();
    } catch (cause) {
      report(cause);
      return failed(error, { message });
    }
  };

  async function customer(token: string): Promise<CustomerSession | null> {
    const open = await sessions.use(token);
    const own = open ? await agreements.ofPhone(open.phone) : [];
    // The agreement may have ended meanwhile.
    return open && own.length > 0 ? { ...open, agreements: own } : null;
  }
  const customerOf = async ({ session }: TireHotelVisit): Promise<CustomerSession | null> =>
    session === null ? null : customer(session);

  async function validatedOf(
    { agreements: own, secondsLeft, secondsAtMost }: CustomerSession,
    { site, locale }: TireHotelVisit,
  ): Promise<Validated> {
    const texts = tireHotelTexts(site, locale);
    const vehicles = [];
    for (const agreement of own) vehicles.push(storedVehicleOf(agreement, await locationOf(agreement.erpId), texts));
    return {
      status: LOGGED_IN,
      vehicles,
      secondsLeft,
      secondsAtMost,
      wantsReminder: own.some(({ wantsReminder }) => wantsReminder === true),
    };
  }

  return {
    customer,

    search(given, visit) {
      const texts = tireHotelTexts(visit.site, visit.locale);
      return guarded<TireHotelCustomer | Validated>('TIRE_HOTEL_FAILED', texts.failed(), async () => {
        const regNo = normalizeRegistrationNumber(given);
        const current = await customerOf(visit);
        if (current && agreementOf(current, regNo)) return ok(await validatedOf(current, visit));
        const phone = await agreements.phoneOf(regNo);
        const encryptedPhoneNumber = keys.seal(phone ?? NO_PHONE);
        if (phone === null) return failed('TIRE_AGREEMENT_NOT_FOUND', { message: texts.noAgreement() });
        return ok({ encryptedPhoneNumber, obfuscatedPhoneNumber: obfuscated(phone), regNo });
      });
    },

    sendCode(encryptedPhoneNumber, visit) {
      const { site, locale } = visit;
      const texts = tireHotelTexts(site, locale);
      return guarded<TireHotelCredentials | Validated>('TIRE_CODE_NOT_SENT', texts.codeNotSent(), async () => {
        const phone = keys.unseal(encryptedPhoneNumber);
        const current = await customerOf(visit);
        if (current && current.phone === phone) return ok(await validatedOf(current, visit));
        const isCustomer = phone !== null && (await agreements.isCustomer(phone));
        if (!isCustomer) return failed('TIRE_SEARCH_ENDED', { message: texts.searchEnded() });
        if (!sendsTexts) return failed('TIRE_CODE_NOT_SENT', { message: texts.codeNotSent() });
        const { hostname } = new URL(origin(site));
        const sent = await codes.send(phone, (code) => ({ site: site.name, body: texts.code(code, hostname) }));
        if (sent.kind === 'tooMany') {
          const { retryAfter } = sent;
          return failed('TOO_MANY_REQUESTS', { retryAfter, message: texts.tooManyCodes(retryAfter) });
        }
        messagesQueued();
        return ok({
          authorizationToken: sent.token,
          message: texts.codeSent(obfuscated(phone)),
          secondsToResend: sent.secondsToResend,
        });
      });
    },

    validate({ authToken, otpToken }, visit) {
      const texts = tireHotelTexts(visit.site, visit.locale);
      const ended = () => failed('TIRE_CODE_ENDED', { message: texts.codeEnded() });
      return guarded<LogIn>('TIRE_HOTEL_FAILED', texts.failed(), async () => {
        const current = await customerOf(visit);
        if (current && (await codes.phoneOf(authToken)) === current.phone)
          return ok({ validated: await validatedOf(current, visit), session: null });
        const used = await codes.redeem({ token: authToken, code: otpToken }, (tx, phone) => sessions.open(tx, phone));
        if (used.kind === 'ended') return ended();
        if (used.kind === 'wrong') {
          const { triesLeft } = used;
          return failed('TIRE_CODE_WRONG', { triesLeft, message: texts.wrongCode(triesLeft) });
        }
        // Never continues a session that the browser brings along: it may be another's.
        if (visit.session !== null) await sessions.end(visit.session);
        const opened = await customer(used.value);
        return opened ? ok({ validated: await validatedOf(opened, visit), session: used.value }) : ended();
      });
    },

    session: (visit) =>
      guarded('TIRE_HOTEL_FAILED', tireHotelTexts(visit.site, visit.locale).failed(), async () => {
        const current = await customerOf(visit);
        return ok(current && (await validatedOf(current, visit)));
      }),

    logOut: (visit) =>
      guarded('TIRE_HOTEL_FAILED', tireHotelTexts(visit.site, visit.locale).failed(), async () => {
        if (visit.session !== null) await sessions.end(visit.session);
        return ok(null);
      }),

    async tend() {
      await codes.deleteOld();
      await sessions.deleteOld();
    },
  };
}
