/** Where the vendor's editor lives. */
const VENDOR = ['https://pages.sitecorecloud.io', 'https://xmapps.sitecorecloud.io', 'https://designlibrary.sitecorecloud.io', 'https://app.sitecorecloud.io'];

/** The vendor's origins and those of `JSS_ALLOWED_ORIGINS`, as the policy of a page writes them: `*.` stands for one host below. */
export const editorOrigins = (added: readonly string[]): readonly string[] => [...new Set([...VENDOR, ...added])];

/** A request without an origin passes: navigation and programs name none. */
export function isEditorOrigin(origin: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  const given = origin.toLowerCase();
  return allowed.some((one) => {
    const [scheme = '', host = ''] = one.toLowerCase().split('://');
    if (!host.startsWith('*.')) return given === one.toLowerCase();
    return given.startsWith(`${scheme}://`) && given.endsWith(host.slice(1)) && given.length > scheme.length + 3 + host.length - 1;
  });
}
