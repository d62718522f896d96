import type { FirstTimeSlot } from '@/domain/workshop/workshops';
import { failed, ok } from '@/errors/result';
import { isBoolean, isString, nullable, objectOf } from '@/lib/checks';
import type { FirstTimesPort } from '@/ports/firstTimes.port';
import { sendRequest, type Fetch } from './sendRequest';

const isResponse = objectOf<{ firstTimeSlot: FirstTimeSlot | null }>({
  firstTimeSlot: nullable(
    objectOf<FirstTimeSlot>({ zone: isString, localDate: isString, localTime: isString, isFullDay: isBoolean }),
  ),
});

/** The port over `/api/mechmate/departments/firstTime`. */
export const createFirstTimesPort = (fetch: Fetch): FirstTimesPort => ({
  async firstTime(siteId, signal) {
    const exchanged = await sendRequest(fetch, `/api/mechmate/departments/firstTime/${encodeURIComponent(siteId)}`, {
      headers: { accept: 'application/json' },
      ...(signal ? { signal } : {}),
    });
    if (!exchanged) return failed('NETWORK_LOST');
    const { response, body } = exchanged;
    return response.ok && isResponse(body) ? ok(body.firstTimeSlot) : failed('TIMES_FAILED');
  },
});
