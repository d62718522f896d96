const EDGE = 'https://edge.sitecorecloud.io';

const originOf = (address: string | undefined): string[] =>
  address?.trim() && URL.canParse(address.trim()) ? [new URL(address.trim()).origin] : [];

/**
 * Where content's pictures and films may come from beside the site itself, for the content security policy: a platform elsewhere
 * gives whole addresses. https alone; an empty list where the content is our own.
 */
export function mediaOrigins(env: Readonly<Record<string, string | undefined>>): string[] {
  const found = [
    ...originOf(env.SITECORE_API_HOST),
    ...originOf(env.MEDIA_HOST),
    ...(env.SITECORE_EDGE_CONTEXT_ID?.trim() ? [EDGE] : []),
  ];
  return [...new Set(found)].filter((origin) => origin.startsWith('https://'));
}
