/**
 * The origins that an editor works from may hold `*.` for one host below. A request without an origin passes:
 * navigation and programs name none.
 */
export function isEditorOrigin(origin: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  const given = origin.toLowerCase();
  return allowed.some((one) => {
    const [scheme = '', host = ''] = one.toLowerCase().split('://');
    if (!host.startsWith('*.')) return given === one.toLowerCase();
    return (
      given.startsWith(`${scheme}://`) &&
      given.endsWith(host.slice(1)) &&
      given.length > scheme.length + 3 + host.length - 1
    );
  });
}
