/** The one-time code of a text message that the browser hands to the page, where it can (WebOTP). */
export interface OneTimeCodePort {
  /** null: the browser can't, the visitor refused, or `signal` was aborted. Never rejects. */
  receive(signal: AbortSignal): Promise<string | null>;
}
