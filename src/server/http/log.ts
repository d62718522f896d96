import { pino, type Logger, type LevelWithSilent } from 'pino';

/** One JSON line an event on standard output. What is logged is decided where it is logged: route patterns, codes, numbers. */
export const createLog = (level: LevelWithSilent): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } });
