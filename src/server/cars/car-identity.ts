import { createHash } from 'node:crypto';
import type { CarRef, FeedCar } from '@/domain/stock/stock';
import { isObject } from '@/lib/guards';

/** JSON with sorted keys, so that equal content gives equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (isObject(value)) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

export const contentHash = (value: object): string =>
  createHash('sha256').update(canonical(value)).digest('base64url').slice(0, 22);

/** Twelve digits from any text (decision 3d). Another `attempt` gives another number for the same text. */
export function derivedId(text: string, attempt = 0): string {
  const digest = createHash('sha256').update(`${attempt}:${text}`).digest();
  return String(100_000_000_000 + (digest.readUIntBE(0, 6) % 900_000_000_000));
}

/** The id of a car whose row has none, from the row as its source wrote it (decision 3d). */
export const rowId = (source: object): string => derivedId(`row:${contentHash(source)}`);

/** A key for each way in which a feed identifies a car: our id, its own id, or only its content. */
export function refKey(car: FeedCar | CarRef): string {
  if ('car_id' in car && car.car_id !== undefined) return `id:${car.car_id}`;
  if ('external_id' in car && car.external_id !== undefined) return `ext:${car.external_id}`;
  return `row:${contentHash(car)}`;
}
