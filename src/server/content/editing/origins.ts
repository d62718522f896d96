/** Where the vendor's editor lives. */
const VENDOR = [
  'https://pages.sitecorecloud.io',
  'https://xmapps.sitecorecloud.io',
  'https://designlibrary.sitecorecloud.io',
  'https://app.sitecorecloud.io',
];

/** The vendor's origins and those of `JSS_ALLOWED_ORIGINS`, as the policy of a page writes them: `*.` stands for one host below. */
export const editorOrigins = (added: readonly string[]): readonly string[] => [...new Set([...VENDOR, ...added])];
