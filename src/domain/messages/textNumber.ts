/** Calling codes of Europe: the zones 3 and 4 of ITU-T E.164. */
const EUROPEAN = /^(?:\+|00)[34]/;
/** National numbers that cost the recipient of a call or the sender of a text more: Swedish, Finnish, Slovak. */
const DEAR = /^0(?:900|939|944|600|700)/;

/**
 * Whether text messages go to a number as visitors type it, without separators. Numbers of other parts of the world and
 * dear ones are not written to: anybody can type them, and each text is paid for.
 */
export const takesTexts = (phone: string): boolean =>
  /^(?:\+|00)/.test(phone) ? EUROPEAN.test(phone) : !DEAR.test(phone);
