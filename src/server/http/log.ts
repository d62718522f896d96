import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';

/**
 * One JSON line an event, on standard output unless another destination is given. What is logged is decided where it is
 * logged: route patterns, codes, numbers.
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
