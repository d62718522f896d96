import { failed, ok } from '@/errors/result';
import type { PositionPort } from '@/ports/position.port';

const PATIENCE_MS = 10_000;
/** A town is near enough, and an answer of the last minutes, too. */
const OLD_ENOUGH_MS = 300_000;

/** The browser asks the visitor itself. Without location services, or with a no, it is refused. */
export const createPosition = (geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined): PositionPort => ({
  here: () =>
    new Promise((answer) => {
      if (!geolocation) {
        answer(failed('LOCATION_REFUSED'));
        return;
      }
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => answer(ok({ latitude, longitude })),
        () => answer(failed('LOCATION_REFUSED')),
        { timeout: PATIENCE_MS, maximumAge: OLD_ENOUGH_MS },
      );
    }),
});
