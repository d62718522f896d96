import type { Logger } from 'pino';

/** Logs, at the level debug, what each step of a start takes. */
export function createStartTimes(
  log: Pick<Logger, 'debug'>,
  now: () => number = () => performance.now(),
): (step: string) => void {
  let last = now();
  return (step) => {
    const ended = now();
    log.debug({ step, ms: Math.round(ended - last) }, 'start');
    last = ended;
  };
}
