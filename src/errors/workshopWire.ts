import type { ErrorCode } from './catalogue';
import { failed, type AppError } from './result';

/** Words of specification 3 section 8 in 'Error Result', by our codes. */
const WORDS: Partial<Record<ErrorCode, string>> = {
  REG_INVALID: 'InvalidReg',
  VEHICLE_NOT_FOUND: 'VehicleNotFound',
  BRAND_NOT_SUPPORTED: 'BrandNotSupported',
  SLOT_TAKEN: 'TimeslotNotAvailable',
};

/** 'BrandNotSupported,Tesla', 'VehicleNotFound'; 'ServerError' for everything that has no word of its own. */
export function wireErrorOf({ code, params }: AppError): string {
  const word = WORDS[code] ?? 'ServerError';
  return code === 'BRAND_NOT_SUPPORTED' ? `${word},${params.brand ?? ''}` : word;
}

/** Our code for such a word; null for one that says nothing more than that it failed. */
export function errorOfWire(said: string): { ok: false; error: AppError } | null {
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
