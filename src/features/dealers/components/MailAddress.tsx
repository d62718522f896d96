/** A mail address; one that is too long for its line goes on before its at sign. */
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return at < 1 ? (
    address
  ) : (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
