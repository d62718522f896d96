import type { FaultCode } from './catalogue';

/** A failure as plain data: a row of the catalogue and the few facts that its text may show. No personal data. */
export interface Fault {
  code: FaultCode;
  facts: Record<string, string | number>;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; fault: Fault };

export const ok = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const failed = (code: FaultCode, facts: Fault['facts'] = {}): { ok: false; fault: Fault } => ({
  ok: false,
  fault: { code, facts },
});
