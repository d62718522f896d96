import type { FaultCode } from './catalogue';
import { failed, type Fault } from './outcome';

/** Words of specification 3 section 8 in 'Error Result', by our codes. */
const WORDS: Partial<Record<FaultCode, string>> = {
  REG_INVALID: 'InvalidReg',
  VEHICLE_NOT_FOUND: 'VehicleNotFound',
  BRAND_NOT_SUPPORTED: 'BrandNotSupported',
  SLOT_TAKEN: 'TimeslotNotAvailable',
};

/** 'BrandNotSupported,Tesla', 'VehicleNotFound'; 'ServerError' for everything that has no word of its own. */
export function wireErrorOf({ code, facts }: Fault): string {
  const word = WORDS[code] ?? 'ServerError';
  return code === 'BRAND_NOT_SUPPORTED' ? `${word},${facts.brand ?? ''}` : word;
}

/** Our code for such a word; null for one that says nothing more than that it failed. */
export function faultOfWire(said: string): { ok: false; fault: Fault } | null {
  if (said.includes('BrandNotSupported'))
    return failed('BRAND_NOT_SUPPORTED', { brand: said.split(',').slice(1).join(',').trim() });
  switch (said) {
    case 'InvalidReg':
      return failed('REG_INVALID');
    case 'VehicleNotFound':
    case 'Fordon hittades inte':
      return failed('VEHICLE_NOT_FOUND');
    case 'TimeslotNotAvailable':
      return failed('SLOT_TAKEN');
    default:
      return null;
  }
}
