import type { ErrorCode } from './catalogue';
import { failed, type AppError } from './result';

/** Codes of specification 3 section 8 in 'Error Result', by our codes. */
const WIRE_CODES: Partial<Record<ErrorCode, string>> = {
  REG_INVALID: 'InvalidReg',
  VEHICLE_NOT_FOUND: 'VehicleNotFound',
  BRAND_NOT_SUPPORTED: 'BrandNotSupported',
  SLOT_TAKEN: 'TimeslotNotAvailable',
};

/** 'BrandNotSupported,Tesla', 'VehicleNotFound'; 'ServerError' for every other code. */
export function wireErrorOf({ code, params }: AppError): string {
  const word = WIRE_CODES[code] ?? 'ServerError';
  return code === 'BRAND_NOT_SUPPORTED' ? `${word},${params.brand ?? ''}` : word;
}

/** Our code for a code of the specification; null for a general failure. */
export function errorOfWire(wireCode: string): { ok: false; error: AppError } | null {
  if (wireCode.includes('BrandNotSupported'))
    return failed('BRAND_NOT_SUPPORTED', { brand: wireCode.split(',').slice(1).join(',').trim() });
  switch (wireCode) {
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
