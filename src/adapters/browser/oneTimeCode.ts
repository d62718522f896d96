import { isRecord } from '@/lib/guards';
import type { OneTimeCodePort } from '@/ports/oneTimeCode.port';

/** The part of `navigator.credentials` that WebOTP needs; TypeScript's DOM types lack it. */
interface Credentials {
  get(options: { otp: { transport: ['sms'] }; signal: AbortSignal }): Promise<unknown>;
}

/** @param credentials null where the browser has no WebOTP */
export const createOneTimeCode = (credentials: Credentials | null): OneTimeCodePort => ({
  async receive(signal) {
    if (!credentials) return null;
    try {
      const credential = await credentials.get({ otp: { transport: ['sms'] }, signal });
      return isRecord(credential) && typeof credential.code === 'string' ? credential.code : null;
    } catch {
      return null;
    }
  },
});
