/** A mail address that may break before its at sign. */
export function MailAddress({ address }: { address: string }) {
  const atSign = address.lastIndexOf('@');
  return atSign < 1 ? (
    address
  ) : (
    <span>
      {address.slice(0, atSign)}
      <wbr />
      {address.slice(atSign)}
    </span>
  );
}
