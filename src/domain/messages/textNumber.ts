/**
 * Mobile numbers of Jersey, Guernsey and the Isle of Man: Britain's calling code, but no country of our sites, and dear.
 * (Their '7624' is among what `MOBILE` leaves out.)
 */
const ISLANDS = /^7(?:509|524|700[378]|781|797|829|839|911[17]|924|937|4576)/;
/** Mobile numbers of the countries of our sites, by calling code; dear ones ('+44 70', '+421 900') are none. */
const MOBILE: Readonly<Record<string, RegExp>> = {
  '46': /^7[02369]\d{7}$/,
  '47': /^[49]\d{7}$/,
  '45': /^(?:[2-8]\d|9[1-9])\d{6}$/,
  '358': /^(?:4\d|50)\d{4,8}$/,
  '421': /^9(?!00)\d{8}$/,
  '44': /^7[1-57-9]\d{8}$/,
};
/** National numbers that cost the recipient of a call or the sender of a text more: Swedish, Finnish, Slovak. */
const DEAR = /^0(?:900|939|944|600|700)/;

const isMobile = (code: string, number: string): boolean =>
  MOBILE[code]?.test(number) === true && !(code === '44' && ISLANDS.test(number));

/**
 * Whether text messages go to a number as visitors type it. Only to mobile numbers of our sites'
 * countries: anybody can type others, and each text is paid for.
 */
export function takesTexts(written: string): boolean {
  const phone = written.replace(/[\s()./-]/g, '');
  const [, international] = /^(?:\+|00)(\d+)$/.exec(phone) ?? [];
  const codes = Object.keys(MOBILE);
  if (international === undefined)
    return !DEAR.test(phone) && codes.some((code) => isMobile(code, phone.replace(/^0/, '')));
  return codes.some(
    (code) => international.startsWith(code) && isMobile(code, international.slice(code.length).replace(/^0/, '')),
  );
}
