import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Orm } from '@/server/database/orm';
import { settings } from '@/server/database/schema';
import { readSetting } from '@/server/database/settings.store';

const SETTING = 'tireHotel.key';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** E.164 has 15 digits at most: each sealed number has the same length. */
const PHONE_BYTES = 16;
const TIME_BYTES = 8;
/** From the search until the code is requested. */
const SEAL_MINUTES = 30;

/** What the tire hotel encrypts and hashes with. */
export interface TireHotelKeys {
  /** A phone number that only this installation reads, for half an hour. Different each time. */
  seal(phone: string): string;
  /** null for a text that is none of ours, was changed, or is too old. */
  unseal(sealed: string): string | null;
  /** Hash of a token, or of the address that asks for a code, as it is stored. */
  tokenHash(kind: 'code' | 'session' | 'asker', token: string): string;
  /** Hash of a code, which is another one for each attempt. */
  codeHash(tokenHash: string, code: string): string;
}

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Created once and stored in the database: all servers of an installation share it, also after a restart. */
export async function tireHotelKey(orm: Orm): Promise<string> {
  await orm
    .insert(settings)
    .values({ key: SETTING, value: randomBytes(KEY_BYTES).toString('hex') })
    .onConflictDoNothing();
  const key = await readSetting(orm, SETTING);
  if (typeof key !== 'string') throw new Error('The key of the tire hotel cannot be read from the database.');
  return key;
}

export function createTireHotelKeys(key: string, now: () => number): TireHotelKeys {
  const keyFor = (use: string): Buffer =>
    Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', `tire hotel ${use}`, KEY_BYTES));
  const [phoneKey, tokenKey, codeKey] = [keyFor('phone'), keyFor('token'), keyFor('code')];
  const hmac = (using: Buffer, text: string): string => createHmac('sha256', using).update(text).digest('base64url');

  return {
    seal(phone) {
      const plain = Buffer.alloc(TIME_BYTES + PHONE_BYTES);
      plain.writeBigUInt64BE(BigInt(now() + SEAL_MINUTES * 60_000));
      plain.write(phone, TIME_BYTES, 'latin1');
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', phoneKey, iv);
      const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length !== IV_BYTES + TAG_BYTES + TIME_BYTES + PHONE_BYTES) return null;
      const decipher = createDecipheriv('aes-256-gcm', phoneKey, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      let plain: Buffer;
      try {
        plain = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      } catch {
        // Changed, or sealed by another installation.
        return null;
      }
      const isFresh = plain.readBigUInt64BE() > BigInt(now());
      return isFresh ? plain.subarray(TIME_BYTES).toString('latin1').replaceAll('\0', '') : null;
    },
    tokenHash: (kind, token) => hmac(tokenKey, `${kind} ${token}`),
    codeHash: (tokenHash, code) => hmac(codeKey, `${tokenHash} ${code}`),
  };
}
