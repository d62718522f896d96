/**
 * A label of a domain name: letters (of any script), digits and hyphens within, 1 to 63 characters (RFC 1035, 5890).
 */
const LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;
/** No top-level domain is a number. */
const TOP = /^(?=.*\p{L})[^]{2,}$/u;
const LENGTH = 253;

/** Whether mail could ever be delivered to an address of this domain, judged by its form alone. */
export function isPossibleMailDomain(domain: string): boolean {
  const labels = domain.split('.');
  return (
    domain.length <= LENGTH &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP.test(labels.at(-1) ?? '')
  );
}
