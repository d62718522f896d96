import { isObject } from '@/lib/guards';
import type { OneTimeCodePort } from '@/ports/oneTimeCode.port';

/** The parts of a window that WebOTP needs. */
interface CodeWindow {
  navigator: { credentials?: { get(options: { signal: AbortSignal }): Promise<unknown> } };
}

/** WebOTP, where the browser has it; the text message's last line names the site and the code. */
export const createOneTimeCode = (window: CodeWindow): OneTimeCodePort => ({
  async receive(signal) {
    const { credentials } = window.navigator;
    if (!credentials || !('OTPCredential' in window)) return null;
    // TypeScript's types of the DOM lack `otp`.
    const options = { otp: { transport: ['sms'] }, signal };
    try {
      const credential = await credentials.get(options);
      return isObject(credential) && 'code' in credential && typeof credential.code === 'string'
        ? credential.code
        : null;
    } catch {
      return null;
    }
  },
});
