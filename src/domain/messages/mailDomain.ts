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
    TOP.test(labels.at(-1) ?? '') &&
    // Not all letters may stand in a name, and some are written as others.
    URL.canParse(`http://${domain}`)
  );
}

const ASCII = /^[\u0000-\u007f]*$/;

/**
 * An address with its domain as it is sent to: 'eva@ｂil.example' reaches the mailbox of 'eva@bil.example', and limits
 * by mailbox must see one. Unchanged where the domain cannot exist.
 */
export function withPlainDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  if (ASCII.test(domain) || !isPossibleMailDomain(domain)) return address;
  return `${address.slice(0, start)}${new URL(`http://${domain}`).hostname}`;
}
