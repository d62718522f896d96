import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Orm } from '@/server/database/orm';
import { readSetting } from '@/server/database/settings.store';
import { settings } from '@/server/database/schema';

/** Tokens that open a booking, or another row, from its link: the row's id, signed. They contain no customer data. */
export interface ManageTokens {
  of(id: string): string;
  /** The row's id; null for a token with an invalid signature. */
  read(token: string): string | null;
}

const SETTING = 'workshop.linkKey';
const SIGNATURE_BYTES = 16;

/**
 * Created once and stored in the database: all servers of an installation read the same links, also after a restart.
 */
export async function linkKey(orm: Orm): Promise<string> {
  await orm
    .insert(settings)
    .values({ key: SETTING, value: randomBytes(32).toString('hex') })
    .onConflictDoNothing();
  const key = await readSetting(orm, SETTING);
  if (typeof key !== 'string') throw new Error('The key of the bookings’ links cannot be read from the database.');
  return key;
}

/** @param purpose a token of one purpose is invalid for all others */
export function createManageTokens(key: string, purpose = 'workshop booking'): ManageTokens {
  const signature = (id: Buffer): Buffer =>
    createHmac('sha256', `${purpose} ${key}`).update(id).digest().subarray(0, SIGNATURE_BYTES);
  return {
    of(rowId) {
      const id = Buffer.from(rowId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, signature(id)]).toString('base64url');
    },
    read(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== 16 + SIGNATURE_BYTES) return null;
      const id = bytes.subarray(0, 16);
      if (!timingSafeEqual(bytes.subarray(16), signature(id))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
