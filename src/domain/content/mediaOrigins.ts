const EDGE = 'https://edge.sitecorecloud.io';

const originOf = (address: string | undefined): string[] =>
  address?.trim() && URL.canParse(address.trim()) ? [new URL(address.trim()).origin] : [];

/**
 * Origins of content's pictures and films other than the site itself, for the content security policy: an external
 * platform gives absolute addresses. https only; an empty list with our own content.
 */
export function mediaOrigins(env: Readonly<Record<string, string | undefined>>): string[] {
  const found = [
    ...originOf(env.SITECORE_API_HOST),
    ...originOf(env.MEDIA_HOST),
    ...(env.SITECORE_EDGE_CONTEXT_ID?.trim() ? [EDGE] : []),
  ];
  return [...new Set(found)].filter((origin) => origin.startsWith('https://'));
}
