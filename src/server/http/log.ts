import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';

/**
 * One JSON line per event, on standard output by default. The caller decides what is
 * logged: route patterns, codes, numbers; no personal data.
 */
export const createLog = (level: LevelWithSilent, destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
