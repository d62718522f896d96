/** Origins of the vendor's editor. */
const VENDOR = [
  'https://pages.sitecorecloud.io',
  'https://xmapps.sitecorecloud.io',
  'https://designlibrary.sitecorecloud.io',
  'https://app.sitecorecloud.io',
];

/**
 * The vendor's origins and those of `JSS_ALLOWED_ORIGINS`, as in a content security policy: `*.` stands for one
 * subdomain.
 */
export const editorOrigins = (added: readonly string[]): readonly string[] => [...new Set([...VENDOR, ...added])];
