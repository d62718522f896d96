import { failed, ok } from '@/errors/result';
import type { PositionPort } from '@/ports/position.port';

const TIMEOUT_MS = 10_000;
/** A position of the last minutes is recent enough for choosing a town. */
const MAX_AGE_MS = 300_000;

/** The browser asks for permission. Without geolocation, or without permission: LOCATION_REFUSED. */
export const createPosition = (geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined): PositionPort => ({
  here: () =>
    new Promise((resolve) => {
      if (!geolocation) {
        resolve(failed('LOCATION_REFUSED'));
        return;
      }
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve(ok({ latitude, longitude })),
        () => resolve(failed('LOCATION_REFUSED')),
        { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
      );
    }),
});
